import { z } from 'zod'
import { fields, template } from '../../model/define/fields.ts'
import {
  HEALTH_MEASURES,
  type HealthMeasure,
  OFFICE_KINDS,
  type OfficeKind,
  SPECIALTIES,
  type Specialty,
} from '../facts/kinds.ts'

const createGroupSchema = <Key extends string>(keys: Readonly<Record<Key, unknown>>) =>
  fields({
    head: template('years').describe('The column header for the figures, with their unit and years.'),
    rows: z
      .array(
        fields({
          figure: z.enum(Object.keys(keys) as Key[]).describe('The figure in the row.'),
          name: 'The name of the figure in the table.',
        }),
      )
      .min(1)
      .describe('The rows of the table, in this order.'),
  })

/** Rows of a state's tables, by group and unit. */
export const figures = fields({
  offices: createGroupSchema<OfficeKind>(OFFICE_KINDS).describe('The rows with offices per 100,000 residents.'),
  registered: createGroupSchema<Specialty>(SPECIALTIES).describe(
    'The rows with registered specialists per 100,000 residents.',
  ),
  people: createGroupSchema({ over65: '', uninsured: '' }).describe('The rows with percentages of residents.'),
  health: createGroupSchema<HealthMeasure>(HEALTH_MEASURES).describe('The rows with percentages of adults.'),
})

/** A group of figures with the same unit and source. */
export type FigureGroup = keyof z.infer<typeof figures>
