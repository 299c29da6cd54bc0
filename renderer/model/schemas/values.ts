import { z } from 'zod'
import { order, text } from './fields.ts'

/** `content/values/*.yaml`: what we hold to. */
export const valueSchema = z.strictObject({ order: order(), name: text(), text: text() })
export type Value = z.infer<typeof valueSchema>
