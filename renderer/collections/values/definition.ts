import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { name, order, text } from '../../model/define/fields.ts'
import { byOrder } from '../lists.ts'

/** Specification, section 2. */
const COUNT = 5

const value = z.strictObject({
  order: order()
    .refine((order) => order <= COUNT, `There are ${COUNT} values. Write an \`order\` from 1 to ${COUNT}.`)
    .meta({
      description: `The position among the ${COUNT} values. 1 comes first. Each needs its own.`,
      maximum: COUNT,
    }),
  name: name().describe('The value in one or two words.'),
  text: text().describe('The meaning for a client.'),
})

/** The company's values, sorted by `order`. */
export const values = defineCollection({
  name: 'values',
  singular: 'value',
  format: 'yaml',
  schema: value,
  nameOf: ({ name }) => name,
  order: byOrder,
  unique: (at) => [at.order, at.name],
})
