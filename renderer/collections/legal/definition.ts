import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { day, description, text, title } from '../../model/define/fields.ts'
import { compareText } from '../lists.ts'

/** `content/legal/*.mdx`, the front matter: `/terms` and `/privacy`. */
const legalPage = z.strictObject({
  title: title(),
  description: description(),
  /** The words before the date: `Last modified`. */
  updatedLabel: text(),
  updated: day(),
  /** The plain-language card above the full text. */
  summary: z
    .strictObject({ title: text(), points: z.array(z.strictObject({ title: text(), text: text() })).min(3) })
    .optional(),
})
export type LegalPage = z.infer<typeof legalPage>

/** `content/legal/_legal-page.yaml`: what `/terms` and `/privacy` say around the text. */
const page = z.strictObject({
  contents: text(),
  questions: z.strictObject({ title: text(), text: text() }),
})
export type LegalWords = z.infer<typeof page>

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
  sections: ['page-contents', 'page-questions'],
  idsOf: ({ summary }) => (summary ? ['page-summary'] : []),
})
