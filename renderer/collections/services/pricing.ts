import { z } from 'zod'
import type { InsertableValues } from '../../model/define/definitions.ts'
import type { ValueFix } from '../../model/define/fieldMetadata.ts'
import { fields, labeledText, text } from '../../model/define/fields.ts'
import { getTextAt, selectValues } from '../../model/define/path.ts'
import { formatDollars } from '../../wording/format.ts'
import { section } from '../blocks.ts'

/** The plans of a service, smallest first. Price lists must have this order. */
export const PLAN_NAMES = ['Small Practice', 'Growing Practice', 'Powerful Practice', 'Enterprise'] as const

/** Checks if pages highlight a plan as the most popular. */
export const isPopular = ({ name }: Pick<PricingPlan, 'name'>) => name === 'Growing Practice'

/** Converts `$1,375.00` to 1375, and `on request` to `custom`. */
function fixPrice(value: string): ValueFix | undefined {
  const amount = /^\$?\d[\d,]*(?:\.0+)?$/.test(value) ? Number(value.replaceAll(/[$,]/g, '')) : undefined
  if (amount === undefined && /\d/.test(value)) return undefined
  return { value: amount ?? 'custom', isCertain: /^\d+$/.test(value) }
}

const feature = fields({
  name: 'The name of the feature. All plans list the same features in the same order.',
  included: z
    .union([z.boolean(), text()], 'Write `true`, `false`, or an amount: `up to 10`.')
    .describe('`true`, `false`, or an amount: `up to 10`.'),
})

const plan = fields({
  name: z.enum(PLAN_NAMES).describe('The name of the plan. List all four plans in this order.'),
  description: 'The number of providers that the plan is for: `Up to 4 providers`.',
  price: fields({
    monthly: z
      .union([z.int().min(1), z.literal('custom')], {
        error: ({ input }) =>
          typeof input === 'string' && /^\d+$/.test(input)
            ? 'A price is a number. Remove the quotes.'
            : `A price is a whole number of dollars a month or \`custom\`, not ${typeof input === 'object' ? 'this' : `\`${input}\``}.`,
      })
      .meta({ fix: fixPrice })
      .meta({ title: 'Dollars per month' })
      .describe('The price in whole dollars per month, or `custom`. Insert it with `{price:local-seo/small}`.'),
    note: text().optional().describe('A note about the price.'),
  }).describe('The price of the plan.'),
  features: z.array(feature).min(1).describe('The features of the plan.'),
})

/** Finds a plan that costs more than a larger plan, or less than a smaller one. */
function findPriceProblem(plans: PricingPlan[]) {
  const priced = plans.flatMap(({ name, price: { monthly } }, index) =>
    monthly === 'custom' ? [] : [{ name, monthly, index }],
  )
  const isRising = (prices: typeof priced) =>
    prices.every(({ monthly }, index) => monthly >= (prices[index - 1]?.monthly ?? 0))
  // Without the outlier, the prices would rise.
  const outlier = priced.findLast((_, index) => isRising(priced.toSpliced(index, 1))) ?? priced[0]
  if (isRising(priced) || !outlier) return undefined
  const { name, monthly, index } = outlier
  const larger = priced.find((plan) => plan.index > index && plan.monthly < monthly)
  const smaller = priced.findLast((plan) => plan.index < index && plan.monthly > monthly)
  const comparison = larger
    ? `more than ${larger.name}, which is larger`
    : `less than ${smaller?.name}, which is smaller`
  const message = `${name} costs ${formatDollars(monthly)} a month, ${comparison}. Correct one of the two.`
  return { path: ['plans', index, 'price', 'monthly'], message }
}

export const pricing = section({
  description: 'Who the plans are for, and the contract term.',
  plans: z.array(plan).length(PLAN_NAMES.length).describe('The four plans, smallest first.'),
  help: z
    .record(text().meta({ title: 'Feature' }), labeledText('Explanation', 'The explanation of the feature.'))
    .meta({ title: 'Explanations' })
    .describe('Explanations of features, shown in tooltips. Use the name of the feature as the key.'),
}).superRefine(({ plans, help }, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  const featureNames = (plans[0]?.features ?? []).map(({ name }) => name)
  const priceProblem = findPriceProblem(plans)
  if (priceProblem) report(priceProblem.path, priceProblem.message)
  plans.forEach(({ name, features }, index) => {
    if (name !== PLAN_NAMES[index])
      report(['plans', index, 'name'], `The plans must be in this order: ${PLAN_NAMES.join(', ')}.`)
    const names = features.map((feature) => feature.name)
    const longestList = names.length > featureNames.length ? names : featureNames
    const position = longestList.findIndex((_, featureIndex) => names[featureIndex] !== featureNames[featureIndex])
    if (position === -1) return
    const [actual, expected] = [names[position], featureNames[position]].map((name) =>
      name ? `\`${name}\`` : 'nothing',
    )
    const message = `${name} lists ${actual} as feature ${position + 1}, but ${plans[0]?.name} lists ${expected}. All plans must list the same features in the same order.`
    report(['plans', index, 'features', ...(position < names.length ? [position, 'name'] : [])], message)
  })
  for (const name of Object.keys(help)) {
    if (!featureNames.includes(name))
      report(['help', name], `No plan has a feature \`${name}\`. Features: ${featureNames.join(', ')}.`)
    // Sveltia 0.221.1 splits a key at its periods when it saves.
    else if (name.includes('.'))
      report(
        ['help', name],
        'Remove the period from the name of the feature, because the forms split names at periods.',
      )
  }
})

export type Pricing = z.infer<typeof pricing>
export type PricingPlan = z.infer<typeof plan>

/** Returns the name, description, and monthly price in dollars of each plan. Omits plans with a custom price. */
export function listPricedPlans(plans: Pick<PricingPlan, 'name' | 'description' | 'price'>[]) {
  return plans.flatMap(({ name, description, price: { monthly } }) =>
    monthly === 'custom' ? [] : [{ name, description, dollars: monthly }],
  )
}

/** Removes the last word if the sizes share it: `Up to 4 providers` becomes `Up to 4`. */
export function shortenSizes(sizes: string[]): string[] {
  const lastWord = / \S+$/.exec(sizes[0] ?? '')?.[0] ?? ''
  return sizes.every((size) => size.endsWith(lastWord))
    ? sizes.map((size) => size.slice(0, size.length - lastWord.length))
    : sizes
}

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
    plans.flatMap(({ value }) => {
      const [planKey = ''] = getTextAt(value, ['name']).toLowerCase().split(' ')
      const monthly = selectValues(value, ['price', 'monthly'])[0]?.value
      const price = typeof monthly === 'number' ? formatDollars(monthly) : ''
      return planKey === '' || monthly === 'custom' ? [] : [[planKey, price] as const]
    }),
  )
}
