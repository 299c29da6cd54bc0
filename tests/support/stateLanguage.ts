import { states } from '../../renderer/collections/states/definition.ts'
import type { FigureGroup } from '../../renderer/collections/states/figureWords.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import { Facts } from '../../renderer/places/facts.ts'
import type { Point } from '../../renderer/places/geography.ts'
import { type StateProse, stateProse, stateText } from '../../renderer/places/stateProse.ts'
import { stateView } from '../../renderer/places/stateView.ts'

/** What the page of a state says, by the words of the site. */
export function proseOf(site: Site, state: StateEntry, facts = new Facts(site)): StateProse {
  const words = site.get(states.page)
  return stateProse(words, stateView(facts, state, words.place.figures))
}

/** All sentences of a state, one by one. */
export function sentencesOf(prose: StateProse): string[] {
  const points = [...prose.why, ...prose.services].flatMap(({ title, text }) => [title, text])
  return [...stateText(prose).split('\n'), ...points]
}

/** What is wrong with a sentence, whoever wrote it. */
const FAULTS: [name: string, pattern: RegExp][] = [
  ['does not begin with a capital', /^\P{Lu}/u],
  ['goes on without one', /(?<!\.\p{Lu})[.?] \p{Ll}/u],
  ['has two spaces', /\s\s/],
  ['has a token', /[{}]/],
  ['says nothing', /undefined|NaN|Infinity|\bnull\b|\(\)|: \.|, ,|^\s*$/],
  ['has a space before a sign', / [.,;:]/],
  ['takes one for many', /(?<![\d,.])1 (?:cities|people)\b/],
  ['starts an article small', /^the /],
  ['doubles a stop', /\.\./],
]

export const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => each.replace(/,$/, ''))

/** What is wrong with what the states of a site say: language, and every number that is no fact. */
export function faultsOf(site: Site): string[] {
  const facts = new Facts(site)
  const fromWords = new Set(numbersIn(JSON.stringify(site.get(states.page))))
  return site.all(states).flatMap((state) => {
    const known = knownNumbers(facts, state)
    const fromRule = new Set(numbersIn(state.advertisingRule?.name ?? ''))
    return sentencesOf(proseOf(site, state, facts)).flatMap((text) => [
      ...faultsIn(text).map((name) => `${state.name} ${name}: ${text}`),
      ...numbersIn(text)
        .filter((each) => !known.has(each) && !fromWords.has(each) && !fromRule.has(each))
        .map((each) => `${state.name} says ${each}, which is no fact: ${text}`),
    ])
  })
}

export function faultsIn(text: string): string[] {
  return FAULTS.flatMap(([name, pattern]) => (pattern.test(text) ? name : []))
}

/** What is wrong with the sentence of each figure at its extremes: none at all, and more than anybody knows. */
export function faultsOfForms(site: Site): string[] {
  const words = site.get(states.page)
  const [state] = site.all(states)
  if (!state) return []
  const source = { name: '', by: '', years: '2015-2019', licence: '', address: '', review_by: '' }
  const most = { low: 100, high: Number.POSITIVE_INFINITY }
  const none = { low: 0, high: 0 }
  const { figures } = words.place
  const groups = Object.keys(figures) as FigureGroup[]
  return groups.flatMap((group) =>
    figures[group].rows.flatMap((row) =>
      [
        { here: most, nation: none },
        { here: none, nation: most },
      ].flatMap((bounds) => {
        const view = {
          state,
          residents: undefined,
          touching: 0,
          rings: [],
          figures: [{ group, row, source, ...bounds }],
        }
        const [told] = stateProse(words, view).differs
        return told ? [told.fact, ...(told.advice ? [told.advice] : [])].flatMap(sayFaults) : [`${row.of} says nothing`]
      }),
    ),
  )
}

const sayFaults = (text: string) => faultsIn(text).map((name) => `${name}: ${text}`)

/** Every number that may be said of a state, counted anew and another way. */
function knownNumbers(facts: Facts, { slug, cities }: StateEntry): Set<string> {
  const { nation, sources } = facts
  const areas = [facts.ofState(slug), nation].flatMap((area) => area ?? [])
  const rings = cities.map((city) => facts.ofCity(slug, city.slug)?.within.five ?? 0)
  const touching = cities.filter((one) =>
    cities.some((other) => other !== one && kilometresBetween(one, other) < 16.09344),
  )
  const shares = areas.flatMap(({ people, health }) => Object.values({ ...people, ...health }))
  const rates = areas.flatMap(({ residents, offices, officesAtMost, specialists, specialistsAmong = residents }) => [
    ...[offices, officesAtMost].flatMap((counts) => Object.values(counts ?? {}).map((count = 0) => count / residents)),
    ...Object.values(specialists ?? {}).map((count = 0) => count / specialistsAmong),
  ])
  return new Set([
    ...[touching.length, cities.length, ...rings, ...areas.map(({ residents }) => residents)].map((each) =>
      each.toLocaleString('en-US'),
    ),
    ...shares.map((share = 0) => String(Math.round(share))),
    ...rates.flatMap((rate) => [(rate * 100_000).toFixed(1), (rate * 100_000).toFixed(0)]),
    ...Object.values(sources).flatMap(({ years }) => numbersIn(years.replace('-', ' '))),
  ])
}

/** On the globe, by the angle between two vectors: the pages use haversines. */
function kilometresBetween(one: Point, other: Point): number {
  const [a, b] = [vector(one), vector(other)]
  return Math.acos(Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)) * 6371
}

function vector({ lat, lon }: Point) {
  const [up, around] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
  return { x: Math.cos(up) * Math.cos(around), y: Math.cos(up) * Math.sin(around), z: Math.sin(up) }
}
