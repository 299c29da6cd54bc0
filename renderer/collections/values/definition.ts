import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { order, text } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** `content/values/*.yaml`: what we hold to. */
const value = z.strictObject({
  order: order(),
  name: text().describe('The value, in a word or two.'),
  text: text().describe('What it means for a client.'),
})
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
