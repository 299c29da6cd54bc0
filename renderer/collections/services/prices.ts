import type { Quotes } from '../../model/define/definitions.ts'
import { select, textAt } from '../../model/define/path.ts'
import { formatDollars } from '../../wording/format.ts'

/** `{price:local-seo/small}` and `<Price of="local-seo/small" />`: what a plan costs a month stands in its price list alone. */
export const prices: Quotes = {
  name: 'prices',
  singular: 'price',
  of: pricesIn,
  find: dollarsIn,
  isAbout: (sentence, slug) => PLAN.test(sentence) || sentence.toLowerCase().includes(slug.replaceAll('-', ' ')),
  inBody: (id) => `<Price of="${id}" />`,
}

/** The price of each tier in dollars, by the first word of its name. Of a price that is agreed on, nothing is said. */
export function pricesIn(data: unknown): Map<string, string> {
  const tiers = select(data, ['pricing', 'tiers', '*'])
  return new Map(
    tiers.flatMap(({ value }): [string, string][] => {
      const [first = ''] = textAt(value, ['name']).toLowerCase().split(' ')
      const monthly = select(value, ['price', 'monthly'])[0]?.value
      if (first === '' || monthly === 'custom') return []
      return [[first, typeof monthly === 'number' ? formatDollars(monthly) : '']]
    }),
  )
}

const DOLLARS = /\$(\d[\d,]*)/g
/** Words that tell the price of a plan from a sum in an example. */
const PLAN = /\b(?:(?:a|per|each) month|monthly|plans?|our fee)\b/i

/** Whole dollars, as `formatDollars` writes them. What has cents is no price of ours. */
function dollarsIn(text: string) {
  return [...text.matchAll(DOLLARS)].flatMap(({ 0: written, 1: digits = '', index }) => {
    const end = index + written.length
    if (text[end] === '.' && /\d/.test(text[end + 1] ?? '')) return []
    const length = written.endsWith(',') ? written.length - 1 : written.length
    return [{ at: index, length, value: formatDollars(Number(digits.replaceAll(',', ''))) }]
  })
}
