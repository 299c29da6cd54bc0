import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { altText, name, order, text } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** The portraits that a member of the team may choose. `pages/about/portraits.ts` draws them. */
export const PORTRAIT_NAMES = ['chignon', 'glasses', 'cat'] as const
export type PortraitName = (typeof PORTRAIT_NAMES)[number]

/** `content/team/*.yaml`: who works here. */
const member = z.strictObject({
  order: order(),
  name: name().describe('The name, as it stands on the page.'),
  role: text().describe('What this person does here.'),
  bio: text().describe('A few sentences about them.'),
  portrait: z
    .strictObject({
      drawing: z.enum(PORTRAIT_NAMES).describe('One of our line drawings.'),
      alt: altText().describe('What it shows, for those who do not see it.'),
    })
    .optional()
    .describe('A line drawing. Leave it out where there is none.'),
})
export type TeamMember = z.infer<typeof member>

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
