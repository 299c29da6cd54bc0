import { getFipsCode } from '../../drawing/outline.ts'
import type { RuleContext } from '../../model/define/policies.ts'
import type { Flaw } from '../../model/explain/problem.ts'
import { type City, type State, states } from '../states/definition.ts'
import type { OfficeKind } from './kinds.ts'
import type { CityFigures, CountyFigures, FactsFile } from './schema.ts'

const CENSUS = 'Write what the Census has. If that has changed, an engineer imports the facts again.'
const AGAIN = 'These files are generated: mend the tables or the program, and run `importFacts` again.'

/** What cannot be true of the facts of a state, or of the nation. */
export function flawsOf(facts: FactsFile, context: RuleContext): Flaw[] {
  const state = facts.state && context.entry(states, facts.state.slug)
  const flaws = [
    ...belonging(facts),
    ...facts.counties.flatMap((county, index) => countyFlaws(county, ['counties', index], facts, state)),
    ...facts.cities.flatMap((city, index) => cityFlaws(city, ['cities', index], facts, state)),
    ...officeFlaws(facts),
  ]
  return flaws.map((flaw) => ({ hint: AGAIN, ...flaw }))
}

/** The nation's file names the sources of all; a state's has counties and cities. */
function belonging({ state, sources, counties, cities }: FactsFile): Flaw[] {
  if (state && sources)
    return [{ path: ['sources'], isKey: true, message: 'Sources stand in the file of the nation alone.' }]
  if (state) return []
  if (counties.length + cities.length > 0)
    return [{ path: [], message: 'This file has counties or cities, and names no `state`.' }]
  return sources ? [] : [{ path: [], message: 'The file of the nation names no `sources`.' }]
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
      message: `${name} is no county of ${state?.name}: those begin with ${code}.`,
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
      message: `\`dentist\` of ${name} lies outside of its interval.`,
    }),
  ]
}

function cityFlaws(
  { city: { slug }, county, within, zips }: CityFigures,
  path: Path,
  facts: FactsFile,
  state?: State,
): Flaw[] {
  const index = state?.cities.findIndex((each) => `${facts.state?.slug}/${each.slug}` === slug) ?? -1
  const city = state?.cities[index]
  // What a writer writes is reported there: who edits a state knows nothing of the file that was made of tables.
  const own = (key: keyof City) => ({
    file: `${states.name}/${facts.state?.slug}.yaml`,
    path: ['cities', index, key],
    hint: CENSUS,
  })
  const found = facts.counties.find(({ fips }) => fips === county)
  return [
    ...unless(slug.startsWith(`${facts.state?.slug}/`), {
      path: [...path, 'city'],
      message: `\`${slug}\` is a city of another state.`,
    }),
    ...unless(
      within.every((count, at) => count >= (within[at - 1] ?? 0)),
      {
        path: [...path, 'within'],
        message: `More people live in a small ring around \`${slug}\` than in a large one.`,
      },
    ),
    ...zips.flatMap(([zip], position) =>
      unless(
        facts.zips.some((area) => area.zip === zip),
        {
          path: [...path, 'zips', position],
          message: `This file has no ZIP area ${zip}.`,
        },
      ),
    ),
    ...unless(!city || areNear(within, city.population), {
      ...own('population'),
      message: `Within 25 miles of ${city?.name} the Census counts not half as many as live here.`,
    }),
    ...unless(county === undefined || found !== undefined, {
      path: [...path, 'county'],
      message: `This file has no county ${county}.`,
    }),
    ...(city && found ? countyFlaw(city, found.name, own('counties')) : []),
  ]
}

/**
 * Whether people are counted where a city is. Where block groups are as wide as a county, their centers may lie farther off
 * than 25 miles: then nothing is known of its surroundings.
 * @param within residents within each of `REACHES`; the last is 25 miles.
 */
export function areNear(within: CityFigures['within'], population: number): boolean {
  return within[3] * 2 >= population
}

/** The county that holds most of a city is named first; an independent city names none. */
function countyFlaw({ name, counties }: City, county: string, at: Omit<Flaw, 'message'>): Flaw[] {
  const index = counties.findIndex((each) => isCalled(each, county))
  if (counties.length === 0 || index === 0) return []
  const message = `Most people of ${name} live in ${county}, by the Census, and it is`
  if (index === -1) return [{ ...at, message: `${message} none of these.` }]
  const value = [counties[index], ...counties.toSpliced(index, 1)]
  const fix = [{ path: at.path, value }]
  return [{ ...at, message: `${message} not named first.`, hint: 'Name it first.', fix, isCertain: true }]
}

/** Whether a county, `St. Louis County`, is meant by a name without the word. Tables do not agree on where one word ends: `LaSalle` and `La Salle`. */
function isCalled(name: string, county: string): boolean {
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
      message: `There are more \`${kind}\` at least than at most.`,
    }),
  )
}
