import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import { cityCopy } from './cityCopy.ts'
import { checkState } from './rules.ts'
import { type City, city, state } from './schema.ts'
import { listingCopy, stateCopy } from './stateCopy.ts'

/** States and D.C., including cities and towns. */
export const states = defineCollection({
  name: 'states',
  singular: 'state',
  format: 'yaml',
  schema: state,
  getName: ({ name }) => name,
  compareEntries: (a, b) => compareText(a.name, b.name),
  unique: (paths) => [paths.name, paths.abbreviation],
  base: '/locations',
  param: 'state',
  listingSchema: listingCopy,
  listingSections: ['states', 'popular', 'finder', 'closing'],
  pageSchema: stateCopy,
  sections: ['cities', 'finder', 'why', 'services', 'closing'],
  // Notes are about a single place, so other places can't have the same sentence.
  requireUniqueSentences: { except: () => [] },
  listElementIds: ({ notes, advertisingRule }) => [...(notes ? ['notes'] : []), ...(advertisingRule ? ['rule'] : [])],
  properNames: (paths) => [
    paths.name,
    paths.cities.each.name,
    paths.cities.each.counties,
    paths.cities.each.parts.each.name,
    paths.towns.each.name,
  ],
  checkEntry: checkState,
})

export type StateEntry = Entry<typeof states>

/** Cities of states, with pages such as `/locations/florida/tampa`. */
export const cities = defineNested({
  name: 'cities',
  singular: 'city',
  param: 'city',
  parent: states,
  schema: city,
  list: (paths) => paths.cities,
  slug: (paths) => paths.slug,
  getName: ({ name }) => name,
  getTitle: ({ name }, state) => `${name}, ${state.name}`,
  pageSchema: cityCopy,
  sections: ['finder', 'expertise', 'services', 'results', 'testimonial', 'closing'],
  listElementIds: ({ notes }) => (notes ? ['notes'] : []),
  sharesNotFound: true,
})

/** Checks if search engines may index the page of a city. */
export const isIndexable = ({ notes }: City) => notes !== undefined
