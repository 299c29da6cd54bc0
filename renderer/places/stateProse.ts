import { type Family, familyOf } from '../collections/states/stateCases.ts'
import type { StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { formatCount } from '../wording/format.ts'
import { stateFacts } from './stateFacts.ts'
import { healthLists, officeLists, specialistLists } from './stateLists.ts'
import type { StateView } from './stateView.ts'
import type { Told } from './told.ts'

/** The names that every text about a state may use. */
export interface StateValues extends Record<string, string> {
  state: string
  theState: string
  adjective: string
  count: string
  first: string
}

/** What a state's page says of it, each sentence chosen by a fact. Where nobody knows, a list is empty. */
export interface StateProse {
  values: StateValues
  lede: string
  /** Under the drawing of the way across; a sentence each. */
  across: string[]
  reach: string[]
  offices: string[]
  people: string[]
  health: string[]
  why: { title: string; text: string }[]
  services: { title: string; text: string }[]
}

/** Composes the sentences about a state from what is true of it. */
export function stateProse({ hero, place, why, services }: StateWords, view: StateView): StateProse {
  const values = stateValues(view)
  const facts = stateFacts(view, place)
  const say = (texts: Record<string, string>, family: Family) => sentence(texts, facts[family], values)
  const sayAny = (texts: Record<string, string>) => say(texts, familyOf(texts) ?? 'always').join(' ')
  const points = (list: StateWords['why']['points']) =>
    list.map(({ title, text }) => ({ title: fill(title, values), text: sayAny(text) }))
  return {
    values,
    lede: sayAny(hero.text),
    across: [
      ...say(place.across, 'across'),
      ...say(place.gap, 'gap'),
      ...say(place.weight, 'weight'),
      ...say(place.overlap, 'overlap'),
      ...say(place.metro, 'metro'),
      ...say(place.lonely, 'lonely'),
    ],
    reach: say(place.reach.text, 'reach'),
    offices: [
      say(place.offices.text, 'offices'),
      officeLists(view, place).map(({ how, kinds }) => fill(place.offices.lists[how], { kinds })),
      specialistLists(view, place).map(({ how, specialties }) => fill(place.specialists[how], { specialties })),
    ].flatMap((sentences) => (sentences.length === 0 ? [] : sentences.join(' '))),
    people: [
      ...say(place.people.age, 'age'),
      ...say(place.people.ageRange, 'ageRange'),
      ...say(place.people.insurance, 'insurance'),
    ],
    health: healthLists(view, place).map(({ how, measures }) => fill(place.health[how], { measures })),
    why: points(why.points),
    services: points(services.blurbs),
  }
}

/** All of a state's own words, a sentence or two to a line, for holding them against those of other states. */
export function stateText(
  { lede, across, reach, offices, people, health, why, services }: StateProse,
  notes: string[] = [],
): string {
  const points = [...why, ...services].flatMap(({ title, text }) => [title, text])
  return [lede, ...across, ...reach, ...offices, ...people, ...health, ...notes, ...points].join('\n')
}

/** The sentence for the case that holds; none where there is none for it. */
function sentence(texts: Record<string, string>, told: Told, values: StateValues): string[] {
  const text = texts[told.case]
  return text === undefined ? [] : [capitalized(fill(text, { ...values, ...told.values }))]
}

/** Sentences may begin with a name that has an article: `the District of Columbia`. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function stateValues({ state, cities }: StateView): StateValues {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(cities.length),
    first: cities[0]?.name ?? '',
  }
}
