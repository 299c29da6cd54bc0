/** Numbers have at most twelve digits and four decimals. A bar can't show more. */
const ITEM = /^([^:\n]+): (\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,4}))?$/

/**
 * Parses an item of `<Bars>`, like `Calls: 40` or `Each visit: 187.50`. Returns undefined if it's invalid. `written` is
 * the formatted number.
 */
export function parseBarItem(text: string, unit = '') {
  const [, label, whole = '', decimals = ''] = ITEM.exec(text) ?? []
  if (label === undefined) return undefined
  const value = Number(`${whole.replaceAll(',', '')}.${decimals}`)
  const digits = decimals.length
  const number = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return { label, value, written: withUnit(number, unit) }
}

/**
 * Adds a unit: a currency symbol goes before the number, a percent sign after it, and an abbreviation after a
 * nonbreaking space.
 */
function withUnit(number: string, unit: string): string {
  if (/^\p{Sc}$/u.test(unit)) return unit + number
  return unit === '' || unit === '%' ? number + unit : `${number}\u00a0${unit}`
}
