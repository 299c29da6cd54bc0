import { states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import { Facts } from '../../renderer/places/facts.ts'
import { milesBetween, type Point } from '../../renderer/places/geography.ts'
import { type StateProse, stateProse, stateText } from '../../renderer/places/stateProse.ts'
import { stateView } from '../../renderer/places/stateView.ts'

/** What the page of a state says, by the words of the site. */
export function proseOf(site: Site, state: StateEntry, facts = new Facts(site)): StateProse {
  const words = site.get(states.page)
  const kinds = words.place.offices.kinds.map(({ kind }) => kind)
  return stateProse(words, stateView(facts, state, kinds))
}

/** All sentences of a state, one by one. */
export function sentencesOf(prose: StateProse): string[] {
  return stateText(prose).split('\n')
}

/** What is wrong with a sentence, whoever wrote it. */
const FAULTS: [name: string, pattern: RegExp][] = [
  ['does not begin with a capital', /^\P{Lu}/u],
  ['goes on without one', /(?<!\.\p{Lu})[.?] \p{Ll}/u],
  ['has two spaces', /\s\s/],
  ['has a token', /[{}]/],
  ['says nothing', /undefined|NaN|Infinity|\bnull\b|\(\)|: \.|, ,|^\s*$/],
  ['has a space before a sign', / [.,;:]/],
  ['takes one for many', /(?<![\d,.])1 (?:miles|cities|others|people|rings|percent)\b/],
  ['starts an article small', /^the /],
  ['doubles a stop', /\.\./],
]

const numbersIn = (text: string) => (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => each.replace(/,$/, ''))

/** What is wrong with what the states of a site say: language, and every number that is no fact. */
export function faultsOf(site: Site): string[] {
  const facts = new Facts(site)
  const fromWords = new Set(numbersIn(JSON.stringify(site.get(states.page))))
  return site.all(states).flatMap((state) => {
    const known = knownNumbers(facts, state)
    const fromRule = new Set(numbersIn(state.advertisingRule?.name ?? ''))
    return sentencesOf(proseOf(site, state, facts)).flatMap((text) => [
      ...FAULTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${state.name} ${name}: ${text}`),
      ...numbersIn(text)
        .filter((each) => !known.has(each) && !fromWords.has(each) && !fromRule.has(each))
        .map((each) => `${state.name} says ${each}, which is no fact: ${text}`),
    ])
  })
}

/** Every number that may be said of a state, counted anew and another way. */
function knownNumbers(facts: Facts, { slug, cities }: StateEntry): Set<string> {
  const { nation } = facts
  const state = facts.ofState(slug)
  const rings = cities.map((city) => facts.ofCity(slug, city.slug)?.within.five ?? 0)
  const pairs = cities.flatMap((one) => cities.map((other) => ({ one, other, miles: milesBetween(one, other) })))
  const longest = pairs.toSorted((a, b) => b.miles - a.miles)[0]
  const marks = longest ? cities.map((city) => markOf(city, longest.one, longest.other, longest.miles)) : []
  const whole = [
    ...cities.map((_, index) => index + 1),
    state?.residents ?? 0,
    ...rings,
    ...rings.flatMap((one) => rings.map((other) => Math.round(one / other))),
    ...pairs.map(({ miles }) => Math.round(miles)),
    Math.round((longest?.miles ?? 0) / 10),
    ...marks.flatMap((one) => marks.map((other) => Math.round(Math.abs(one - other)))),
    ...[state, nation].flatMap((area) => Object.values(area?.health ?? {}).map((share) => Math.round(share ?? 0))),
  ]
  const areas = [state, nation, ...(state?.counties ?? [])]
  const shares = areas.flatMap((area) => [area?.people?.over65, area?.people?.uninsured].map((share) => share ?? 0))
  const rates = [state, nation].flatMap((area) =>
    [area?.offices, area?.officesAtMost].flatMap((offices) =>
      Object.values(offices ?? {}).map((count) => (((count ?? 0) / (area?.residents ?? 1)) * 10_000).toFixed(1)),
    ),
  )
  return new Set([...whole.map((each) => each.toLocaleString('en-US')), ...shares.map(String), ...rates])
}

/** How many miles from the line's beginning a point's projection lies: by vectors, where the pages use angles. */
function markOf(point: Point, from: Point, to: Point, miles: number): number {
  const [p, a, b] = [vector(point), vector(from), vector(to)]
  const along = cross(cross(a, b), a)
  const size = Math.hypot(...along)
  const angle = Math.atan2(dot(p, along) / size, dot(p, a))
  return (angle / Math.acos(Math.min(1, dot(a, b)))) * miles
}

type Vector = [number, number, number]

function vector({ lat, lon }: Point): Vector {
  const [up, around] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)]
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z
}
