import { z } from 'zod'
import { fields, limitLength, template, text } from '../model/define/fields.ts'

const POINTS_PER_SIDE = 5
/** Ranks are capped at this one, which means 20 or worse, so pages show `20+`. */
export const LAST_RANK = 20

const label = () => limitLength(text(), 60)
const sentence = () => limitLength(text(), 140)

const finding = fields({
  attempt: label().describe('What we tried in order to become a patient.'),
  outcome: sentence().describe('What we found.'),
  advice: label().describe('The service or the change that would help.'),
})

const closingNote = fields({
  title: 'The heading of the advice.',
  text: sentence().describe('Our advice, in one or two sentences.'),
})

export const audit = fields({
  title: 'The section heading.',
  text: 'The text below the heading.',
  documentTitle: 'The title of the audit document.',
  practice: label().describe('A description of the practice, without its name: `A dental office with three chairs`.'),
  map: fields({
    title: label().describe('The title of the map: the search and the number of points.'),
    caption: template('count', 'total').describe('The caption of the map. `{count}` points have a top-three rank.'),
    ranks: z
      .array(z.array(z.int().min(1).max(LAST_RANK)).length(POINTS_PER_SIDE))
      .length(POINTS_PER_SIDE)
      .describe('The ranking at each point, from north to south and from west to east. 20 means 20 or worse.'),
  }).describe('A map of search rankings at 25 points. The office is in the middle.'),
  columnHeaders: fields({
    attempt: 'The column header for what we tried.',
    outcome: 'The column header for what we found.',
    advice: 'The column header for what would help.',
  }).describe('The column headers of the table of findings.'),
  findings: z.array(finding).min(3).max(6).describe('Three to six made-up findings.'),
  closingNotes: z.array(closingNote).length(2).describe('Our advice at the end: the first step, and what can wait.'),
  byline: 'The last line of the audit: the author or the purpose.',
  caption: 'The caption below the audit, which says that the practice is made up.',
})
