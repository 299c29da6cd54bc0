import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import icons from '../../icons/pages.json'
import {
  day,
  description,
  fields,
  labeledText,
  name,
  order,
  reference,
  text,
  title,
} from '../../model/define/fields.ts'
import { draft, expiry, publishing } from '../../model/define/schedule.ts'
import { closingOverride } from '../blocks.ts'
import { report } from '../report.ts'
import { pricing } from './pricing.ts'
import { process } from './process.ts'

const comparison = z
  .array(
    fields({
      feature: 'The subject of the comparison.',
      us: labeledText('We', 'Our way.'),
      inHouse: labeledText('In-house team', 'The way of an in-house team.'),
      agencies: labeledText('Other agencies', 'The way of other agencies.'),
    }),
  )
  .min(4)

/** The FTC requires `consent`, `date`, and `material_connection` (16 CFR 255 and 465). */
const testimonial = fields({
  name: name().describe('The name of the client.'),
  practice: 'The name of the practice.',
  location: 'City and state.',
  content: labeledText('Quote', 'The exact words of the client.'),
  result: 'The result in a few words, without a promise to others.',
  rating: z.literal(5).describe('The number of stars. Pages only show five.'),
  treatment: 'The work of the practice.',
  industry: reference('industries')
    .optional()
    .describe('The client’s specialty, whose pages also show the testimonial.'),
  consent: 'The client’s consent, and the place of the record. Pages don’t show it.',
  date: day().describe('The date of the testimonial.'),
  material_connection: 'Other connections between the client and us, or that there are none (16 CFR 255).',
})

/** Schema of questions and answers. The ids on the page are derived from the questions. */
export const faq = z
  .array(
    fields({
      question: 'The question in the words of practice owners. Links to it use these words in the URL.',
      answer: 'The answer, in plain language and without a promise.',
    }),
  )
  .min(1)

const stat = fields({
  claim: reference('claims').optional().describe('A claim in `claims.yaml`. Use either this or `number`.'),
  number: text().optional().describe('A number of the service, for example `90 days`. Use either this or `claim`.'),
  label: labeledText('Subject', 'The subject of the figure.'),
})
  .refine(({ claim, number }) => (claim === undefined) !== (number === undefined), {
    message: 'A figure has either a `claim` (an id in claims.yaml) or a `number`.',
  })
  .meta({ oneOf: [{ required: ['number'] }, { required: ['claim'] }] })

/** Schema of a service. The process, comparison, testimonials, and FAQ fall back to those of paid media. */
export const service = fields({
  ...draft(),
  order: order(),
  title: title().describe('The name of the service and the heading of its page.'),
  pageTitle: title()
    .optional()
    .meta({ title: 'Title in search results' })
    .describe('The title in search results: `Local SEO for Dentists`. The default is `title`.'),
  desc: labeledText('Text on cards', 'One sentence for cards and lists.'),
  time: labeledText('Time to results', 'A sentence about the time to results.'),
  description: description().describe('The description in search results.'),
  body: labeledText('Introduction', 'The paragraph under the heading.'),
  socialProof: 'The statement above the three figures.',
  stats: z
    .array(stat)
    .length(3)
    .meta({ title: 'Three figures' })
    .describe('Three figures: claims, or numbers of the service.'),
  report: report()
    .optional()
    .meta({ title: 'Monthly report' })
    .describe(
      'An example of the monthly report, drawn as a sheet of paper at the top of the page. Make up the numbers.',
    ),
  speed: fields({ title: 'The promise, as a heading.', text: 'How we keep the promise.' })
    .optional()
    .meta({ title: 'Loading speed' })
    .describe('A promise about how fast pages load, below the benefits.'),
  keyBenefits: z.array(text()).length(4).describe('The four main benefits, a line each, at the top of the page.'),
  detailedFeatures: z
    .array(
      fields({
        icon: z.enum(Object.keys(icons) as (keyof typeof icons)[]).describe('One of our icons.'),
        category: labeledText('Name of the group', 'A few words for the group.'),
        desc: labeledText('Text', 'One or two sentences about the group that no item repeats.'),
        items: z.array(text()).min(2).describe('The items, a line each.'),
      }),
    )
    .min(3)
    .describe('The parts of the work, in groups.'),
  process: process.optional().describe('The work in five steps. If it’s left out, the page shows those of paid media.'),
  comparison: comparison
    .optional()
    .describe(
      'A comparison with an in-house team and other agencies. If it’s left out, the page shows that of paid media.',
    ),
  testimonials: z
    .array(testimonial)
    .min(1)
    .optional()
    .describe('Testimonials of clients, with consent. If they’re left out, the page shows those of paid media.'),
  faq: faq.optional().describe('Questions and answers. If they’re left out, the page shows those of paid media.'),
  closing: closingOverride(),
  pricing: pricing.optional().describe('The price list. Without it, the service has no price.'),
  ...publishing(),
  ...expiry(),
})

/** A quotation and its author. */
export type Testimonial = z.infer<typeof testimonial>

/** Questions and answers in the order of the page. */
export type Faq = z.infer<typeof faq>

/** Adds ids to questions, with the same slugs as rehype-slug. */
export function addQuestionIds(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}

/** Returns the ids of the questions on the page, for links with a fragment. */
export function listQuestionIds(faq: Faq): string[] {
  return addQuestionIds(faq).map(({ id }) => id)
}
