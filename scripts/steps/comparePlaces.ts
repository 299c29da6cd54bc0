import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { facts } from '../../renderer/collections/facts/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { isBare } from '../../renderer/places/cityFigures.ts'
import { cityProse, proseText } from '../../renderer/places/cityProse.ts'
import type { Places } from '../../renderer/places/places.ts'
import { stateProse, stateText } from '../../renderer/places/stateProse.ts'
import { stateView } from '../../renderer/places/stateView.ts'
import { kept, nameOf } from '../kept/kept.ts'
import { KeptValues } from '../kept/keptValues.ts'
import type { PageKeys } from '../rendering/pageKey.ts'
import { PROJECT, stateOf } from '../run/sources.js'
import { bandsOf } from './bands.ts'
import { KeptShared } from './keptShared.ts'
import { type NameMask, nameMask, namesIn } from './placeNames.ts'
import type { Shingles } from './sharedRuns.ts'
import { type Comparing, compare, shinglesOf } from './similarity.ts'
import { percent } from './step.ts'

/** Where results are kept: while nothing is another that places say, the comparison comes to the same, and nobody composes it. */
const FOLDER = join(PROJECT, '.cache/compared')
/** What each place says, as runs of words: of an edit few places say another thing. */
const RUNS = join(PROJECT, '.cache/told')
/** The code that composes what places say, and compares it. */
const CODE = [
  'renderer',
  'scripts/steps/bands.ts',
  'scripts/steps/comparePlaces.ts',
  'scripts/steps/keptShared.ts',
  'scripts/steps/sharedRuns.ts',
  'scripts/steps/similarity.ts',
  'scripts/steps/placeNames.ts',
]

/** At most this much alike may two places be in the middle of all pairs. */
const MEDIAN_LIMIT = 0.5
/** A page that is more like another than this is no page of its own: search engines are asked to leave it out. */
export const TWIN_LIMIT = 0.8

/** How much the pages of a family differ in their own words. */
export interface Kinship {
  /** What a build must not publish. */
  problems: string[]
  median: number
  /** The two that are most alike. */
  nearest: { page: string; twin: string; similarity: number }
  /** The addresses of those that have a twin. */
  twins: Set<string>
}

export interface PlacesResult {
  problems: string[]
  cities: Kinship
  states: Kinship
  /** The addresses that search engines are asked to leave out: those with a twin, and those with too little to say. */
  closed: Set<string>
  bare: string[]
}

/** What the page of a place says of it. */
export interface Told {
  address: string
  text: string
}

/** The same as the runs of its words, names masked. */
interface Runs {
  address: string
  shingles: Shingles
}

/**
 * Measures how much the cities, and the states, differ in their own words, with the names of places masked, so that the site
 * can never become a farm of doorway pages. Pages with a twin become `noindex`; places that are alike on the whole stop the
 * build. The prose decides, before any page is rendered.
 * @param keys name what a city's page is made of.
 * @param root the content folder, whose last comparison is kept.
 */
export async function comparePlaces(site: Site, places: Places, keys: PageKeys, root: string): Promise<PlacesResult> {
  const content = [site.all(states), site.all(facts), site.get(states.page), site.get(cities.page)]
  const code = stateOf(PROJECT, CODE)
  const names = namesIn(site)
  const said = JSON.stringify([code, site.get(cities.page), names])
  const compared = async () => {
    const of = nameOf(resolve(root))
    const runs = await KeptValues.open(RUNS, of, nameOf(said))
    const shared = await KeptShared.open(of, nameOf(said))
    const told = citiesTold(site, places, { keys, runs, mask: nameMask(names) })
    const ofCities = likeness(told, cities.page.path, {
      count: (texts) =>
        shared.count(
          texts,
          told.map(({ sum }) => sum),
        ),
      bands: (index) => told[index]?.bands(),
    })
    await runs.save()
    await shared.save()
    return serialize(resultOf(ofCities, compareProse(statesTold(site, places), names, states.page.path), places))
  }
  return deserialize(await kept(FOLDER, JSON.stringify([code, content]), compared))
}

function resultOf(ofCities: Kinship, ofStates: Kinship, places: Places): PlacesResult {
  const bare = barePages(places)
  return {
    problems: [...ofCities.problems, ...ofStates.problems],
    cities: ofCities,
    states: ofStates,
    bare,
    closed: new Set([...ofCities.twins, ...ofStates.twins, ...bare]),
  }
}

/** Kept under the sum of what they were made of. */
interface KeptRuns extends Runs {
  sum: string
  bands: () => Uint32Array
}

interface Telling {
  keys: PageKeys
  runs: KeptValues
  mask: NameMask
}

/** Of a city that is what it was nothing is composed. */
function citiesTold(site: Site, places: Places, { keys, runs, mask }: Telling): KeptRuns[] {
  const words = site.get(cities.page)
  return places.all().map(({ address, view }) => {
    const sum = keys.sumOf(view)
    const tell = () => shinglesOf(mask(proseText(cityProse(words, view.value())), 'NAME'))
    const shingles = runs.get(sum, tell)
    return { address, sum, shingles, bands: () => runs.get(`bands of ${sum}`, () => bandsOf(shingles)) }
  })
}

/** What states say. Numbers are masked too: each sentence of a state has some, and is no other for that. */
export function statesTold(site: Site, { facts: known }: Places): Told[] {
  const words = site.get(states.page)
  const kinds = words.place.offices.kinds.map(({ kind }) => kind)
  return site.all(states).map((state) => {
    const text = stateText(stateProse(words, stateView(known, state, kinds)), state.notes)
    return { address: states.address(state.slug), text: text.replaceAll(/\d[\d.,]*/g, '0') }
  })
}

/** The pages of places around which tables count people and no office of any kind: there is not enough to say of them. */
function barePages(places: Places): string[] {
  return places
    .all()
    .flatMap(({ address, place }) => (isBare(places.facts, place.state.slug, place.city.slug) ? [address] : []))
}

/**
 * The same of what pages say.
 * @param names those that make none a page of its own.
 * @param words the file of their sentences, in the content.
 */
export function compareProse(told: Told[], names: string[], words: string): Kinship {
  const mask = nameMask(names)
  return likeness(
    told.map(({ address, text }) => ({ address, shingles: shinglesOf(mask(text, 'NAME')) })),
    words,
  )
}

function likeness(told: Runs[], words: string, comparing: Comparing = {}): Kinship {
  const { median, twins } = compare(
    told.map(({ shingles }) => shingles),
    comparing,
  )
  const pairs = twins.map(({ twin, similarity }, index) => ({
    page: told[index]?.address ?? '',
    twin: told[twin]?.address ?? '',
    similarity,
  }))
  const [nearest = { page: '', twin: '', similarity: 0 }] = pairs.toSorted((a, b) => b.similarity - a.similarity)
  const problem = `The places are too much alike: in the middle of all pairs ${percent(median)} of their words, and at most ${percent(MEDIAN_LIMIT)} is allowed.
The nearest are ${nearest.page} and ${nearest.twin}, with ${percent(nearest.similarity)}. Give the sentences of content/${words} more facts and more wordings.`
  const alike = pairs.filter(({ similarity }) => similarity > TWIN_LIMIT)
  return {
    problems: median > MEDIAN_LIMIT ? [problem] : [],
    median,
    nearest,
    twins: new Set(alike.map(({ page }) => page)),
  }
}
