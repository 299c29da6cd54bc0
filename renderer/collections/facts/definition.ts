import { defineCollection } from '../../model/define/define.ts'
import type { RuleContext } from '../../model/define/rules.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import type { DataProblem } from '../../model/diagnostics/diagnostic.ts'
import { states } from '../states/definition.ts'
import type { City } from '../states/schema.ts'
import { extractZipCodes } from './figures.ts'
import { type CountyFacts, type FactsFile, factsFile, type RawCityFacts } from './schema.ts'

const IMPORT_HINT =
  'This file is generated. Fix the source tables, and then run `node scripts/run.js importFacts <folder of tables>`.'
const CENSUS_HINT = 'Use the Census value. If it has changed, ask an engineer to import the facts.'

/** Reports missing counties, ZIP codes, and sources in a facts file, and values in the file of the state that contradict the facts. */
export function checkFacts(facts: FactsFile, context: RuleContext): DataProblem[] {
  const missingParts = findMissingParts(facts).map((problem) => ({ hint: IMPORT_HINT, ...problem }))
  return [...missingParts, ...checkStateFile(facts, context)]
}

function findMissingParts({ state, sources, counties, cities, zips }: FactsFile): DataProblem[] {
  if (!state) return sources ? [] : [{ path: [], message: 'The national file needs `sources`.' }]
  return cities.flatMap((city, index): DataProblem[] => {
    const path = ['cities', index]
    const hasCounty = !city.county || counties.some(({ fips }) => fips === city.county)
    const missingZips = city.zips.filter(([listed]) => !zips.some(({ zip }) => zip === listed))
    return [
      ...(hasCounty ? [] : [{ path: [...path, 'county'], message: `This file has no county ${city.county}.` }]),
      ...missingZips.map(([zip]) => ({ path: [...path, 'zips'], message: `This file has no ZIP code ${zip}.` })),
    ]
  })
}

function checkStateFile({ state: reference, counties, cities }: FactsFile, context: RuleContext): DataProblem[] {
  const state = reference && context.getEntry(states, reference.id)
  if (!state) return []
  return state.cities.flatMap((city, index) => {
    const cityFacts = cities.find((facts) => facts.city.id === `${reference.id}/${city.slug}`)
    if (!cityFacts) return []
    const county = counties.find(({ fips }) => fips === cityFacts.county)
    const problems = checkCity(city, ['cities', index], cityFacts, county)
    return problems.map((problem) => ({
      hint: CENSUS_HINT,
      ...problem,
      otherFile: `${states.name}/${reference.id}.yaml`,
    }))
  })
}

function checkCity(
  city: City,
  path: PropertyKey[],
  { residentsWithin, zips }: RawCityFacts,
  county: CountyFacts | undefined,
): DataProblem[] {
  const { name, notes = [], areas: zipNames = [], countyNote, parts, population } = city
  const mentions = [
    ...notes.flatMap((note, index) => extractZipCodes(note).map((zip) => ({ zip, keys: ['notes', index] }))),
    ...zipNames.map(({ zip }, index) => ({ zip, keys: ['areas', index, 'zip'] })),
  ]
  const problems: DataProblem[] = mentions
    .filter(({ zip }) => !zips.some(([listed]) => listed === zip))
    .map(({ zip, keys }) => ({
      path: [...path, ...keys],
      message: `\`${zip}\` isn't a ZIP code of ${name}.`,
      hint: "Use one from the table on the page of the city. If it's a different number, write it with a comma: `33,602`.",
    }))
  if (countyNote !== undefined && (parts || !county))
    problems.push({
      path: [...path, 'countyNote'],
      message: `The page of ${name} has no table of a county, so it can't show this note.`,
      hint: 'Remove it.',
    })
  if (!hasEnoughResidentsNearby(residentsWithin, population)) {
    const message = `The Census counts less than half of this population within 25 miles of ${name}.`
    problems.push({ path: [...path, 'population'], message })
  }
  return county ? [...problems, ...checkCountyOrder(city, county.name, [...path, 'counties'])] : problems
}

/** Checks if the Census counts at least half of a city's population within 25 miles. Half is enough, because the center of a wide block group can be farther away. */
export function hasEnoughResidentsNearby(
  residentsWithin: RawCityFacts['residentsWithin'],
  population: number,
): boolean {
  const [, , , within25Miles] = residentsWithin
  return within25Miles * 2 >= population
}

function checkCountyOrder({ name, counties }: City, mainCounty: string, path: PropertyKey[]): DataProblem[] {
  const index = counties.findIndex((county) => isSameCounty(county, mainCounty))
  if (counties.length === 0 || index === 0) return []
  const messageStart = `According to the Census, most residents of ${name} live in ${mainCounty}, which`
  if (index === -1) return [{ path, message: `${messageStart} is missing here.` }]
  const value = [counties[index], ...counties.toSpliced(index, 1)]
  const fixedValues = [{ path, value }]
  return [
    { path, message: `${messageStart} must be first.`, hint: 'Move it to the start.', fixedValues, isCertain: true },
  ]
}

/** Checks if a county's full name starts with the words of a name: `LaSalle` for `La Salle County`. Ignores case and spaces. */
function isSameCounty(name: string, fullName: string): boolean {
  const normalize = (text: string) => text.replaceAll(' ', '').toLowerCase()
  const words = fullName.split(' ')
  return words.some((_, index) => normalize(words.slice(0, index + 1).join('')) === normalize(name))
}

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
