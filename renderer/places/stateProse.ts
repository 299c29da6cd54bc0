import { type Family, familyOf } from '../collections/states/stateCases.ts'
import type { StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { capitalized, formatCount, listText } from '../wording/format.ts'
import { type BoundedStanding, POINTS, type Standing, shareStanding, standingOf } from './facts.ts'
import { stateFacts } from './stateFacts.ts'
import type { FactCase, StateView } from './stateView.ts'

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
      byStanding(officesOf(view, place)).map(({ how, list }) => fill(place.offices.lists[how], { kinds: list })),
      byStanding(specialistsOf(view, place)).map(({ how, list }) =>
        fill(place.specialists[how], { specialties: list }),
      ),
    ].flatMap((sentences) => (sentences.length === 0 ? [] : sentences.join(' '))),
    people: [
      ...say(place.people.age, 'age'),
      ...say(place.people.ageRange, 'ageRange'),
      ...say(place.people.insurance, 'insurance'),
    ],
    health: byStanding(healthOf(view, place)).flatMap(({ how, list }) =>
      // Of what is about as frequent nothing is said.
      how === 'like' ? [] : fill(place.health[how], { measures: list }),
    ),
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
function sentence(texts: Record<string, string>, known: FactCase, values: StateValues): string[] {
  const text = texts[known.case]
  return text === undefined ? [] : [capitalized(fill(text, { ...values, ...known.values }))]
}

type PlaceWords = StateWords['place']

/** What is counted in a state, as a sentence names it, and how it stands to the nation. */
interface Named {
  inText: string
  standing: BoundedStanding
}

/** What is more, what is fewer and what is alike; a list for each that has any. */
function byStanding(named: Named[]): { how: Standing; list: string }[] {
  return (['more', 'fewer', 'like'] as const).flatMap((how) => {
    const names = named.filter(({ standing }) => standing === how).map(({ inText }) => inText)
    return names.length === 0 ? [] : [{ how, list: listText(names) }]
  })
}

function officesOf({ offices }: StateView, { offices: words }: PlaceWords): Named[] {
  return words.kinds.flatMap(({ kind, inText }) => {
    const row = offices.find((each) => each.kind === kind)
    return row ? [{ inText, standing: standingOf(row.here, row.nation) }] : []
  })
}

function specialistsOf({ specialists }: StateView, { specialists: words }: PlaceWords): Named[] {
  const exactly = (figure: number) => ({ low: figure, high: figure })
  return words.specialties.flatMap(({ specialty, inText }) => {
    const row = specialists.find((each) => each.specialty === specialty)
    return row ? [{ inText, standing: standingOf(exactly(row.here), exactly(row.nation)) }] : []
  })
}

function healthOf({ health }: StateView, { health: words }: PlaceWords): Named[] {
  return words.measures.flatMap(({ measure, inText }) => {
    const row = health.find((each) => each.measure === measure)
    if (!row) return []
    const { here, nation } = row
    const shares = { here: `${Math.round(here)}%`, nation: `${Math.round(nation)}%` }
    const text = fill(words.figure, { measure: inText, ...shares })
    return [{ inText: text, standing: shareStanding(here, nation, POINTS.modeled) }]
  })
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
