import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { altText, fields, name, order, picture } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

const member = fields({
  order: order(),
  name: name().describe('The name, as it stands on the page.'),
  role: 'What this person does here.',
  bio: 'A few sentences about them.',
  photo: z
    .strictObject({
      file: picture().describe('A photograph in `content/media`, at least 800 pixels wide: `team/adrienne.jpg`.'),
      alt: altText().describe('What it shows, for those who do not see it.'),
      focus: z
        .enum(['middle', 'top', 'bottom', 'left', 'right'])
        .default('middle')
        .describe('What stays in sight where the frame cuts the photograph.'),
    })
    .optional()
    .describe('A photograph. Leave it out where there is none: the name then stands alone.'),
})

export const team = defineCollection({
  name: 'team',
  singular: 'member of the team',
  format: 'yaml',
  schema: member,
  nameOf: ({ name }) => name,
  order: byOrder,
  unique: (at) => [at.order, at.name],
  names: (at) => at.name,
})
