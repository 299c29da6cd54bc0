import { z } from 'zod'
import { fields, limitLength, template, text } from '../model/define/fields.ts'

const POINTS_PER_SIDE = 5
const MAX_TOP_RANK = 3
/** Places from here on are printed with a plus. */
const LAST_RANK = 20
const MAX_LABEL_LENGTH = 60
const MAX_SENTENCE_LENGTH = 140

const label = () => limitLength(text(), MAX_LABEL_LENGTH)
const sentence = () => limitLength(text(), MAX_SENTENCE_LENGTH)

/** Creates a schema for the example of a first audit. */
export const audit = () =>
  fields({
    title: 'The heading of the section.',
    text: 'The sentence under it.',
    documentTitle: 'The title of the document.',
    practice: label().describe('The practice, without a name: `A dental office with three chairs`.'),
    map: fields({
      title: label().describe('The search, and the points around the office.'),
      text: template('count', 'total').describe('The number of points where the practice is in the top three.'),
      rows: z
        .array(z.array(z.int().min(1).max(LAST_RANK)).length(POINTS_PER_SIDE))
        .length(POINTS_PER_SIDE)
        .describe('The ranking at each point, from north to south and from west to east. 20 means 20 or worse.'),
    }).describe('Map rankings from 25 points. The office is in the middle.'),
    head: fields({
      tried: 'The header of the first column.',
      found: 'The header of the second column.',
      advice: 'The header of the third column.',
    }).describe('The headers of the table.'),
    findings: z
      .array(
        fields({
          tried: label().describe('Our attempt to become a patient.'),
          found: sentence().describe('The result.'),
          advice: label().describe('The service or the change that helps.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Three to six findings. Make them up.'),
    closingNotes: z
      .array(fields({ title: 'The heading.', text: sentence().describe('One or two sentences.') }))
      .length(2)
      .describe('Our advice: the first step, and the part that can wait.'),
    writer: 'The role of the person who writes the audit.',
    note: 'The caption, which says that the practice is made up.',
  })
export type Audit = z.infer<ReturnType<typeof audit>>

/** Returns true if a map shows the practice without another tap. */
export function isInTopThree(rank: number): boolean {
  return rank <= MAX_TOP_RANK
}

/** Returns the ranking as text, with a plus if it may be worse. */
export function formatRank(rank: number): string {
  return rank < LAST_RANK ? String(rank) : `${LAST_RANK}+`
}

/** Counts the points where the practice is in the top three. */
export function countTopThree({ rows }: Pick<Audit['map'], 'rows'>): { count: number; total: number } {
  const ranks = rows.flat()
  return { count: ranks.filter(isInTopThree).length, total: ranks.length }
}
