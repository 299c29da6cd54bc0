import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import type { CityFigures } from './cityFigures.ts'
import { type CityValues, capitalized, cityValues, countyInText } from './cityValues.ts'
import type { CityView } from './cityView.ts'
import { officeProse, peopleProse, percent, tellingKind, tellingMeasure } from './peopleProse.ts'
import { NEXT, nearestValues, neighborProse, ownReach, reachProse } from './reachProse.ts'

interface Point {
  title: string
  text: string
}

/** What a city's page says of the place. A text is empty where nothing is known. */
export interface CityProse {
  values: CityValues
  lede: string
  /** The people within reach, and the places next to the city. */
  reach: string[]
  offices: string
  people: string
  /** What follows from each for a practice. */
  expertise: Point[]
}

/** Composes the sentences about a city from its view: each is chosen by a fact, and says it. */
export function cityProse(words: CityWords, view: CityView): CityProse {
  const values = cityValues(view)
  const { figures } = view
  return {
    values,
    lede: fill(words.hero.text, values),
    reach: [reachProse(words, view, values), neighborProse(words, view, values)].filter((text) => text !== ''),
    offices: figures ? officeProse(words, figures, values) : '',
    people: figures ? peopleProse(words, figures) : '',
    expertise: [
      reachPoint(words, view, values),
      officePoint(words, view, values),
      peoplePoint(words, view, values),
      filled(words.expertise.rules, values),
    ],
  }
}

function reachPoint(words: CityWords, view: CityView, values: CityValues): Point {
  const { figures, city, nearest } = view
  // The sentences name two neighbors, as places that patients might choose instead.
  const isAmong = nearest.filter(({ miles }) => miles <= NEXT).length > 1
  const own = figures && isAmong ? ownReach(figures, city.population) : 'unknown'
  return filled(words.expertise.reach[own], { ...values, ...nearestValues(words, view) })
}

function officePoint({ expertise: { offices } }: CityWords, { figures }: CityView, values: CityValues): Point {
  const telling = figures && tellingKind(figures)
  const { county } = figures ?? {}
  if (!telling || !county || !telling.standing || telling.standing === 'like')
    return filled({ title: offices.title.like, text: isCounted(figures) ? offices.like : offices.unknown }, values)
  const { kind, standing } = telling
  const text = offices[kind][standing]
  return filled({ title: offices.title[standing], text }, { ...values, county: countyInText(county.name) })
}

/** Whether every kind of office of the county is known: only then are all of them alike. */
function isCounted(figures: CityFigures | undefined): boolean {
  const rows = figures?.rows ?? []
  return rows.length > 0 && rows.every(({ standing }) => standing !== undefined)
}

function peoplePoint({ expertise: { people } }: CityWords, { figures }: CityView, values: CityValues): Point {
  const telling = figures && tellingMeasure(figures)
  const { county } = figures ?? {}
  if (!telling || !county || telling.standing === 'like')
    return filled(
      { title: people.title.like, text: (figures?.measures ?? []).length > 0 ? people.like : people.unknown },
      values,
    )
  const { measure, standing, county: share } = telling
  const named = { ...values, county: countyInText(county.name), share: percent(share) }
  return filled({ title: people.title[measure], text: people[measure][standing] }, named)
}

function filled({ title, text }: Point, values: Record<string, string>): Point {
  return { title, text: capitalized(fill(text, values)) }
}

/** All of a city's own words, for holding them against those of other cities. */
export function proseText({ lede, reach, offices, people, expertise }: CityProse): string {
  return [lede, ...reach, offices, people, ...expertise.flatMap(({ title, text }) => [title, text])].join('\n')
}
