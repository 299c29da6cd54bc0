/** A number has twelve digits and four decimals at most: more than that is no amount that a bar can show. */
const ITEM = /^([^:\n]+): (\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,4}))?$/

/** Reads one of `<Bars>`, `Calls: 40` or `Each visit: 187.50`; undefined where it is anything else. `written` is the number as visitors read it. */
export function parseBarItem(text: string, unit = '') {
  const [, label, whole = '', decimals = ''] = ITEM.exec(text) ?? []
  if (label === undefined) return undefined
  const value = Number(`${whole.replaceAll(',', '')}.${decimals}`)
  const digits = decimals.length
  const number = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return { label, value, written: withUnit(number, unit) }
}

/** Currency stands before its number, a percent sign right behind, and an abbreviation behind a space that never breaks. */
function withUnit(number: string, unit: string): string {
  if (/^\p{Sc}$/u.test(unit)) return unit + number
  return unit === '' || unit === '%' ? number + unit : `${number}\u00a0${unit}`
}
