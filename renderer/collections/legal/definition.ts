import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { day, description, fields, template, title } from '../../model/define/fields.ts'
import { draft, expiry, publishing } from '../../model/define/schedule.ts'
import { compareText } from '../../model/explain/characters.ts'

const legalPage = fields({
  ...draft(),
  title: title().describe('The heading of the page.'),
  pageTitle: title()
    .optional()
    .meta({ title: 'Title in search results' })
    .describe('The title in search results. The default is `title`.'),
  description: description().describe('The description in search results.'),
  updatedLabel: 'The label of the date: `Last modified`.',
  updated: day().describe('The date of the last change.'),
  summary: fields({
    title: 'The heading.',
    points: z
      .array(fields({ title: 'The subject.', text: 'A summary of the full text in plain language.' }))
      .min(3)
      .describe('At least three points.'),
  })
    .optional()
    .describe('The summary in plain language above the full text.'),
  ...publishing(),
  ...expiry(),
})

/** Front matter of a legal page. */
export type LegalPage = z.infer<typeof legalPage>

const page = fields({
  contents: 'The heading above the list of headings.',
  drawing: template('longest').describe('The caption of the drawing at the top. `{longest}` is the longest section.'),
  questions: fields({ title: 'The heading.', text: 'The contact for questions.' }).describe(
    'The section below the text.',
  ),
})

/** Legal pages at the top level: `/privacy`. */
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
  page,
  sections: ['page-questions'],
  listIds: ({ summary }) => (summary ? ['page-summary'] : []),
})
