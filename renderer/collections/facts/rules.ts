import { getFipsCode } from '../../drawing/outline.ts'
import type { RuleContext } from '../../model/define/policies.ts'
import type { Flaw } from '../../model/explain/problem.ts'
import { type City, type State, states } from '../states/definition.ts'
import { areRing, type OfficeKind } from './kinds.ts'
import type { CityFigures, CountyFigures, FactsFile } from './schema.ts'

const CENSUS = 'Write the value of the Census. If it has changed, ask an engineer to import the facts.'
const IMPORT = 'This file is generated. Fix the tables or the program, and run `importFacts`.'

/** Finds impossible facts of a state or the nation. */
export function flawsOf(facts: FactsFile, context: RuleContext): Flaw[] {
  const state = facts.state && context.entry(states, facts.state.slug)
  const flaws = [
    ...sourceFlaws(facts),
    ...facts.counties.flatMap((county, index) => countyFlaws(county, ['counties', index], facts, state)),
    ...facts.cities.flatMap((city, index) => cityFlaws(city, ['cities', index], facts, state)),
    ...officeFlaws(facts),
  ]
  return flaws.map((flaw) => ({ hint: IMPORT, ...flaw }))
}

/** Only the nation's file has sources, and only a state's file has counties and cities. */
function sourceFlaws({ state, sources, counties, cities }: FactsFile): Flaw[] {
  if (state && sources) return [{ path: ['sources'], isKey: true, message: 'Only the file of the nation has sources.' }]
  if (state) return []
  if (counties.length + cities.length > 0)
    return [{ path: [], message: 'This file has counties or cities, but no `state`.' }]
  return sources ? [] : [{ path: [], message: 'The file of the nation needs `sources`.' }]
}

type Path = [list: string, index: number]

const unless = (isTrue: boolean, flaw: Flaw): Flaw[] => (isTrue ? [] : [flaw])

function countyFlaws({ fips, name, ...county }: CountyFigures, path: Path, facts: FactsFile, state?: State): Flaw[] {
  const { dentist, dentistLow = dentist, dentistHigh = dentist } = county.health ?? {}
  const code = state && getFipsCode(state.name)
  const at = (...key: string[]) => [...path, ...key]
  return [
    ...unless(code === undefined || fips.startsWith(code), {
      path: at('fips'),
      message: `${name} isn't in ${state?.name}. Codes of this state start with ${code}.`,
    }),
    ...unless(county.residents <= facts.residents, {
      path: at('residents'),
      message: `${name} has more residents than its state.`,
    }),
    ...Object.entries(county.offices ?? {}).flatMap(([kind, count]) =>
      unless((count ?? 0) <= (facts.offices?.[kind as OfficeKind] ?? 0), {
        path: at('offices', kind),
        message: `${name} has more \`${kind}\` than its state.`,
      }),
    ),
    ...unless(dentist === undefined || (Number(dentistLow) <= dentist && dentist <= Number(dentistHigh)), {
      path: at('health', 'dentist'),
      message: `\`dentist\` of ${name} is outside of its interval.`,
    }),
  ]
}

function cityFlaws(
  { city: { slug }, county, within, zips, zipResidents, offices, incomes }: CityFigures,
  path: Path,
  facts: FactsFile,
  state?: State,
): Flaw[] {
  const [five, ten, twentyFive] = within
  const index = state?.cities.findIndex((each) => `${facts.state?.slug}/${each.slug}` === slug) ?? -1
  const city = state?.cities[index]
  // Reports values of the state's file there, because writers don't edit the generated file.
  const inStateFile = (key: keyof City) => ({
    file: `${states.name}/${facts.state?.slug}.yaml`,
    path: ['cities', index, key],
    hint: CENSUS,
  })
  const countyFacts = facts.counties.find(({ fips }) => fips === county)
  return [
    ...unless(slug.startsWith(`${facts.state?.slug}/`), {
      path: [...path, 'city'],
      message: `\`${slug}\` is in another state.`,
    }),
    ...unless(five <= ten && ten <= twentyFive, {
      path: [...path, 'within'],
      message: `A smaller ring around \`${slug}\` has more residents than a larger one.`,
    }),
    ...unless(new Set([zips, zipResidents, offices].map((each) => each === undefined)).size === 1, {
      path: [...path, 'city'],
      message: `\`${slug}\` needs either all of \`zips\`, \`zipResidents\`, and \`offices\`, or none of them.`,
    }),
    ...unless(zipResidents === undefined || areRing(zipResidents, five), {
      path: [...path, 'zipResidents'],
      message: `The ZIP codes around \`${slug}\` have less than 60 or more than 160 percent of the residents within five miles, so their offices don’t represent the ring.`,
    }),
    ...unless(!incomes || incomes.low.income <= incomes.high.income, {
      path: [...path, 'incomes'],
      message: `The lowest income around \`${slug}\` is above the highest.`,
    }),
    ...unless(!city || areNear(within, city.population), {
      ...inStateFile('population'),
      message: `The Census counts less than half of this population within 25 miles of ${city?.name}.`,
    }),
    ...unless(county === undefined || countyFacts !== undefined, {
      path: [...path, 'county'],
      message: `This file has no county ${county}.`,
    }),
    ...(city && countyFacts ? countyFlaw(city, countyFacts.name, inStateFile('counties')) : []),
  ]
}

/**
 * Checks if the Census counts enough residents near a city. Centers of very large block groups can be more than 25 miles
 * away, and then nothing is known about the surroundings.
 * @param within the residents within 5, 10, and 25 miles
 */
export function areNear([, , twentyFive]: CityFigures['within'], population: number): boolean {
  return twentyFive * 2 >= population
}

/** The first county of a city must be the one with most of its residents. Independent cities have no county. */
function countyFlaw({ name, counties }: City, county: string, at: Omit<Flaw, 'message'>): Flaw[] {
  const index = counties.findIndex((each) => isSameCounty(each, county))
  if (counties.length === 0 || index === 0) return []
  const message = `According to the Census, most residents of ${name} live in ${county}, which`
  if (index === -1) return [{ ...at, message: `${message} is missing here.` }]
  const value = [counties[index], ...counties.toSpliced(index, 1)]
  const fix = [{ path: at.path, value }]
  return [{ ...at, message: `${message} must be first.`, hint: 'Move it to the start.', fix, isCertain: true }]
}

/** Checks if a short name means a county: `St. Louis` and `St. Louis County`. Ignores spaces, because tables differ: `LaSalle` and `La Salle`. */
function isSameCounty(name: string, county: string): boolean {
  const joined = (words: string[]) => words.join('').toLowerCase()
  const words = county.split(' ')
  return words.some((_, index) => joined(words.slice(0, index + 1)) === joined(name.split(' ')))
}

function officeFlaws({ offices = {}, officesAtMost }: FactsFile): Flaw[] {
  if (!officesAtMost) return []
  return Object.entries(offices).flatMap(([kind, count]) =>
    unless((count ?? 0) <= (officesAtMost[kind as OfficeKind] ?? 0), {
      path: ['officesAtMost'],
      isKey: true,
      message: `The minimum of \`${kind}\` is above the maximum.`,
    }),
  )
}
