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
 * @property {(value: Value, field: Field) => object[]} [listInputs] returns attributes of the inputs. Defaults to one for text
 * @property {(inputs: HTMLInputElement[], field: Field) => Value} [parse] returns the value to save
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
  listInputs = (value) => [{ type: 'text', defaultValue: value ?? '' }],
  parse = ([input]) => input?.value.trim(),
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
        this.current = parse([...currentTarget.querySelectorAll('input')], field)
        onChange(this.current)
      }
      const choicesId = `${forID}-choices`
      const commonProps = { className: classNameWrapper, 'aria-labelledby': `${forID}-label`, list: choicesId }
      const options = listChoices(field).map((choice) => h('option', { key: choice, value: choice }))
      return h(
        'div',
        { key: this.revision, onInput },
        listInputs(value, field).map((input, index) => h('input', { ...commonProps, ...input, key: index })),
        h('datalist', { id: choicesId }, options),
      )
    },
    isValid,
  })
}

/** An input that saves numbers, booleans, and text with their type. @type {Control} */
const TYPED_CONTROL = {
  listInputs: (value, { booleanLabels = [] }) => [
    { type: 'text', defaultValue: booleanLabels.find(([, option]) => option === value)?.[0] ?? value },
  ],
  parse: ([input], { booleanLabels = [], allowsNumbers }) => {
    const text = input?.value.trim() ?? ''
    const isNumber = allowsNumbers && /^\d+$/.test(text)
    return booleanLabels.find(([label]) => label === text)?.[1] ?? (isNumber ? Number(text) : text)
  },
}

/** Inputs for a day and an optional time, with the time zone's offset. @type {Control} */
const DATE_TIME_CONTROL = {
  listInputs: (value, { zone }) => {
    const text = String(value ?? '')
    const hasTime = text.includes('T') && !Number.isNaN(Date.parse(text))
    const local = hasTime ? new Date(text).toLocaleString('sv-SE', { timeZone: zone }) : text
    const [day, time = ''] = local.split(' ')
    return [
      { type: 'date', defaultValue: day },
      { type: 'time', defaultValue: time.slice(0, 5), title: 'Leave it empty for the whole day.' },
    ]
  },
  parse: (inputs, { zone }) => {
    const [day = '', time = ''] = inputs.map((input) => input.value)
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

/** A switch for a field that is either `true` or missing. @type {Control} */
const SWITCH_CONTROL = {
  listInputs: (value) => [{ type: 'checkbox', role: 'switch', defaultChecked: value }],
  parse: ([input]) => input?.checked || undefined,
}

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
  switch: createField(SWITCH_CONTROL),
  disclosure: createDisclosure(),
})
