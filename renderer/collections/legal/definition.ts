import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { day, description, fields, template, title } from '../../model/define/fields.ts'
import { schedule } from '../../model/define/schedule.ts'
import { compareText } from '../../model/explain/characters.ts'

const legalPage = fields({
  title: title().describe('The page’s title.'),
  description: description().describe('What the page settles, for search results.'),
  updatedLabel: 'The words before the date: `Last modified`.',
  updated: day().describe('The day on which the text last changed.'),
  summary: fields({
    title: 'The heading.',
    points: z
      .array(fields({ title: 'What the point is about.', text: 'What the full text says of it, in plain words.' }))
      .min(3)
      .describe('Three points or more.'),
  })
    .optional()
    .describe('The card in plain language above the full text.'),
  ...schedule(),
})
export type LegalPage = z.infer<typeof legalPage>

/** `content/legal/_legal-page.yaml`: what `/terms` and `/privacy` say around the text. */
const page = fields({
  contents: 'The heading above the list of headings.',
  drawing: template('longest').describe(
    'What stands under the line that the page opens with: `{longest}` is its longest section.',
  ),
  questions: fields({ title: 'The heading.', text: 'Whom to ask, and how.' }).describe('What stands below the text.'),
})

/** They stand at the root, and nothing lists them: the footer links to each. */
export const legal = defineCollection({
  name: 'legal',
  singular: 'legal page',
  format: 'mdx',
  schema: legalPage,
  nameOf: ({ title }) => title,
  order: (a, b) => compareText(a.slug, b.slug),
  unique: (at) => [at.title, at.description],
  past: (at) => at.updated,
  // Contracts are full of figures, and are themselves the source of what we charge.
  freeFigures: (at) => at,
  page,
  sections: ['page-questions'],
  idsOf: ({ summary }) => (summary ? ['page-summary'] : []),
})
