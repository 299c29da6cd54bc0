import { defineCollection } from '../../model/define/define.ts'
import { compareText } from '../../model/explain/characters.ts'
import { findImpossibleFacts } from './rules.ts'
import { factsFile } from './schema.ts'

/** Public statistics, which `importFacts` generates. A file per state, and one for the nation. */
export const facts = defineCollection({
  name: 'facts',
  singular: 'file of facts',
  format: 'json',
  schema: factsFile,
  getName: ({ state }) => state?.slug ?? 'nation',
  compareEntries: (a, b) => compareText(a.slug, b.slug),
  unique: (at) => [at.state, at.counties.each.fips, at.cities.each.city],
  deadlines: (at) => at.sources.each.review_by,
  freeFigures: (at) => at,
  properNames: (at) => at,
  check: findImpossibleFacts,
})
