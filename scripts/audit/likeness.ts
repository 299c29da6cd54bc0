import { cities, states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { cityProse, proseText } from '../../renderer/places/cityProse.ts'
import { isOpenToSearch } from '../../renderer/places/openToSearch.ts'
import { Places } from '../../renderer/places/places.ts'
import { stateProse, stateText } from '../../renderer/places/stateProse.ts'
import { stateView } from '../../renderer/places/stateView.ts'
import { percent } from '../build/steps/step.ts'
import { nameMask } from './placeNames.ts'
import { compare, shinglesOf } from './similarity.ts'

/** At most this much alike may two places be in the middle of all pairs. */
const MEDIAN_LIMIT = 0.5
/** A page that is more like another than this is no page of its own. Of two towns next door the ZIP codes are the same, and the names are masked. */
const LIMIT = 0.9

/** What the page of a place says of it. */
export interface PlaceText {
  address: string
  text: string
}

/** How much the pages of a family differ in their own words. */
export interface Likeness {
  problems: string[]
  median: number
  /** The two that are most alike. */
  nearest: { page: string; other: string; similarity: number }
}

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
 * Measures how much places differ in their own words, with the names of places masked, so that the site can never become a farm of
 * doorway pages.
 * @param names those that make none a page of its own.
 * @param words the file of their sentences, in the content.
 */
export function likenessOf(texts: PlaceText[], names: string[], words: string): Likeness {
  const mask = nameMask(names)
  const { median, nearest } = compare(texts.map(({ text }) => shinglesOf(mask(text, 'NAME'))))
  const pairs = nearest.map(({ other, similarity }, index) => ({
    page: texts[index]?.address ?? '',
    other: texts[other]?.address ?? '',
    similarity,
  }))
  const ranked = pairs.toSorted((a, b) => b.similarity - a.similarity)
  const remedy = `Give the sentences of content/${words} more facts and more wordings.`
  const middle = `The places are too much alike: in the middle of all pairs ${percent(median)} of their words, and at most ${percent(MEDIAN_LIMIT)} is allowed. ${remedy}`
  const duplicates = ranked.filter(({ similarity }) => similarity > LIMIT)
  return {
    problems: [
      ...(median > MEDIAN_LIMIT ? [middle] : []),
      ...duplicates.map(
        ({ page, other, similarity }) =>
          `${percent(similarity)} of the words of ${page} are those of ${other}. ${remedy}`,
      ),
    ],
    median,
    nearest: ranked[0] ?? { page: '', other: '', similarity: 0 },
  }
}

/** The result in a line: `cities 14 % alike, at most 77 % (/a, /b)`. */
export function describeLikeness(name: string, { median, nearest }: Likeness): string {
  return `${name} ${percent(median)} alike, at most ${percent(nearest.similarity)} (${nearest.page}, ${nearest.other})`
}
