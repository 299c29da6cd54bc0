/*
 * Sveltia 0.221.1 changes these values: `string` writes 750 as "750", `number` rejects a word, and `datetime` shows
 * 2026-03-08 as 7 p.m. on the day before.
 */

/**
 * @typedef {string | number | boolean | undefined} Value
 * @typedef {{ words?: [string, boolean][], numbers?: boolean, choices?: string[], zone?: string }} Field from `describe/contentSystem.ts`
 * @typedef {{ value: Value, field: Field, onChange: (value: Value) => void, forID: string, classNameWrapper: string }} Props
 * @typedef {(type: string, attributes: object, ...children: unknown[]) => unknown} Draw
 * @typedef {{ init: (options: object) => void, registerFieldType: (name: string, control: unknown) => void }} System
 */
const system = /** @type {Window & { CMS: System, createClass: (spec: object) => unknown, h: Draw }} */ (
  /** @type {unknown} */ (Object.assign(window, { CMS_MANUAL_INIT: true }))
)

/**
 * Uncontrolled inputs, so that only "Revert changes" replaces text.
 * @param {object[]} inputs
 * @param {(value: Value, field: Field) => string[]} show
 * @param {(typed: string[], field: Field) => Value} read
 */
function control(inputs, show, read) {
  return system.createClass({
    /** @this {{ props: Props, current: Value, revision: number }} */
    render() {
      const { value, field, onChange, forID, classNameWrapper } = this.props
      if (value !== this.current) Object.assign(this, { current: value, revision: (this.revision ?? 0) + 1 })
      const shown = show(value, field)
      const { h } = system
      const onInput = (/** @type {{ currentTarget: Element }} */ { currentTarget }) => {
        this.current = read(
          Array.from(currentTarget.querySelectorAll('input'), (input) => input.value.trim()),
          field,
        )
        onChange(this.current)
      }
      const common = { className: classNameWrapper, 'aria-labelledby': `${forID}-label`, list: `${forID}-choices` }
      return h(
        'div',
        { key: this.revision, onInput },
        inputs.map((each, at) => h('input', { ...common, ...each, key: at, defaultValue: shown[at] })),
        h(
          'datalist',
          { id: `${forID}-choices` },
          (field.choices ?? []).map((value) => h('option', { key: value, value })),
        ),
      )
    },
  })
}

/** Numbers, booleans, and text stay what they are. */
const anything = () =>
  control(
    [{ type: 'text' }],
    (value, { words = [] }) => [words.find(([, option]) => option === value)?.[0] ?? String(value ?? '')],
    ([typed = ''], { words = [], numbers }) =>
      words.find(([word]) => word === typed)?.[1] ?? (numbers && /^\d+$/.test(typed) ? Number(typed) : typed),
  )

/** A day with an optional time. Adds the time zone's offset. */
const moment = () =>
  control(
    [{ type: 'date' }, { type: 'time', title: 'Leave it empty for the whole day.' }],
    (value, { zone }) => {
      const written = String(value ?? '')
      if (!written.includes('T') || Number.isNaN(Date.parse(written))) return [written, '']
      const [day = '', time = ''] = new Date(written).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
      return [day, time.slice(0, 5)]
    },
    ([day = '', time = ''], { zone }) => {
      if (day === '' || time === '') return day
      // When clocks change, the offset of a local time can differ from the offset of the same time in UTC.
      return `${day}T${time}${offset(`${day}T${time}${offset(`${day}T${time}Z`, zone)}`, zone)}`
    },
  )

/**
 * @param {string} time
 * @param {string | undefined} timeZone
 */
function offset(time, timeZone) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(new Date(time))
  return /[+-]\d\d:\d\d/.exec(parts)?.[0] ?? 'Z'
}

addEventListener('load', async () => {
  system.CMS.registerFieldType('anything', anything())
  system.CMS.registerFieldType('moment', moment())
  system.CMS.init({ config: await (await fetch('/admin/config.json')).json() })
})
