import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import icons from '../../icons/pages.json'
import { day, description, fields, name, order, reference, text, title } from '../../model/define/fields.ts'
import { schedule } from '../../model/define/schedule.ts'
import { pricing } from './pricing.ts'
import { process } from './process.ts'

const comparison = z
  .array(
    fields({
      feature: 'What is compared.',
      us: 'How we do it.',
      inHouse: 'How a team of one’s own does it.',
      agencies: 'How other agencies do it.',
    }),
  )
  .min(4)

/** `consent`, `date` and `material_connection`: what 16 CFR 255 and 465 (FTC) make us know of every testimonial. */
const testimonial = fields({
  name: name().describe('Who says it.'),
  practice: 'The name of their practice.',
  location: 'City and state.',
  content: 'What they wrote, in their words.',
  result: 'What came of it, in a few words and without a promise to others.',
  rating: z.literal(5).describe('The stars that they gave: five, since pages show no other.'),
  treatment: 'What the practice does.',
  consent: 'How they agreed that we show it, and where that is filed. No page shows it.',
  date: day().describe('The day on which they wrote it.'),
  material_connection: 'What connects them with us beside the work, or that nothing does (16 CFR 255).',
})

const faq = z
  .array(
    fields({
      question: 'What owners ask, in their words. Links may lead to it: its words become the end of the address.',
      answer: 'The answer, plain and without a promise.',
    }),
  )
  .min(1)

const stat = fields({
  claim: reference('claims').optional().describe('A claim of `claims.yaml`, by its id; or else a `number`.'),
  number: text().optional().describe('A number of the service itself, for instance `90 days`.'),
  label: 'What the figure is of.',
})
  .refine(({ claim, number }) => (claim === undefined) !== (number === undefined), {
    message: 'A figure is either a `claim` (an id of claims.yaml) or a `number` of the service itself.',
  })
  .meta({ oneOf: [{ required: ['number'] }, { required: ['claim'] }] })

/** `content/services/*.yaml`: what we sell, what it costs, how it goes. */
export const service = fields({
  order: order(),
  title: title().describe('The service’s name, and the heading of its page.'),
  desc: 'One sentence for cards and lists.',
  time: 'When the work shows, in one sentence.',
  description: description().describe('What search results show.'),
  body: 'The paragraph under the heading.',
  socialProof: 'The statement above the three figures.',
  stats: z.array(stat).length(3).describe('Three figures: claims, or numbers of the service itself.'),
  speed: fields({ title: 'The promise, as a heading.', text: 'How we keep it.' })
    .optional()
    .describe('A promise about how fast pages load, below the benefits.'),
  keyBenefits: z
    .array(text())
    .length(4)
    .describe('The four benefits that matter most, each in a line, at the head of the page.'),
  detailedFeatures: z
    .array(
      fields({
        icon: z.enum(Object.keys(icons) as (keyof typeof icons)[]).describe('One of our icons.'),
        category: 'What the items have in common, in a few words.',
        desc: 'What it is about, in a sentence or two that no item repeats.',
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
export type Testimonial = z.infer<typeof testimonial>
export type Faq = z.infer<typeof faq>

/** Gives each question an id of its own, so that an answer can be linked to: the same slugs as rehype-slug gives headings. */
export function withIds(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}

export function questionIds(faq: Faq): string[] {
  return withIds(faq).map(({ id }) => id)
}
