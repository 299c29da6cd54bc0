import { z } from 'zod'
import { day, description, order, reference, text, title } from '../../model/define/fields.ts'
import { ICONS } from '../icons.ts'
import { process } from './process.ts'

const comparison = z.array(z.strictObject({ feature: text(), us: text(), inHouse: text(), agencies: text() })).min(4)

/** `consent`, `date` and `material_connection`: what 16 CFR 255 and 465 (FTC) make us know of every testimonial. */
const testimonial = z.strictObject({
  name: text(),
  practice: text(),
  location: text(),
  content: text(),
  result: text(),
  rating: z.literal(5),
  treatment: text(),
  consent: text(),
  date: day(),
  material_connection: text(),
})

const faq = z.array(z.strictObject({ question: text(), answer: text() })).min(1)

export const TIER_NAMES = ['Small Practice', 'Growing Practice', 'Powerful Practice', 'Enterprise'] as const

const tier = z.strictObject({
  name: z.enum(TIER_NAMES),
  /** For how many providers: `Up to 4 providers`. */
  description: text(),
  popular: z.boolean().optional(),
  price: z.strictObject({
    /** Dollars a month, or the word `custom`. */
    monthly: z.union(
      [z.int().min(1), z.literal('custom')],
      'A price is a whole number of dollars a month, or the word `custom`.',
    ),
    note: text().optional(),
  }),
  features: z
    .array(
      z.strictObject({
        name: text(),
        /** true, false, or how much: `up to 10`. */ included: z.union([z.boolean(), text()]),
      }),
    )
    .min(1),
})

/** A larger practice does not pay less. Of two prices that contradict each other, the one that fits no other is told. */
function fallingPrices(tiers: z.infer<typeof tier>[]): { path: PropertyKey[]; message: string }[] {
  const priced = tiers.flatMap(({ name, price: { monthly } }, index) =>
    monthly === 'custom' ? [] : [{ name, monthly, index }],
  )
  const rises = (left: typeof priced) => left.every(({ monthly }, at) => monthly >= (left[at - 1]?.monthly ?? 0))
  if (rises(priced)) return []
  const odd = priced.findLast((_, at) => rises(priced.toSpliced(at, 1))) ?? priced[0]
  const other = priced.find(({ monthly, index }) => odd && index > odd.index && monthly < odd.monthly)
  const smaller = priced.findLast(({ monthly, index }) => odd && index < odd.index && monthly > odd.monthly)
  const than = other ? `more than ${other.name}, which is larger` : `less than ${smaller?.name}, which is smaller`
  const message = `${odd?.name} costs $${odd?.monthly.toLocaleString('en-US')} a month, ${than}.`
  return [{ path: ['tiers', odd?.index ?? 0, 'price', 'monthly'], message }]
}

const pricing = z
  .strictObject({
    title: text(),
    description: text(),
    tiers: z.array(tier).length(TIER_NAMES.length),
    /** Explanations of features that need one, by the feature's name. */
    help: z.record(text(), text()),
  })
  .superRefine(({ tiers, help }, context) => {
    const rows = (tiers[0]?.features ?? []).map(({ name }) => name)
    for (const fault of fallingPrices(tiers)) context.addIssue({ code: 'custom', ...fault })
    tiers.forEach(({ name, features }, index) => {
      if (name !== TIER_NAMES[index]) {
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'name'],
          params: { instead: TIER_NAMES[index] },
          message: `The tiers stand in this order: ${TIER_NAMES.join(', ')}.`,
        })
      }
      if (features.map((feature) => feature.name).join('\n') !== rows.join('\n')) {
        context.addIssue({
          code: 'custom',
          path: ['tiers', index, 'features'],
          message: `Every tier lists the same features in the same order: ${rows.join(', ')}.`,
        })
      }
    })
    if (tiers.filter(({ popular }) => popular).length !== 1) {
      context.addIssue({ code: 'custom', path: ['tiers'], message: 'Exactly one tier is `popular: true`.' })
    }
    for (const name of Object.keys(help)) {
      if (!rows.includes(name)) {
        context.addIssue({
          code: 'custom',
          path: ['help', name],
          message: `No tier has a feature \`${name}\`. Features: ${rows.join(', ')}.`,
        })
      }
    }
  })

/** One of a service's figures: a claim, or a number of the service itself. */
const stat = z
  .strictObject({ claim: reference('claims').optional(), number: text().optional(), label: text() })
  .refine(({ claim, number }) => (claim === undefined) !== (number === undefined), {
    message: 'A figure is either a `claim` (an id of claims.yaml) or a `number` of the service itself.',
  })

/** `content/services/*.yaml`: what we sell, what it costs, how it goes. */
export const service = z.strictObject({
  order: order(),
  title: title(),
  /** One sentence for cards and lists. */
  desc: text(),
  /** When the work shows, in one sentence. */
  time: text(),
  /** What search results show. */
  description: description(),
  /** The paragraph under the heading. */
  body: text(),
  socialProof: text(),
  benefits: z.array(text()).min(3),
  features: z.array(z.strictObject({ icon: z.enum(ICONS), title: text(), desc: text() })).min(3),
  stats: z.array(stat).length(3),
  keyBenefits: z.array(text()).length(4),
  detailedFeatures: z.array(z.strictObject({ category: text(), items: z.array(text()).min(2) })).min(3),
  process: process.optional(),
  comparison: comparison.optional(),
  testimonials: z.array(testimonial).min(1).optional(),
  faq: faq.optional(),
  pricing: pricing.optional(),
})
export type Service = z.infer<typeof service>
export type ComparisonRow = z.infer<typeof comparison>[number]
export type Testimonial = z.infer<typeof testimonial>
export type Faq = z.infer<typeof faq>
export type Pricing = z.infer<typeof pricing>
export type Tier = z.infer<typeof tier>
