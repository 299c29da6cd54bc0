import { z } from 'zod'
import { fields, labeledText, limitLength, template, text } from '../model/define/fields.ts'
import { formatCount, formatDollars } from '../wording/format.ts'

const monthFormatter = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, index) => monthFormatter.format(Date.UTC(2000, index)))

const number = () => limitLength(text(), 8)
const label = () => limitLength(text(), 42)
const sentence = () => limitLength(text(), 220)

const figure = fields({
  number: number().meta({ title: 'This month' }).describe('The number for this month: `$200`.'),
  label: label().meta({ title: 'Label' }).describe('The label of the number: `per booked consultation`.'),
  previousNumber: number().meta({ title: 'Previous month' }).describe('The number for the previous month.'),
})

/** Schema of an example of the monthly report. */
export const report = fields({
  practice: label().describe('A description of the practice, without its name: `A dental office with three chairs`.'),
  month: z.enum(MONTHS).describe('The month of the report.'),
  figures: z.array(figure).min(1).max(2).describe('One or two figures. The report adds the last number of `trend`.'),
  trend: fields({
    label: label().meta({ title: 'Label' }).describe('The label of the numbers: `per kept consultation`.'),
    unit: z.literal('$').optional().describe('`$` if the numbers are money. Leave it out otherwise.'),
    values: z
      .array(z.int().min(0).max(9_999))
      .length(6)
      .describe('The numbers for six months, oldest first. The last number is for `month`.'),
  }).describe('A figure over six months, drawn as a line chart.'),
  changes: sentence()
    .meta({ title: 'What we changed' })
    .describe('What we changed this month, in the words of the account lead.'),
  nextSteps: sentence().meta({ title: 'Plan for next month' }).describe('What we plan to do next month.'),
}).meta({ sharedObjectName: 'report' })

export type Report = z.infer<typeof report>

/** Schema of the copy that all examples of the monthly report share. */
export const reportCopy = fields({
  title: template('month').describe('The title of the report.'),
  previousNumber: template('number', 'month').describe('The number for the previous month, below the current one.'),
  changesLabel: labeledText('What we changed', 'The label of what we changed, in the report.'),
  nextStepsLabel: labeledText('Plan for next month', 'The label of the plan for next month, in the report.'),
  byline: 'The last line of the report, which says who writes it.',
  caption: 'The caption below the report, which says that the numbers are made up.',
})

export type ReportCopy = z.infer<typeof reportCopy>

/** Returns the months of the trend with their numbers, the oldest first. */
export function listMonths({ month, trend: { unit, values } }: Pick<Report, 'month' | 'trend'>) {
  const lastMonthIndex = MONTHS.indexOf(month) + MONTHS.length
  return values.map((value, index) => ({
    month: MONTHS[(lastMonthIndex - (values.length - 1 - index)) % MONTHS.length] ?? month,
    value,
    formatted: unit === undefined ? formatCount(value) : formatDollars(value),
  }))
}
