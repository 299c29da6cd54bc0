import GithubSlugger from 'github-slugger'
import { z } from 'zod'
import icons from '../../icons/pages.json'
import { description, fields, labeledText, name, order, reference, text, title } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { closingOverride, scheduledEntry } from '../blocks.ts'
import { report } from '../report.ts'
import { pricing } from './pricing.ts'

const createSpanSchema = (units: string) =>
  z
    .array(z.int().min(0))
    .min(1)
    .max(2)
    .refine(([from = 0, to = from]) => to >= from, `These ${units} end before they start.`)

const step = fields({
  step: z.int().min(1).max(5).meta({ title: 'Number' }).describe('The number of the step, from 1 to 5 in order.'),
  title: 'The name of the step, in a few words.',
  description: 'One or two sentences about the step.',
  details: z.array(text()).min(2).meta({ title: 'Results' }).describe('The results of the step. At least two.'),
  timeline: 'The time of the step as text: `Weeks 3–5`.',
  weeks: createSpanSchema('weeks')
    .optional()
    .describe(
      'The weeks of the step, for the share image: `[3, 5]` is weeks 3 to 5, `[9]` starts in week 9, and `[0, 0]` is before week 1. Use either `weeks` or `days`.',
    ),
  days: createSpanSchema('days')
    .optional()
    .describe('The days of the step, for the share image: `[90]` starts on day 90. Use either `days` or `weeks`.'),
}).superRefine(({ timeline, weeks, days }, context) => {
  const report = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
  const span = weeks ?? days
  const unit = weeks ? 'week' : 'day'
  if (!span || (weeks && days))
    report(weeks ? 'days' : 'timeline', 'A step needs `weeks` or `days`, but not both: `weeks: [3, 5]`.')
  else if (isContradicted(timeline, unit, span))
    report('timeline', `\`timeline\` says ${timeline}, but \`${unit}s\` says [${span.join(', ')}]. Make them match.`)
})

/** Checks if text like `Weeks 3–5` has a different unit or different numbers than the span. Text without a unit and a number matches any span. */
function isContradicted(timeline: string, unit: 'week' | 'day', [from, to]: number[]): boolean {
  const [, textUnit, textFrom, textTo] = /\b(day|week)s? (\d+)(?:[–-](\d+))?/i.exec(timeline) ?? []
  if (textUnit === undefined) return false
  const hasSameEnd = textTo === undefined ? to === undefined || to === from : Number(textTo) === to
  return textUnit.toLowerCase() !== unit || Number(textFrom) !== from || !hasSameEnd
}

const processSteps = z
  .array(step)
  .length(5)
  .refine((steps) => steps.every(({ step }, index) => step === index + 1), 'Number the steps 1 to 5, in this order.')

/** Converts the weeks or days of a step to days since the start. `to` is undefined for a step without an end, such as `[9]`. */
export function getStepSpan({ weeks, days }: Pick<z.infer<typeof step>, 'weeks' | 'days'>) {
  const unit = weeks ? 7 : 1
  const [first = 0, last] = weeks ?? days ?? []
  return { from: Math.max(first - 1, 0) * unit, to: last === undefined ? undefined : last * unit }
}

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

export const faq = z
  .array(
    fields({
      question: 'The question in the words of practice owners. Links to the question contain these words.',
      answer: 'The answer, in plain language and without promises.',
    }),
  )
  .min(1)

export type Faq = z.infer<typeof faq>

const stat = fields({
  claim: reference('claims').optional().describe('A claim in `claims.yaml`. Use either `claim` or `number`.'),
  number: text().optional().describe('A number about the service: `90 days`. Use either `number` or `claim`.'),
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
export const service = scheduledEntry({
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
})

/** Adds the id that each question has on the page. The slugs are the same as those of rehype-slug. */
export function addQuestionIds(faq: Faq): (Faq[number] & { id: string })[] {
  const slugger = new GithubSlugger()
  return faq.map((entry) => ({ ...entry, id: `faq-${slugger.slug(entry.question)}` }))
}

/** Returns the ids of the questions on the page, for links with a fragment. */
export const listQuestionIds = (faq: Faq): string[] => addQuestionIds(faq).map(({ id }) => id)
