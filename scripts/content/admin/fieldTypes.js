/*
 * Field types of our own, because those of Sveltia 0.221.1 change values: `string` writes 750 as "750", `number`
 * rejects words, and `datetime` shows 2026-03-08 as 7 p.m. on the day before.
 */

/**
 * @typedef {string | number | boolean | undefined} Value
 * @typedef {{ booleanLabels?: [string, boolean][], allowsNumbers?: boolean, choices?: string[], zone?: string, target?: string, pattern?: [string, string] }} Field from `describe/cmsFields.ts`
 * @typedef {{ value: Value, field: Field, onChange: (value: Value) => void, forID: string, classNameWrapper: string }} Props
 * @typedef {(type: string, attributes: object, ...children: unknown[]) => unknown} CreateElement from React
 *
 * @typedef {object} Control
 * @property {object[]} [inputs] attributes of each input. Defaults to one for text
 * @property {(value: Value, field: Field) => string[]} [format] returns the texts of the inputs
 * @property {(texts: string[], field: Field) => Value} [parse]
 * @property {(field: Field) => string[]} [listChoices] lists suggestions. Defaults to the choices of the field
 * @property {(value: Value, field: Field) => true | { error: { message: string } }} [isValid]
 */

/** Functions of Sveltia, which are undefined until its script has run. */
const cmsWindow = /** @type {Window & { createClass: (spec: object) => unknown, h: CreateElement }} */ (
  /** @type {unknown} */ (window)
)

/**
 * Creates a field of uncontrolled inputs: React doesn't replace typed text until "Revert changes" sets a new value.
 * @param {Control} control
 */
function createField({
  inputs = [{ type: 'text' }],
  format = (value) => [String(value ?? '')],
  parse = ([text]) => text,
  listChoices = ({ choices = [] }) => choices,
  isValid = () => true,
}) {
  const { createClass, h } = cmsWindow
  return createClass({
    /** @this {{ props: Props, current: Value, revision: number }} */
    render() {
      const { value, field, onChange, forID, classNameWrapper } = this.props
      if (value !== this.current) Object.assign(this, { current: value, revision: (this.revision ?? 0) + 1 })
      const onInput = (/** @type {{ currentTarget: Element }} */ { currentTarget }) => {
        const texts = Array.from(currentTarget.querySelectorAll('input'), (input) => input.value.trim())
        this.current = parse(texts, field)
        onChange(this.current)
      }
      const texts = format(value, field)
      const choicesId = `${forID}-choices`
      const commonProps = { className: classNameWrapper, 'aria-labelledby': `${forID}-label`, list: choicesId }
      const options = listChoices(field).map((choice) => h('option', { key: choice, value: choice }))
      return h(
        'div',
        { key: this.revision, onInput },
        inputs.map((input, index) => h('input', { ...commonProps, ...input, key: index, defaultValue: texts[index] })),
        h('datalist', { id: choicesId }, options),
      )
    },
    isValid,
  })
}

/** An input that saves numbers, booleans, and text with their type. @type {Control} */
const TYPED_CONTROL = {
  format: (value, { booleanLabels = [] }) => [
    booleanLabels.find(([, option]) => option === value)?.[0] ?? String(value ?? ''),
  ],
  parse: ([text = ''], { booleanLabels = [], allowsNumbers }) =>
    booleanLabels.find(([label]) => label === text)?.[1] ?? (allowsNumbers && /^\d+$/.test(text) ? Number(text) : text),
}

/** Inputs for a day and an optional time, with the time zone's offset. @type {Control} */
const DATE_TIME_CONTROL = {
  inputs: [{ type: 'date' }, { type: 'time', title: 'Leave it empty for the whole day.' }],
  format: (value, { zone }) => {
    const text = String(value ?? '')
    if (!text.includes('T') || Number.isNaN(Date.parse(text))) return [text, '']
    const [day = '', time = ''] = new Date(text).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
    return [day, time.slice(0, 5)]
  },
  parse: ([day = '', time = ''], { zone }) => {
    if (day === '' || time === '') return day
    const localTime = `${day}T${time}`
    // Look up the offset twice: around a clock change, the offset at this time in UTC can be the wrong one.
    const approximateOffset = getOffset(`${localTime}Z`, zone)
    return localTime + getOffset(localTime + approximateOffset, zone)
  },
}

/** @type {(time: string, timeZone: string | undefined) => string} Returns an offset such as `-05:00`. */
function getOffset(time, timeZone) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(new Date(time))
  return /[+-]\d\d:\d\d/.exec(parts)?.[0] ?? 'Z'
}

/** An input with suggestions: there are too many ids for a menu. @type {(ids: Record<string, string[]>) => Control} */
const createIdControl = (idsByTarget) => ({
  listChoices: ({ target = '' }) => idsByTarget[target] ?? [],
  isValid: (value, { target = '', pattern }) => {
    const [id] = String(value ?? '').split(/[?#]/)
    if (!id || idsByTarget[target]?.includes(id)) return true
    return { error: { message: pattern?.[1] ?? `There's no “${id}”. Choose one from the list.` } }
  },
})

/** Creates a switch for a field that is either `true` or missing. */
const createSwitch = () =>
  cmsWindow.createClass({
    /** @this {{ props: Props }} */
    render() {
      const { value, onChange, forID } = this.props
      const change = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) =>
        onChange(currentTarget.checked || undefined)
      const state = { checked: Boolean(value), onChange: change }
      return cmsWindow.h('input', { type: 'checkbox', role: 'switch', 'aria-labelledby': `${forID}-label`, ...state })
    },
  })

/** Creates a checkbox. `forms.css` hides the fields below it unless it's checked. */
const createDisclosure = () =>
  cmsWindow.createClass({
    render: () => cmsWindow.h('label', {}, cmsWindow.h('input', { type: 'checkbox' }), ' Show rarely used fields'),
  })

/** Creates the field types by name. @param {Record<string, string[]>} idsByTarget */
export const createFieldTypes = (idsByTarget) => ({
  typed: createField(TYPED_CONTROL),
  dayOrTime: createField(DATE_TIME_CONTROL),
  id: createField(createIdControl(idsByTarget)),
  switch: createSwitch(),
  disclosure: createDisclosure(),
})
