import { z } from 'zod'
import { template, text } from '../../model/define/fields.ts'
import {
  HEALTH_MEASURES,
  type HealthMeasure,
  OFFICE_KINDS,
  type OfficeKind,
  SPECIALTIES,
  type Specialty,
} from '../facts/kinds.ts'
import { named, told } from './stateCases.ts'

/** A kind of offices: its name in the table, and in a sentence. */
const officeKind = z.strictObject({
  kind: z.enum(Object.keys(OFFICE_KINDS) as OfficeKind[]).describe('One of the kinds that are counted.'),
  name: text().describe('Its name in the table.'),
  inText: text().describe('Its name in a sentence.'),
})

const specialty = z.strictObject({
  specialty: z.enum(Object.keys(SPECIALTIES) as Specialty[]).describe('One of the specialties that are counted.'),
  inText: text().describe('Its name in a sentence.'),
})

const measure = z.strictObject({
  measure: z.enum(Object.keys(HEALTH_MEASURES) as HealthMeasure[]).describe('One of the measures that are modeled.'),
  inText: text().describe('Its name in a sentence.'),
})

/** The rings with the most, the middle and the fewest people. */
export const reach = z.strictObject({
  title: named().describe('The heading.'),
  widest: text().describe('The label of the ring with the most people.'),
  middle: text().describe('The label of the ring in the middle.'),
  narrowest: text().describe('The label of the ring with the fewest.'),
  people: template('people').describe('How many live in a ring.'),
  text: told('reach'),
})

export const offices = z.strictObject({
  title: named().describe('The heading.'),
  head: z
    .strictObject({
      kind: text().describe('The head of the column of kinds.'),
      here: named().describe('The head of the state’s column.'),
      nation: text().describe('The head of the nation’s column.'),
    })
    .describe('The heads of the table.'),
  kinds: z.array(officeKind).min(1).describe('The kinds that the table shows, in this order.'),
  rate: z
    .strictObject({
      between: template('from', 'to').describe('A number that lies between two.'),
      atLeast: template('from').describe('A number that is at least so large.'),
    })
    .describe('How a number is told where only bounds are published.'),
  lists: z
    .strictObject({
      more: template('kinds').describe('More offices per resident than in the nation.'),
      fewer: template('kinds').describe('Fewer.'),
      like: template('kinds').describe('About as many.'),
    })
    .describe('The kinds, by how they stand to the nation.'),
  text: told('offices'),
})

/** People registered in a specialty, more or fewer than in the nation. */
export const specialists = z.strictObject({
  specialties: z.array(specialty).min(1).describe('The specialties, in this order.'),
  more: template('specialties').describe('More registered per resident than in the nation.'),
  fewer: template('specialties').describe('Fewer.'),
  like: template('specialties').describe('About as many.'),
})

export const people = z.strictObject({
  title: named().describe('The heading.'),
  age: told('age'),
  ageRange: told('ageRange'),
  insurance: told('insurance'),
})

/** What is more frequent than in the nation, and what is less; a measure of it with both shares. */
export const health = z.strictObject({
  title: named().describe('The heading.'),
  measures: z.array(measure).min(1).describe('The measures, in this order.'),
  figure: template('measure', 'here', 'nation').describe('A measure with both shares.'),
  more: template('measures').describe('What is more frequent than in the nation.'),
  fewer: template('measures').describe('What is less frequent.'),
})
