import { defineCollection } from '../../model/define/define.ts'
import type { RuleContext } from '../../model/define/rules.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import type { DataProblem } from '../../model/diagnostics/diagnostic.ts'
import { states } from '../states/definition.ts'
import type { City } from '../states/schema.ts'
import { extractZipCodes } from './figures.ts'
import { type CountyFacts, type FactsFile, factsFile, type RawCityFacts } from './schema.ts'

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
  checkInContext: (data, context) => [...checkCompleteness(data), ...checkStateFile(data, context)],
})

const IMPORT_HINT =
  'This file is generated. Fix the source tables, and then run `node scripts/run.js importFacts <folder of tables>`.'

/** Reports missing sources, counties, and ZIP codes. */
function checkCompleteness({ state, sources, counties, cities, zips }: FactsFile): DataProblem[] {
  const problems: DataProblem[] = []
  const report = (path: PropertyKey[], message: string) => problems.push({ path, message, hint: IMPORT_HINT })
  if (!state && !sources) report([], 'The national file needs `sources`.')
  for (const [index, city] of cities.entries()) {
    if (city.county && !counties.some(({ fips }) => fips === city.county))
      report(['cities', index, 'county'], `This file has no county ${city.county}.`)
    for (const [listed] of city.zips)
      if (!zips.some(({ zip }) => zip === listed))
        report(['cities', index, 'zips'], `This file has no ZIP code ${listed}.`)
  }
  return problems
}

const CENSUS_HINT = 'Use the Census value. If it has changed, ask an engineer to import the facts.'

/** Reports values in the file of the state that contradict the facts. */
function checkStateFile({ state: reference, counties, cities }: FactsFile, context: RuleContext): DataProblem[] {
  const state = reference && context.getEntry(states, reference.id)
  if (!state) return []
  const otherFile = `${states.name}/${reference.id}.yaml`
  return state.cities.flatMap((city, index) => {
    const cityFacts = cities.find((facts) => facts.city.id === `${reference.id}/${city.slug}`)
    if (!cityFacts) return []
    const county = counties.find(({ fips }) => fips === cityFacts.county)
    const problems = checkCity(city, ['cities', index], cityFacts, county)
    return problems.map((problem) => ({ hint: CENSUS_HINT, ...problem, otherFile }))
  })
}

function checkCity(city: City, path: PropertyKey[], { residentsWithin, zips }: RawCityFacts, county?: CountyFacts) {
  const { name, notes = [], areas = [], countyNote, parts, population } = city
  const mentions = [
    ...notes.flatMap((note, index) => extractZipCodes(note).map((zip) => ({ zip, keys: ['notes', index] }))),
    ...areas.map(({ zip }, index) => ({ zip, keys: ['areas', index, 'zip'] })),
  ]
  const problems: DataProblem[] = mentions
    .filter(({ zip }) => !zips.some(([listed]) => listed === zip))
    .map(({ zip, keys }) => ({
      path: [...path, ...keys],
      message: `\`${zip}\` isn't a ZIP code of ${name}.`,
      hint: "Use one from the table on the page of the city. If it's a different number, write it with a comma: `33,602`.",
    }))
  if (countyNote !== undefined && (parts || !county)) {
    const message = `The page of ${name} has no table of a county, so it can't show this note.`
    problems.push({ path: [...path, 'countyNote'], message, hint: 'Remove it.' })
  }
  if (!hasEnoughResidentsNearby(residentsWithin, population)) {
    const message = `The Census counts less than half of this population within 25 miles of ${name}.`
    problems.push({ path: [...path, 'population'], message })
  }
  return county ? [...problems, ...checkCountyOrder(city, county.name, [...path, 'counties'])] : problems
}

/** Checks if the Census counts at least half of a city's population within 25 miles. Half is enough, because the center of a wide block group can be farther away. */
export function hasEnoughResidentsNearby({ 3: within25Miles }: RawCityFacts['residentsWithin'], population: number) {
  return within25Miles * 2 >= population
}

function checkCountyOrder({ name, counties }: City, mainCounty: string, path: PropertyKey[]): DataProblem[] {
  const index = counties.findIndex((county) => isSameCounty(county, mainCounty))
  if (counties.length === 0 || index === 0) return []
  const messageStart = `According to the Census, most residents of ${name} live in ${mainCounty}, which`
  if (index === -1) return [{ path, message: `${messageStart} is missing here.` }]
  const fixedValues = [{ path, value: [counties[index], ...counties.toSpliced(index, 1)] }]
  const message = `${messageStart} must be first.`
  return [{ path, message, hint: 'Move it to the start.', fixedValues, isCertain: true }]
}

/** Checks if a county's full name starts with the words of a name: `LaSalle` for `La Salle County`. Ignores case and spaces. */
function isSameCounty(name: string, fullName: string): boolean {
  const normalize = (text: string) => text.replaceAll(' ', '').toLowerCase()
  const words = fullName.split(' ')
  return words.some((_, index) => normalize(words.slice(0, index + 1).join('')) === normalize(name))
}
