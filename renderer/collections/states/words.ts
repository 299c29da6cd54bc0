import { z } from 'zod'
import { link, meta, notFoundView, reference, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import {
  HEALTH_MEASURES,
  type HealthMeasure,
  OFFICE_KINDS,
  type OfficeKind,
  SPECIALTIES,
  type Specialty,
} from '../facts/kinds.ts'
import { BASE_TOKENS, told, toldByAny } from './stateCases.ts'

/** `content/states/_listing.yaml`: `/locations` */
export const listingWords = z.strictObject({
  meta: meta(),
  hero: heading(),
  counts: z.strictObject({
    states: text(),
    cities: text(),
    /** `label` stands behind the claim's value: `500+ Practices Served`. */
    practices: z.strictObject({ claim: reference('claims'), label: text() }),
  }),
  /** `legend` stands under the map; `skip` leads past its links. Lights grow from so many people on, smallest first. */
  map: z.strictObject({
    name: text(),
    legend: template('medium', 'large'),
    skip: text(),
  }),
  /** Finding a city by typing: what is said of the results, where there are none, and where no names could be loaded. */
  search: z.strictObject({ label: text(), found: template('count'), none: text(), failed: text() }),
  states: z.strictObject({
    title: text(),
    /** `{count} cities`, and for one alone. */ cities: template('count'),
    city: template('count'),
    /** How many people live there, where it is known. */ residents: template('residents'),
    /** What the two figures of a row are. */ note: text(),
  }),
  popular: z.strictObject({
    title: text(),
    /** State and city, for instance `florida/tampa`. */ cities: z.array(reference('cities')).length(12),
  }),
  closing: closing(),
})
export type ListingWords = z.infer<typeof listingWords>

const named = () => template(...BASE_TOKENS)

/** A kind of offices: its name in the table, and in a sentence. */
const officeKind = z.strictObject({
  kind: z.enum(Object.keys(OFFICE_KINDS) as OfficeKind[]),
  name: text(),
  inText: text(),
})

const point = z.strictObject({ title: named(), text: toldByAny() })

/** `content/states/_state.yaml`: what every `/locations/{state}` says. Sentences about facts have one text for each case. */
export const stateWords = z.strictObject({
  meta: z.strictObject({ title: named(), description: named() }),
  back: link(),
  hero: z.strictObject({
    title: named(),
    text: toldByAny(),
    /** `{count} cities`, and for one alone. */
    cities: template('count'),
    city: template('count'),
    /** Under it, where known: `{residents} residents, 2020 Census`. */
    residents: template('residents'),
    call: link(),
  }),
  /** Under the map: `bare` where it has no towns without a page, `alone` where the state has one city. */
  map: z.strictObject({ name: named(), legend: named(), bare: named(), alone: named() }),
  why: z.strictObject({ title: named(), points: z.array(point).min(3) }),
  /** What is true of this state and no other. */
  place: z.strictObject({
    title: named(),
    /** The eight directions, clockwise from north. */
    directions: z.array(text()).length(8),
    miles: z.strictObject({ one: text(), many: template('count') }),
    /** Names that a sentence leaves out: `7 more`. */
    more: template('count'),
    /** The way across: what the drawing is, for those who do not see it; a city on it; its small bar. */
    transect: z.strictObject({
      name: template('from', 'to', 'miles', 'stops'),
      stop: template('city', 'mile'),
      scale: text(),
    }),
    across: told('across'),
    gap: told('gap'),
    weight: told('weight'),
    overlap: told('overlap'),
    metro: told('metro'),
    lonely: told('lonely'),
    /** The rings with the most, the middle and the fewest people. */
    reach: z.strictObject({
      title: named(),
      widest: text(),
      middle: text(),
      narrowest: text(),
      people: template('people'),
      text: told('reach'),
    }),
    offices: z.strictObject({
      title: named(),
      head: z.strictObject({ kind: text(), here: named(), nation: text() }),
      kinds: z.array(officeKind).min(1),
      /** Where only bounds are published. */
      rate: z.strictObject({ between: template('from', 'to'), atLeast: template('from') }),
      lists: z.strictObject({ more: template('kinds'), fewer: template('kinds'), alike: template('kinds') }),
      text: told('offices'),
    }),
    /** People registered in a specialty, more or fewer than in the nation. */
    specialists: z.strictObject({
      specialties: z
        .array(z.strictObject({ specialty: z.enum(Object.keys(SPECIALTIES) as Specialty[]), inText: text() }))
        .min(1),
      more: template('specialties'),
      fewer: template('specialties'),
      alike: template('specialties'),
    }),
    people: z.strictObject({
      title: named(),
      age: told('age'),
      ageRange: told('ageRange'),
      insurance: told('insurance'),
    }),
    /** What is more frequent than in the nation, and what is less; a measure of it with both shares. */
    health: z.strictObject({
      title: named(),
      measures: z
        .array(z.strictObject({ measure: z.enum(Object.keys(HEALTH_MEASURES) as HealthMeasure[]), inText: text() }))
        .min(1),
      figure: template('measure', 'here', 'nation'),
      more: template('measures'),
      fewer: template('measures'),
    }),
    notes: z.strictObject({ title: named() }),
    rule: z.strictObject({ title: named(), source: template('name') }),
    /** `Sources: {sources}.` and one of them; what the figures are not. */
    sources: z.strictObject({ line: template('sources'), source: template('by', 'name', 'years') }),
  }),
  cities: z.strictObject({ title: named(), people: template('population') }),
  services: z.strictObject({ title: named(), blurbs: z.array(point).length(6) }),
  closing: closing('state', 'adjective'),
  notFound: notFoundView(),
})
export type StateWords = z.infer<typeof stateWords>
