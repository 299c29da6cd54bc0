import { z } from 'zod'
import { order, text } from './fields.ts'

/** `content/team/*.yaml`: who works here. */
export const teamMemberSchema = z.strictObject({ order: order(), name: text(), role: text(), bio: text() })
export type TeamMember = z.infer<typeof teamMemberSchema>
