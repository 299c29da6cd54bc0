import { z } from 'zod'
import { day, description, order, reference, text, title, words } from '../../model/define/fields.ts'
import { type Mended, mendable } from '../../model/define/notes.ts'
import { schedule } from '../../model/define/schedule.ts'
import { ICONS } from '../icons.ts'
import { process } from './process.ts'

const comparison = z
  .array(
    words({
      feature: 'What is compared.',
      us: 'How we do it.',
      inHouse: 'How a team of one’s own does it.',
      agencies: 'How other agencies do it.',
    }),
  )
  .min(4)

/** `consent`, `date` and `material_connection`: what 16 CFR 255 and 465 (FTC) make us know of every testimonial. */
const testimonial = z.strictObject({
  name: text().describe('Who says it.'),
  practice: text().describe('The name of their practice.'),
  location: text().describe('City and state.'),
  content: text().describe('What they wrote, in their words.'),
  result: text().describe('What came of it, in a few words and without a promise to others.'),
  rating: z.literal(5).describe('The stars that they gave.'),
  treatment: text().describe('What the practice does.'),
  consent: text().describe('How they agreed that we show it, and where that is filed. No page shows it.'),
  date: day().describe('The day on which they wrote it.'),
  material_connection: text().describe(
    'What connects them with us beside the work, or that nothing does (16 CFR 255).',
  ),
})

const faq = z
  .array(
    words({
      question: 'What owners ask, in their words. Links may lead to it: its words become the end of the address.',
      answer: 'The answer, plain and without a promise.',
    }),
  )
  .min(1)

export const TIER_NAMES = ['Small Practice', 'Growing Practice', 'Powerful Practice', 'Enterprise'] as const

/** Whole dollars of `750.50`, and `custom` of a price that has no figure: `on request`. */
function priceMeant(value: string): Mended | undefined {
  const amount = /^\$?\d[\d,]*(?:\.\d+)?$/.test(value) ? Math.round(Number(value.replaceAll(/[$,]/g, ''))) : undefined
  if (amount === undefined && /\d/.test(value)) return undefined
  return { value: amount ?? 'custom', isCertain: false }
}

const tier = z.strictObject({
  name: z.enum(TIER_NAMES).describe('The plan’s name. All four stand in this order.'),
  description: text().describe('For how many providers: `Up to 4 providers`.'),
  popular: z.boolean().optional().describe('`true` for the one plan that most practices choose; left out elsewhere.'),
  price: z
    .strictObject({
      monthly: mendable(
        z.union(
          [z.int().min(1), z.literal('custom')],
          'A price is a whole number of dollars a month, or the word `custom`.',
        ),
        priceMeant,
      ).describe('Whole dollars a month, or `custom`. Texts cite it as `{price:service/small}` and never type it.'),
      note: text().optional().describe('What the price does not say by itself.'),
    })
    .describe('What the plan costs.'),
  features: z
    .array(
      z.strictObject({
        name: text().describe('The feature. Every plan lists the same ones in the same order.'),
        included: z.union([z.boolean(), text()]).describe('`true`, `false`, or how much: `up to 10`.'),
      }),
    )
    .min(1)
    .describe('What the plan includes.'),
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
  const message = `${odd?.name} costs $${odd?.monthly.toLocaleString('en-US')} a month, ${than}. Correct one of the two.`
  return [{ path: ['tiers', odd?.index ?? 0, 'price', 'monthly'], message }]
}

const pricing = z
  .strictObject({
    title: text().describe('The heading.'),
    description: text().describe('For whom the plans are, and their term.'),
    tiers: z.array(tier).length(TIER_NAMES.length).describe('The four plans, the smallest first.'),
    help: z.record(text(), text()).describe('Explanations of features that need one, by the feature’s name.'),
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
  .strictObject({
    claim: reference('claims').optional().describe('A claim of `claims.yaml`, by its id; or else a `number`.'),
    number: text().optional().describe('A number of the service itself, for instance `90 days`.'),
    label: text().describe('What the figure is of.'),
  })
  .refine(({ claim, number }) => (claim === undefined) !== (number === undefined), {
    message: 'A figure is either a `claim` (an id of claims.yaml) or a `number` of the service itself.',
  })
  .meta({ oneOf: [{ required: ['number'] }, { required: ['claim'] }] })

/** `content/services/*.yaml`: what we sell, what it costs, how it goes. */
export const service = z.strictObject({
  order: order(),
  title: title().describe('The service’s name, and the heading of its page.'),
  desc: text().describe('One sentence for cards and lists.'),
  time: text().describe('When the work shows, in one sentence.'),
  description: description().describe('What search results show.'),
  body: text().describe('The paragraph under the heading.'),
  socialProof: text().describe('The statement above the three figures.'),
  benefits: z
    .array(text())
    .min(3)
    .describe('What changes in the practice: three sentences or more, at the head of the page.'),
  features: z
    .array(
      z.strictObject({
        icon: z.enum(ICONS).describe('One of our icons.'),
        title: text().describe('The part of the work, in a few words.'),
        desc: text().describe('What it is, in a sentence or two.'),
      }),
    )
    .min(3)
    .describe('The parts of the work, each with an icon.'),
  stats: z.array(stat).length(3).describe('Three figures: claims, or numbers of the service itself.'),
  weight: words({
    title: 'The heading: what the page weighs stands behind it.',
    unit: 'What the weight is counted in.',
    text: 'What was counted, and how.',
    page: 'The label of the document itself.',
    styles: 'The label of the style sheets.',
    scripts: 'The label of the scripts.',
    fonts: 'The label of the fonts.',
    requests: 'The label of how many files a browser asks for.',
    drawing: 'The drawing in words.',
  })
    .optional()
    .describe('Only where the page weighs itself: the words around what the build measures of it.'),
  keyBenefits: z.array(text()).length(4).describe('The four benefits that matter most.'),
  detailedFeatures: z
    .array(
      z.strictObject({
        category: text().describe('What the items have in common.'),
        items: z.array(text()).min(2).describe('The items, each in a line.'),
      }),
    )
    .min(3)
    .describe('The work, item by item, in groups.'),
  process: process.optional().describe('How the work goes: five steps. Left out, paid media’s stand here.'),
  comparison: comparison
    .optional()
    .describe('Us beside a team of one’s own and other agencies. Left out, paid media’s stands here.'),
  testimonials: z
    .array(testimonial)
    .min(1)
    .optional()
    .describe('What clients say, with their consent. Left out, paid media’s stand here.'),
  faq: faq.optional().describe('Questions and answers. Left out, paid media’s stand here.'),
  pricing: pricing.optional().describe('The price list. Without it the service has no price.'),
  ...schedule(),
})
export type Service = z.infer<typeof service>
export type ComparisonRow = z.infer<typeof comparison>[number]
export type Testimonial = z.infer<typeof testimonial>
export type Faq = z.infer<typeof faq>
export type Pricing = z.infer<typeof pricing>
export type Tier = z.infer<typeof tier>
