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
import { named, sentencesFor } from './stateCases.ts'

/** A kind of offices: its name in the table, and in a sentence. */
const officeKind = fields({
  kind: z.enum(Object.keys(OFFICE_KINDS) as OfficeKind[]).describe('One of the kinds that are counted.'),
  name: 'Its name in the table.',
  inText: 'Its name in a sentence.',
})

const specialty = fields({
  specialty: z.enum(Object.keys(SPECIALTIES) as Specialty[]).describe('One of the specialties that are counted.'),
  inText: 'Its name in a sentence.',
})

const measure = fields({
  measure: z.enum(Object.keys(HEALTH_MEASURES) as HealthMeasure[]).describe('One of the measures that are modeled.'),
  inText: 'Its name in a sentence.',
})

/** The rings with the most, the middle and the fewest people. */
export const reach = fields({
  title: named().describe('The heading.'),
  widest: 'The label of the ring with the most people.',
  middle: 'The label of the ring in the middle.',
  narrowest: 'The label of the ring with the fewest.',
  people: template('people').describe('How many live in a ring.'),
  text: sentencesFor('reach'),
})

export const offices = fields({
  title: named().describe('The heading.'),
  head: fields({
    kind: 'The head of the column of kinds.',
    here: named().describe('The head of the state’s column.'),
    nation: 'The head of the nation’s column.',
  }).describe('The heads of the table.'),
  kinds: z.array(officeKind).min(1).describe('The kinds that the table shows, in this order.'),
  rate: fields({
    between: template('from', 'to').describe('A number that lies between two.'),
    atLeast: template('from').describe('A number that is at least so large.'),
  }).describe('How a number is told where only bounds are published.'),
  lists: fields({
    more: template('kinds').describe('More offices per resident than in the nation.'),
    fewer: template('kinds').describe('Fewer.'),
    like: template('kinds').describe('About as many.'),
  }).describe('The kinds, by how they stand to the nation.'),
  text: sentencesFor('offices'),
})

/** People registered in a specialty, more or fewer than in the nation. */
export const specialists = fields({
  specialties: z.array(specialty).min(1).describe('The specialties, in this order.'),
  more: template('specialties').describe('More registered per resident than in the nation.'),
  fewer: template('specialties').describe('Fewer.'),
  like: template('specialties').describe('About as many.'),
})

export const people = fields({
  title: named().describe('The heading.'),
  age: sentencesFor('age'),
  ageRange: sentencesFor('ageRange'),
  insurance: sentencesFor('insurance'),
})

/** What is more frequent than in the nation, and what is less; a measure of it with both shares. */
export const health = fields({
  title: named().describe('The heading.'),
  measures: z.array(measure).min(1).describe('The measures, in this order.'),
  figure: template('measure', 'here', 'nation').describe('A measure with both shares.'),
  more: template('measures').describe('What is more frequent than in the nation.'),
  fewer: template('measures').describe('What is less frequent.'),
})
