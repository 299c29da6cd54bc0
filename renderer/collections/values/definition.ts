import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { name, order, text } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** How many values there are (specification, section 2). */
const COUNT = 5

const value = z.strictObject({
  order: order()
    .refine((place) => place <= COUNT, `We have ${COUNT} values, and \`order\` is their place: 1 to ${COUNT}.`)
    .meta({ description: `The place among the ${COUNT} values: 1 comes first. No two have the same.`, maximum: COUNT }),
  name: name().describe('The value, in a word or two.'),
  text: text().describe('What it means for a client.'),
})

export const values = defineCollection({
  name: 'values',
  singular: 'value',
  format: 'yaml',
  schema: value,
  nameOf: ({ name }) => name,
  order: byOrder,
  unique: (at) => [at.order, at.name],
})
