import { z } from 'zod'
import { fields, template, text } from '../../model/define/fields.ts'
import {
  HEALTH_MEASURES,
  type HealthMeasure,
  OFFICE_KINDS,
  type OfficeKind,
  SPECIALTIES,
  type Specialty,
} from '../facts/kinds.ts'
import { BASE_TOKENS } from './stateCases.ts'

const advice = () => text().optional()

const row = <Key extends string>(keys: Readonly<Record<Key, unknown>>) =>
  fields({
    of: z.enum(Object.keys(keys) as Key[]).describe('One of the figures that are known.'),
    name: 'Its name in the table.',
    inText: 'What stands for it in the sentence.',
    more: advice().describe('What follows for a practice where the state has surely more.'),
    fewer: advice().describe('The same where it has fewer.'),
  })

const group = <Key extends string>(keys: Readonly<Record<Key, unknown>>) =>
  fields({
    head: template('years').describe('What the figures are, and of which years: the head of their rows.'),
    fact: template(...BASE_TOKENS, 'inText', 'here', 'nation', 'years').describe('The sentence of one figure.'),
    rows: z.array(row(keys)).min(1).describe('The figures, in this order.'),
  })

/** Figures of a state beside the nation's: rows of tables, and sentences where the difference is sure. */
export const figures = fields({
  offices: group<OfficeKind>(OFFICE_KINDS).describe('Offices per 100,000 residents.'),
  registered: group<Specialty>(SPECIALTIES).describe('People registered in a specialty, per 100,000 residents.'),
  people: group({ over65: '', uninsured: '' }).describe('Percent of residents.'),
  health: group<HealthMeasure>(HEALTH_MEASURES).describe('Percent of adults.'),
})
export type FigureGroup = keyof z.infer<typeof figures>
