import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import { name, order, text } from '../../model/define/fields.ts'
import { compareByOrder } from '../lists.ts'

const VALUE_COUNT = 5

const value = z.strictObject({
  order: order()
    .refine(
      (order) => order <= VALUE_COUNT,
      `There are ${VALUE_COUNT} values. Write an \`order\` from 1 to ${VALUE_COUNT}.`,
    )
    .meta({
      description: `The position among the ${VALUE_COUNT} values: 1 comes first. Each value needs a different number.`,
      maximum: VALUE_COUNT,
    }),
  name: name().describe('The name of the value, in one or two words.'),
  text: text().describe('What the value means for a client.'),
})

export const values = defineCollection({
  name: 'values',
  singular: 'value',
  format: 'yaml',
  schema: value,
  getName: ({ name }) => name,
  compareEntries: compareByOrder,
  unique: (paths) => [paths.order, paths.name],
})
