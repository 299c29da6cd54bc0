import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import icons from '../../icons/pages.json'
import { description, fields, labeledText, name, order, reference, text, title } from '../../model/define/fields.ts'
import { day, draftField, expiryFields, publishingField } from '../../model/define/schedule.ts'
import { closingOverride } from '../blocks.ts'
import { report } from '../report.ts'
import { pricing } from './pricing.ts'
import { processSteps } from './process.ts'

const comparisonRow = fields({
  feature: 'The subject of the row, for example `Who owns the ad account`.',
  us: labeledText('We', 'How we do it.'),
  inHouse: labeledText('In-house team', 'How an in-house team does it.'),
  agencies: labeledText('Other agencies', 'How other agencies do it.'),
})

const FEWER_STARS =
  'Only testimonials with five stars are allowed. If the client gave fewer stars, leave the testimonial out.'

/** `consent`, `date`, and `material_connection` document that we comply with 16 CFR 255 and 465. */
const testimonial = fields({
  name: name().describe('The name of the client.'),
  practice: 'The name of the practice.',
  location: 'The city and state of the practice.',
  content: labeledText('Quote', 'The exact words of the client.'),
  result: 'The result in a few words. Don’t imply that others will get it.',
  rating: z
    .literal(5, { error: ({ input }) => (typeof input === 'number' ? FEWER_STARS : undefined) })
    .describe('The number of stars. Only testimonials with five stars are allowed.'),
  treatment: 'The treatment, for example `Dental implants`.',
  industry: reference('industries').optional().describe('The client’s specialty. Its pages also show the testimonial.'),
  consent: 'How the client consented, and where the record is kept. Pages don’t show this.',
  date: day().describe('The date of the testimonial.'),
  material_connection: 'Any material connection between the client and us. If there isn’t one, say so (16 CFR 255).',
})

const question = fields({
  question: 'The question in the words of practice owners. Links to the question contain these words.',
  answer: 'The answer, in plain language and without promises.',
})

/** Schema of questions and answers. */
export const faq = z.array(question).min(1)

const stat = fields({
  claim: reference('claims').optional().describe('A claim in `claims.yaml`. Use either `claim` or `number`.'),
  number: text()
    .optional()
    .describe('A number about the service, for example `90 days`. Use either `number` or `claim`.'),
  label: labeledText('Label', 'The text below the figure, which says what the figure is about.'),
})
  .refine(({ claim, number }) => (claim === undefined) !== (number === undefined), {
    message: 'A figure needs either a `claim` (an id in claims.yaml) or a `number`. Add one, or remove one.',
  })
  .meta({ oneOf: [{ required: ['number'] }, { required: ['claim'] }] })

const featureGroup = fields({
  icon: z.enum(Object.keys(icons) as (keyof typeof icons)[]).describe('The icon of the group.'),
  category: labeledText('Group name', 'The name of the group, in a few words.'),
  text: labeledText('Text', 'One or two sentences about the group. Don’t repeat them in the items.'),
  items: z.array(text()).min(2).describe('The items of the group, one line each.'),
})

/** Schema of a service. The process, comparison, testimonials, and FAQ fall back to those of paid media. */
export const service = fields({
  ...draftField(),
  order: order(),
  title: title().describe('The name of the service, which is also the page heading.'),
  pageTitle: title()
    .optional()
    .meta({ title: 'Title in search results' })
    .describe('The title in search results: `Local SEO for Dentists`. Leave it out to use `title`.'),
  cardText: labeledText('Text on cards', 'One sentence about the service, for cards and lists.'),
  timeToResults: labeledText('Time to results', 'One sentence about the time to results.'),
  description: description().describe('The description in search results.'),
  body: labeledText('Introduction', 'The introduction below the page heading.'),
  socialProof: 'One sentence in large type, above the three figures.',
  stats: z.array(stat).length(3).meta({ title: 'Three figures' }).describe('Claims, or numbers about the service.'),
  report: report
    .optional()
    .meta({ title: 'Monthly report' })
    .describe('An example of the monthly report, shown as a sheet of paper in the hero. Make up the numbers.'),
  speed: fields({ title: 'The section heading, which states the promise.', text: 'How we keep the promise.' })
    .optional()
    .meta({ title: 'Loading speed' })
    .describe('The section with a promise about loading speed, below the benefits.'),
  keyBenefits: z.array(text()).length(4).describe('The four main benefits, below the hero. One sentence each.'),
  detailedFeatures: z.array(featureGroup).min(3).describe('Everything that we do, in groups.'),
  process: processSteps.optional().describe('The five steps of the work. Leave them out to show those of paid media.'),
  comparison: z
    .array(comparisonRow)
    .min(4)
    .optional()
    .describe('A comparison with in-house teams and other agencies. Leave it out to show that of paid media.'),
  testimonials: z
    .array(testimonial)
    .min(1)
    .optional()
    .describe(
      'Testimonials from clients who consented. Add new ones at the end, because `placeholders` counts from the top. Leave them out to show those of paid media.',
    ),
  faq: faq.optional().describe('Questions and answers. Leave them out to show the questions of paid media.'),
  closing: closingOverride(),
  pricing: pricing.optional().describe('The price list. If it’s left out, pages show no price for the service.'),
  ...publishingField(),
  ...expiryFields(),
})

export type Faq = z.infer<typeof faq>

/** Adds the id that each question has on the page. The slugs are the same as those of rehype-slug. */
export function addQuestionIds(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}

/** Returns the ids of the questions on the page, for links with a fragment. */
export function listQuestionIds(faq: Faq): string[] {
  return addQuestionIds(faq).map(({ id }) => id)
}
