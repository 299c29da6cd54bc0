import { getFipsCode } from '../../drawing/stateMembership.ts'
import type { RuleContext } from '../../model/define/rules.ts'
import type { DataReport } from '../../model/explain/diagnostic.ts'
import { type City, type State, states } from '../states/definition.ts'
import { listZipCodes, type OfficeKind } from './kinds.ts'
import type { CityFigures, CountyFigures, FactsFile } from './schema.ts'

const CENSUS_HINT = 'Use the Census value. If it has changed, ask an engineer to import the facts.'
const IMPORT_HINT =
  'This file is generated. Fix the source tables or the import script, and then run `node scripts/run.js importFacts <folder of tables>`.'

/** Finds figures that contradict each other, such as more residents in a county than in the state. */
export function findContradictions(facts: FactsFile, context: RuleContext): DataReport[] {
  const state = facts.state && context.getEntry(states, facts.state.slug)
  const reports = [
    ...checkSources(facts),
    ...facts.counties.flatMap((county, index) => checkCounty(county, ['counties', index], facts, state)),
    ...facts.cities.flatMap((city, index) => checkCity(city, ['cities', index], facts, state)),
    ...checkOffices(facts),
  ]
  return reports.map((report) => ({ hint: IMPORT_HINT, ...report }))
}

function checkSources({ state, sources, counties, cities }: FactsFile): DataReport[] {
  if (state && sources)
    return [{ path: ['sources'], isKey: true, message: 'Only the national file can have `sources`.' }]
  if (state) return []
  if (counties.length + cities.length > 0)
    return [{ path: [], message: 'This file has counties or cities, but no `state`.' }]
  return sources ? [] : [{ path: [], message: 'The national file needs `sources`.' }]
}

type Path = [list: string, index: number]

/** Returns the report if the condition is false. */
const reportUnless = (isTrue: boolean, report: DataReport): DataReport[] => (isTrue ? [] : [report])

function checkCounty(
  { fips, name, ...county }: CountyFigures,
  path: Path,
  facts: FactsFile,
  state?: State,
): DataReport[] {
  const { dentist, dentistLow = dentist, dentistHigh = dentist } = county.health ?? {}
  const code = state && getFipsCode(state.name)
  const getPath = (...key: string[]) => [...path, ...key]
  return [
    ...reportUnless(code === undefined || fips.startsWith(code), {
      path: getPath('fips'),
      message: `${name} isn't in ${state?.name}. Codes of this state start with ${code}.`,
    }),
    ...reportUnless(county.residents <= facts.residents, {
      path: getPath('residents'),
      message: `${name} has more residents than its state.`,
    }),
    ...Object.entries(county.offices ?? {}).flatMap(([kind, count]) =>
      reportUnless((count ?? 0) <= (facts.offices?.[kind as OfficeKind] ?? 0), {
        path: getPath('offices', kind),
        message: `${name} has more \`${kind}\` than its state.`,
      }),
    ),
    ...reportUnless(dentist === undefined || (Number(dentistLow) <= dentist && dentist <= Number(dentistHigh)), {
      path: getPath('health', 'dentist'),
      message: `\`dentist\` of ${name} is outside its confidence interval.`,
    }),
  ]
}

function checkCity(
  { city: { slug }, county, within, zips }: CityFigures,
  path: Path,
  facts: FactsFile,
  state?: State,
): DataReport[] {
  const index = state?.cities.findIndex((item) => `${facts.state?.slug}/${item.slug}` === slug) ?? -1
  const city = state?.cities[index]
  const locateCityField = (key: keyof City) => ({
    file: `${states.name}/${facts.state?.slug}.yaml`,
    path: ['cities', index, key],
    hint: CENSUS_HINT,
  })
  const countyFacts = facts.counties.find(({ fips }) => fips === county)
  return [
    ...reportUnless(slug.startsWith(`${facts.state?.slug}/`), {
      path: [...path, 'city'],
      message: `\`${slug}\` is in another state.`,
    }),
    ...reportUnless(
      within.every((count, ringIndex) => count >= (within[ringIndex - 1] ?? 0)),
      {
        path: [...path, 'within'],
        message: `A smaller circle around \`${slug}\` has more residents than a larger one.`,
      },
    ),
    ...zips.flatMap(([zip], zipIndex) =>
      reportUnless(
        facts.zips.some((area) => area.zip === zip),
        {
          path: [...path, 'zips', zipIndex],
          message: `This file has no ZIP area ${zip}.`,
        },
      ),
    ),
    ...(city?.notes ?? []).flatMap((note, noteIndex) =>
      findUnlistedZips(note, zips).map((zip) => ({
        ...locateCityField('notes'),
        path: ['cities', index, 'notes', noteIndex],
        message: `\`${zip}\` isn't a ZIP code of ${city?.name}.`,
        hint: 'Use one from the table on the page of the city. If this is another number, write it with a comma.',
      })),
    ),
    ...reportUnless(!city || hasResidentsNearby(within, city.population), {
      ...locateCityField('population'),
      message: `The Census counts less than half of this population within 25 miles of ${city?.name}.`,
    }),
    ...reportUnless(county === undefined || countyFacts !== undefined, {
      path: [...path, 'county'],
      message: `This file has no county ${county}.`,
    }),
    ...(city && countyFacts ? checkCountyOrder(city, countyFacts.name, locateCityField('counties')) : []),
  ]
}

function findUnlistedZips(note: string, zips: CityFigures['zips']): string[] {
  return listZipCodes(note).filter((zip) => !zips.some(([listed]) => listed === zip))
}

/** Checks for only half of the population within 25 miles, because a block group can be as wide as a county. */
export function hasResidentsNearby(within: CityFigures['within'], population: number): boolean {
  return within[3] * 2 >= population
}

function checkCountyOrder(
  { name, counties }: City,
  county: string,
  location: Omit<DataReport, 'message'>,
): DataReport[] {
  const index = counties.findIndex((other) => isSameCounty(other, county))
  if (counties.length === 0 || index === 0) return []
  const message = `According to the Census, most residents of ${name} live in ${county}, which`
  if (index === -1) return [{ ...location, message: `${message} is missing here.` }]
  const value = [counties[index], ...counties.toSpliced(index, 1)]
  const fix = [{ path: location.path, value }]
  return [{ ...location, message: `${message} must be first.`, hint: 'Move it to the start.', fix, isCertain: true }]
}

/** Compares names without spaces, because tables have both `LaSalle` and `La Salle`. */
function isSameCounty(name: string, county: string): boolean {
  const joinLowercase = (words: string[]) => words.join('').toLowerCase()
  const words = county.split(' ')
  return words.some((_, index) => joinLowercase(words.slice(0, index + 1)) === joinLowercase(name.split(' ')))
}

function checkOffices({ offices = {}, officesAtMost }: FactsFile): DataReport[] {
  if (!officesAtMost) return []
  return Object.entries(offices).flatMap(([kind, count]) =>
    reportUnless((count ?? 0) <= (officesAtMost[kind as OfficeKind] ?? 0), {
      path: ['officesAtMost'],
      isKey: true,
      message: `The minimum of \`${kind}\` is above the maximum.`,
    }),
  )
}
