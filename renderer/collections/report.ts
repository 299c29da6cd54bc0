import { z } from 'zod'
import { fields, labeledText, limitLength, template, text } from '../model/define/fields.ts'
import { formatCount, formatDollars } from '../wording/format.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const MAX_NUMBER_LENGTH = 8
const MAX_LABEL_LENGTH = 42
const MAX_SENTENCE_LENGTH = 220

const number = () => limitLength(text(), MAX_NUMBER_LENGTH)
const label = () => limitLength(text(), MAX_LABEL_LENGTH)
const sentence = () => limitLength(text(), MAX_SENTENCE_LENGTH)

/** Creates a schema for an example of the monthly report. */
export const report = () =>
  fields({
    practice: label().describe('The practice, without a name: `A dental office with three chairs`.'),
    month: z.enum(MONTHS).describe('The month of the report.'),
    figures: z
      .array(
        fields({
          number: number().meta({ title: 'This month' }).describe('The number of this month: `$200`.'),
          label: label().meta({ title: 'Subject' }).describe('The subject of the number: `per booked consultation`.'),
          before: number().meta({ title: 'The month before' }).describe('The number of the month before.'),
        }),
      )
      .min(1)
      .max(2)
      .describe('One or two figures. The last month of `trend` is shown next to them.'),
    trend: fields({
      label: label().meta({ title: 'Subject' }).describe('The subject of the numbers: `per kept consultation`.'),
      unit: z.literal('$').optional().describe('`$` for dollars. Leave it out for counts.'),
      values: z
        .array(z.int().min(0).max(9_999))
        .length(6)
        .describe('The numbers of six months, for the line. The last one is of `month`.'),
    }).describe('The figure that the page draws as a line.'),
    changed: sentence()
      .meta({ title: 'What we changed' })
      .describe('Our changes this month, in the words of the account lead.'),
    next: sentence().meta({ title: 'Plan for next month' }).describe('The plan for next month.'),
  }).meta({ group: 'report' })
export type Report = z.infer<ReturnType<typeof report>>

/** Creates a schema for the copy around the examples of the monthly report. */
export const reportCopy = () =>
  fields({
    title: template('month').describe('The title of the report.'),
    before: template('number', 'month').describe('The number of the month before, below a number.'),
    changed: labeledText('What we changed', 'The heading above `changed`.'),
    next: labeledText('Plan for next month', 'The heading above `next`.'),
    writer: 'The role of the person who writes the report.',
    note: 'The caption, which says that the numbers are made up.',
  })
export type ReportCopy = z.infer<ReturnType<typeof reportCopy>>

/** Returns the months of the trend with their numbers, the oldest first. */
export function listMonths({ month, trend: { unit, values } }: Pick<Report, 'month' | 'trend'>) {
  const lastMonthIndex = MONTHS.indexOf(month) + MONTHS.length
  return values.map((value, index) => ({
    month: MONTHS[(lastMonthIndex - (values.length - 1 - index)) % MONTHS.length] ?? month,
    value,
    formatted: unit === undefined ? formatCount(value) : formatDollars(value),
  }))
}
