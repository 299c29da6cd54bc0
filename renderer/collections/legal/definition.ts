import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { description, fields, template, title } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import { scheduledEntry, section } from '../blocks.ts'

const summaryPoint = fields({ title: 'The topic of the point.', text: 'What the full text says, in plain language.' })

const legalPage = scheduledEntry({
  title: title().describe('The page heading.'),
  pageTitle: title()
    .optional()
    .meta({ title: 'Title in search results' })
    .describe('The title in search results. Leave it out to use `title`.'),
  description: description().describe('The description in search results.'),
  updatedLabel: 'The label before the date of the last change: `Last modified`.',
  updated: day().describe('The date of the last change.'),
  summary: section({ points: z.array(summaryPoint).min(3).describe('The points of the summary. At least three.') })
    .optional()
    .describe('A summary in plain language, above the full text.'),
})

/** Legal pages at the root of the site: `/privacy`. */
export const legal = defineCollection({
  name: 'legal',
  singular: 'legal page',
  format: 'mdx',
  schema: legalPage,
  getName: ({ title }) => title,
  compareEntries: (a, b) => compareText(a.slug, b.slug),
  unique: (paths) => [paths.title, paths.pageTitle, paths.description],
  pastDates: (paths) => paths.updated,
  // Contracts are the source of our prices.
  exemptFigures: (paths) => paths,
  pageSchema: fields({
    contentsTitle: 'The heading of the table of contents.',
    drawingCaption: template('longestSection').describe('The caption of the drawing, with the longest section.'),
    questions: section({ text: 'How to contact us with questions.' }).describe('The section below the full text.'),
  }),
  sections: ['page-questions'],
  listElementIds: ({ summary }) => (summary ? ['page-summary'] : []),
})
