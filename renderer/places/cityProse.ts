import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { capitalized } from '../wording/format.ts'
import type { CityFigures, MeasureRow } from './cityFigures.ts'
import { type CityValues, cityValues, countyInText } from './cityValues.ts'
import type { CityView } from './cityView.ts'
import { officeProse, peopleProse, percent, tellingKind } from './peopleProse.ts'
import { besideText, NEXT, nearestValues, neighborProse, ownReach, reachProse } from './reachProse.ts'

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
  const { reach } = words.expertise
  const own = figures && ownReach(figures, city.population)
  if (own === 'several' || own === 'more') {
    const { title, text, alone } = reach[own]
    const beside = besideText(words, view)
    return filled({ title, text: beside === '' ? alone : text }, { ...values, beside })
  }
  // The other sentences name two neighbors, as places that patients might choose instead.
  const isAmong = nearest.filter(({ miles }) => miles <= NEXT).length > 1
  return filled(reach[own && isAmong ? own : 'unknown'], { ...values, ...nearestValues(words, view) })
}

function officePoint({ expertise: { offices } }: CityWords, { figures }: CityView, values: CityValues): Point {
  const telling = figures && tellingKind(figures)
  const { county } = figures ?? {}
  if (!telling || !county)
    return filled({ title: offices.title.like, text: isCounted(figures) ? offices.like : offices.unknown }, values)
  const { kind, standing } = telling
  const text = offices[kind][standing]
  return filled({ title: offices.title[standing], text }, { ...values, county: countyInText(county.name) })
}

/** Whether every kind of office of the county is known: only then are all of them alike. */
function isCounted(figures: CityFigures | undefined): boolean {
  const rows = figures?.rows ?? []
  return rows.length > 0 && rows.every(({ standing }) => standing !== undefined && standing !== 'open')
}

function peoplePoint({ expertise: { people } }: CityWords, { figures }: CityView, values: CityValues): Point {
  const { county, measures = [] } = figures ?? {}
  // The most telling of those from which something follows.
  const [telling] = measures.flatMap((row) => {
    const text = adviceOf(people, row)
    return text === undefined ? [] : [{ ...row, text }]
  })
  if (!telling || !county) {
    const isLike = measures.length > 0 && measures.every(({ standing }) => standing === 'like')
    return filled({ title: people.title.like, text: isLike ? people.like : people.unknown }, values)
  }
  const named = { ...values, county: countyInText(county.name), share: percent(telling.county) }
  return filled({ title: people.title[telling.measure], text: telling.text }, named)
}

function adviceOf(people: CityWords['expertise']['people'], { measure, standing }: MeasureRow): string | undefined {
  const advice = people[measure]
  if (standing === 'more') return advice.more
  return standing === 'fewer' && 'fewer' in advice ? advice.fewer : undefined
}

function filled({ title, text }: Point, values: Record<string, string>): Point {
  return { title, text: capitalized(fill(text, values)) }
}

/** All of a city's own words, for holding them against those of other cities. */
export function proseText({ lede, reach, offices, people, expertise }: CityProse): string {
  return [lede, ...reach, offices, people, ...expertise.flatMap(({ title, text }) => [title, text])].join('\n')
}
