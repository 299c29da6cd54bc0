import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { order, text } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** `content/values/*.yaml`: what we hold to. */
const value = z.strictObject({ order: order(), name: text(), text: text() })
export type Value = z.infer<typeof value>

export const values = defineCollection({
  name: 'values',
  singular: 'value',
  format: 'yaml',
  schema: value,
  nameOf: ({ name }) => name,
  order: byOrder,
  unique: (at) => [at.order, at.name],
})
