import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { altText, fields, image, labeledText, name, order, text } from '../../model/define/fields.ts'
import { compareByOrder } from '../lists.ts'

const member = fields({
  order: order(),
  name: name().describe('The person’s name.'),
  role: 'The person’s job title.',
  responsibility: labeledText('Responsible for', 'What the person is responsible for, below the job title.').optional(),
  bio: 'A few sentences about the person.',
  quote: text().optional().describe('A quote in the person’s own words, without quotation marks.'),
  photo: fields({
    file: image().describe('A photo that’s at least 800 pixels wide: `team/adrienne.jpg`.'),
    alt: altText().meta({ title: 'Alt text' }).describe('A description of the photo for screen readers.'),
    focus: z
      .enum(['middle', 'top', 'bottom', 'left', 'right'])
      .default('middle')
      .describe('The part that stays visible when the photo is cropped.'),
  })
    .optional()
    .describe('A photo of the person, above the name.'),
  isAuthor: z
    .boolean()
    .optional()
    .meta({ title: 'Writes articles' })
    .describe('`true` if the person writes articles. Forms only offer these people as authors.'),
})

export const team = defineCollection({
  name: 'team',
  singular: 'team member',
  format: 'yaml',
  schema: member,
  getName: ({ name }) => name,
  compareEntries: compareByOrder,
  unique: (paths) => [paths.order, paths.name],
  properNames: (paths) => paths.name,
})
