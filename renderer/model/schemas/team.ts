import { z } from 'zod'
import { order, text } from './fields.ts'
import { PORTRAIT_NAMES } from './portraits.ts'

/** `content/team/*.yaml`: who works here. */
export const teamMemberSchema = z.strictObject({
  order: order(),
  name: text(),
  role: text(),
  bio: text(),
  /** A line drawing, and what it shows for those who do not see it. */
  portrait: z.strictObject({ drawing: z.enum(PORTRAIT_NAMES), alt: text() }).optional(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>
