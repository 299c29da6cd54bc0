/** At most twelve digits and four decimals. */
const BAR_ITEM = /^([^:\n]+): (\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,4}))?$/

/** Parses `Calls: 40` or `Each visit: 187.50`. Returns undefined if it's invalid. */
export function parseBarItem(text: string, unit = '') {
  const [, label, integer = '', decimals = ''] = BAR_ITEM.exec(text) ?? []
  if (label === undefined) return undefined
  const value = Number(`${integer.replaceAll(',', '')}.${decimals}`)
  const digits = decimals.length
  const formattedNumber = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return { label, value, formatted: addUnit(formattedNumber, unit) }
}

function addUnit(number: string, unit: string): string {
  if (/^\p{Sc}$/u.test(unit)) return unit + number
  return unit === '' || unit === '%' ? number + unit : `${number}\u00a0${unit}`
}
