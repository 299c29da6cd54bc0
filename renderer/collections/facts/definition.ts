import { defineCollection } from '../../model/define/define.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import { checkFacts } from './rules.ts'
import { factsFile } from './schema.ts'

/** Public figures: a generated file for each state, and `nation.json`. */
export const facts = defineCollection({
  name: 'facts',
  singular: 'file of facts',
  format: 'json',
  schema: factsFile,
  getName: ({ state }) => state?.id ?? 'nation',
  compareEntries: (a, b) => compareText(a.slug, b.slug),
  unique: (paths) => [paths.state, paths.counties.each.fips, paths.cities.each.city],
  reviewDates: (paths) => paths.sources.each.review_by,
  exemptFigures: (paths) => paths,
  properNames: (paths) => paths,
  checkInContext: checkFacts,
})
