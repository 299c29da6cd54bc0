import { z } from 'zod'
import { fields, text } from '../../model/define/fields.ts'

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

/** Schema of the five steps of a service, numbered in order. */
export const processSteps = z
  .array(step)
  .length(5)
  .refine((steps) => steps.every(({ step }, index) => step === index + 1), 'Number the steps 1 to 5, in this order.')

export type ProcessStep = z.infer<typeof processSteps>[number]

const DAYS_PER_WEEK = 7

/** Converts the weeks or days of a step to days since the start. `to` is undefined for a step without an end, such as `[9]`. */
export function getStepSpan({ weeks, days }: Pick<ProcessStep, 'weeks' | 'days'>) {
  const unit = weeks ? DAYS_PER_WEEK : 1
  const [first = 0, last] = weeks ?? days ?? []
  return { from: Math.max(first - 1, 0) * unit, to: last === undefined ? undefined : last * unit }
}
