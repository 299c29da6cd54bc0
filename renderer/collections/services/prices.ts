import type { InsertableValues } from '../../model/define/definitions.ts'
import { getTextAt, selectValues } from '../../model/define/path.ts'
import { formatDollars } from '../../wording/format.ts'

/** Monthly prices of services. `{price:local-seo/small}` inserts the price of the small plan. */
export const prices: InsertableValues = {
  name: 'prices',
  singular: 'price',
  listValues: listPricesByPlan,
  findValues: (sentence) =>
    [...sentence.matchAll(DOLLAR_AMOUNT)].map(({ 0: match, 1: digits = '', index }) => ({
      index,
      length: match.length,
      value: formatDollars(Number(digits.replaceAll(',', ''))),
    })),
  isAboutEntry: (sentence, slug) => PLAN_WORDS.test(sentence) || mentionsName(sentence, slug),
  statesValueOfEntry: (sentence, slug) => PLAN_PRICE.test(sentence) && mentionsName(sentence, slug),
}

/** Matches `$7,500`, but not `$4.60`. */
const DOLLAR_AMOUNT = /\$(\d+(?:,\d+)*)(?![.,]?\d)/g
/** Matches words that are about our prices, without an amount. */
const PLAN_WORDS = /\b(?:(?:a|per|each) month|monthly|plans?|our fee)\b/i
/** Matches a plan with a monthly price: `plans from $750 a month`. */
const PLAN_PRICE = /\bplans?\b.*\$\d[\d,]*(?:\/mo|,? (?:(?:a|per|each) month|monthly))/i

const mentionsName = (sentence: string, slug: string) => sentence.toLowerCase().includes(slug.replaceAll('-', ' '))

/** Returns the formatted prices of a service by the first word of the plan: `small`. Omits custom prices. An invalid price is empty, so that the token is still known. */
export function listPricesByPlan(data: unknown): Map<string, string> {
  const plans = selectValues(data, ['pricing', 'plans', '*'])
  return new Map(
    plans.flatMap(({ value }): [string, string][] => {
      const [planKey = ''] = getTextAt(value, ['name']).toLowerCase().split(' ')
      const monthly = selectValues(value, ['price', 'monthly'])[0]?.value
      if (planKey === '' || monthly === 'custom') return []
      return [[planKey, typeof monthly === 'number' ? formatDollars(monthly) : '']]
    }),
  )
}
