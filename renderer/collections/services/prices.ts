import type { InsertableValues } from '../../model/define/definitions.ts'
import { getTextAt, selectValues } from '../../model/define/path.ts'
import { formatDollars } from '../../wording/format.ts'

/** `{price:local-seo/small}` inserts a monthly price. */
export const prices: InsertableValues = {
  name: 'prices',
  singular: 'price',
  listValues: listPricesByPlan,
  findValues: findDollars,
  isAboutEntry: (sentence, slug) => PLAN_WORDS.test(sentence) || mentionsName(sentence, slug),
  statesValueOfEntry: (sentence, slug) => PLAN_PRICE.test(sentence) && mentionsName(sentence, slug),
}

const mentionsName = (sentence: string, slug: string) => sentence.toLowerCase().includes(slug.replaceAll('-', ' '))

/** Lists prices by the first word of a plan's name. An invalid price is empty, so that the token is still known. */
export function listPricesByPlan(data: unknown): Map<string, string> {
  const plans = selectValues(data, ['pricing', 'plans', '*'])
  return new Map(
    plans.flatMap(({ value }): [string, string][] => {
      const [first = ''] = getTextAt(value, ['name']).toLowerCase().split(' ')
      const monthly = selectValues(value, ['price', 'monthly'])[0]?.value
      if (first === '' || monthly === 'custom') return []
      return [[first, typeof monthly === 'number' ? formatDollars(monthly) : '']]
    }),
  )
}

/** Matches `$7,500`, but not `$4.60`. */
const DOLLAR_AMOUNT = /\$(\d+(?:,\d+)*)(?![.,]?\d)/g
const PLAN_WORDS = /\b(?:(?:a|per|each) month|monthly|plans?|our fee)\b/i

const PLAN_PRICE = /\bplans?\b.*\$\d[\d,]*(?:\/mo|,? (?:(?:a|per|each) month|monthly))/i

function findDollars(text: string) {
  return [...text.matchAll(DOLLAR_AMOUNT)].map(({ 0: match, 1: digits = '', index }) => ({
    index,
    length: match.length,
    value: formatDollars(Number(digits.replaceAll(',', ''))),
  }))
}
