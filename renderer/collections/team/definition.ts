import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { altText, fields, name, order } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** The portraits that a member of the team may choose. `pages/about/portraits.ts` draws them. */
export const PORTRAIT_NAMES = ['chignon', 'glasses', 'cat'] as const
export type PortraitName = (typeof PORTRAIT_NAMES)[number]

/** `content/team/*.yaml`: who works here. */
const member = fields({
  order: order(),
  name: name().describe('The name, as it stands on the page.'),
  role: 'What this person does here.',
  bio: 'A few sentences about them.',
  portrait: z
    .strictObject({
      drawing: z.enum(PORTRAIT_NAMES).describe('One of our line drawings.'),
      alt: altText().describe('What it shows, for those who do not see it.'),
    })
    .optional()
    .describe('A line drawing. Leave it out where there is none.'),
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
