import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { altText, fields, image, name, order, text } from '../../model/define/fields.ts'
import { compareByOrder } from '../lists.ts'

const member = fields({
  order: order(),
  name: name().describe('The name on the page.'),
  role: 'The person’s job.',
  owns: text().optional().meta({ title: 'Answers for' }).describe('The work that the person answers for.'),
  bio: 'A few sentences about the person.',
  quote: text().optional().describe('A sentence in the person’s own words, without quotation marks.'),
  photo: z
    .strictObject({
      file: image().describe('A photo that’s at least 800 pixels wide: `team/adrienne.jpg`.'),
      alt: altText().meta({ title: 'What it shows' }).describe('A description for screen readers.'),
      focus: z
        .enum(['middle', 'top', 'bottom', 'left', 'right'])
        .default('middle')
        .describe('The part that stays visible when the photo is cropped.'),
    })
    .optional()
    .describe('A photo. Without it, the page only shows the name.'),
  writes: z
    .boolean()
    .optional()
    .meta({ title: 'Writes articles' })
    .describe('`true` for people who write articles. Forms offer them as authors.'),
})

/** Members of the team, sorted by `order`. */
export const team = defineCollection({
  name: 'team',
  singular: 'member of the team',
  format: 'yaml',
  schema: member,
  getName: ({ name }) => name,
  compareEntries: compareByOrder,
  unique: (paths) => [paths.order, paths.name],
  properNames: (paths) => paths.name,
})
