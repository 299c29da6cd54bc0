import { facts } from '../../renderer/collections/facts/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { cityProse, proseText } from '../../renderer/places/cityProse.ts'
import { isOpenToSearch } from '../../renderer/places/openToSearch.ts'
import { Places } from '../../renderer/places/places.ts'
import { stateProse, stateText } from '../../renderer/places/stateProse.ts'
import { stateView } from '../../renderer/places/stateView.ts'
import { hash } from '../../renderer/wording/pickFor.ts'
import { formatPercent } from '../formatNumbers.ts'

/** At most this much alike may two places be in the middle of all pairs. */
const MEDIAN_LIMIT = 0.5
/** A page that is more like another than this is no page of its own. Of two towns next door the ZIP codes are the same, and the names are masked. */
const LIMIT = 0.9

interface PlaceText {
  address: string
  text: string
}

type Likeness = ReturnType<typeof likenessOf>

/** What cities say that are open to search: the others are nobody's way in. */
export function cityTexts(site: Site): PlaceText[] {
  const words = site.get(cities.page)
  const views = new Places(site).all().filter(isOpenToSearch)
  return views.map((view) => ({ address: view.address, text: proseText(cityProse(words, view, '')) }))
}

/** What states say. Numbers are masked: each sentence of a state has some, and is no other for that. */
export function stateTexts(site: Site): PlaceText[] {
  const { facts } = new Places(site)
  const words = site.get(states.page)
  return site.all(states).map((state) => {
    const text = stateText(stateProse(words, stateView(facts, state, words.place.figures)), state.notes)
    return { address: states.address(state.slug), text: withoutNumbers(text) }
  })
}

/** With one number in the place of each: what is left is how much the sentences differ. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\d[\d.,]*/g, '0')
}

/**
 * Measures how much places differ in their own words, their names masked: the site must never become a farm of doorway pages.
 * @param words the file of their sentences, in the content.
 */
export function likenessOf(texts: PlaceText[], names: string[], words: string) {
  const mask = nameMask(names)
  const { median, nearest } = compare(texts.map(({ text }) => shinglesOf(mask(text, 'NAME'))))
  const pairs = nearest.map(({ other, similarity }, index) => ({
    page: texts[index]?.address ?? '',
    other: texts[other]?.address ?? '',
    similarity,
  }))
  const ranked = pairs.toSorted((a, b) => b.similarity - a.similarity)
  const remedy = `Give the sentences of content/${words} more facts and more wordings.`
  const middle = `The places are too much alike: in the middle of all pairs ${formatPercent(median)} of their words, and at most ${formatPercent(MEDIAN_LIMIT)} is allowed. ${remedy}`
  const duplicates = ranked.filter(({ similarity }) => similarity > LIMIT)
  return {
    problems: [
      ...(median > MEDIAN_LIMIT ? [middle] : []),
      ...duplicates.map(
        ({ page, other, similarity }) =>
          `${formatPercent(similarity)} of the words of ${page} are those of ${other}. ${remedy}`,
      ),
    ],
    median,
    nearest: ranked[0] ?? { page: '', other: '', similarity: 0 },
  }
}

/** The result in a line: `cities 14 % alike, at most 77 % (/a, /b)`. */
export function describeLikeness(name: string, { median, nearest }: Likeness): string {
  return `${name} ${formatPercent(median)} alike, at most ${formatPercent(nearest.similarity)} (${nearest.page}, ${nearest.other})`
}

const RUN = 5

/** The runs of words of a text, as sorted hashes, each once. */
type Shingles = Uint32Array

/** The overlapping runs of five words of a text, without case and punctuation. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
  const runs = words.slice(RUN - 1).map((_, index) => hash(words.slice(index, index + RUN).join(' ')))
  return Uint32Array.from(new Set(runs)).sort()
}

/**
 * Compares every text with every other: half a million pairs of a thousand texts in a few seconds.
 * @returns the median similarity of the pairs; and for each text the one that is most like it, -1 where no other has a run in common.
 */
export function compare(texts: Shingles[]) {
  const nearest = texts.map(() => ({ other: -1, similarity: 0 }))
  const similarities: number[] = []
  texts.forEach((one, index) => {
    for (let other = 0; other < index; other += 1) {
      const similarity = jaccard(one, texts[other] ?? new Uint32Array())
      similarities.push(similarity)
      if (similarity > (nearest[index]?.similarity ?? 0)) nearest[index] = { other, similarity }
      if (similarity > (nearest[other]?.similarity ?? 0)) nearest[other] = { other: index, similarity }
    }
  })
  const sorted = Float64Array.from(similarities).sort()
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, nearest }
}

/** The runs that both have, of all that either has. Source: P. Jaccard, 1901. */
function jaccard(one: Shingles, two: Shingles): number {
  let [shared, left, right] = [0, 0, 0]
  while (left < one.length && right < two.length) {
    const [a = 0, b = 0] = [one[left], two[right]]
    if (a === b) shared += 1
    if (a <= b) left += 1
    if (b <= a) right += 1
  }
  return shared === 0 ? 0 : shared / (one.length + two.length - shared)
}

/** Every name of a city, a town, a county or a state: pages must differ in more than these. */
export function namesIn(site: Site): string[] {
  const ofStates = site
    .all(states)
    .flatMap(({ name, cities, towns }) => [
      name,
      ...towns.map((town) => town.name),
      ...cities.flatMap((city) => [city.name, ...city.counties]),
    ])
  const ofCounties = site.all(facts).flatMap(({ counties }) => counties.map(({ name }) => name))
  return [...new Set([...ofStates, ...ofCounties])]
}

/** Puts a sign in the place of each name in a text, wherever it stands as a whole: of two names the longer one. */
type NameMask = (text: string, sign: string) => string

/** @param names each begins with a capital, else it is never found. */
export function nameMask(names: string[]): NameMask {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
  const each = new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return (text, sign) => text.replaceAll(each, () => sign)
}
