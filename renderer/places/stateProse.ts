import { type City, TOWN_POPULATION } from '../collections/states/definition.ts'
import type { STATE_TOKENS, StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { formatCount, listText } from '../wording/format.ts'
import { pickWording } from '../wording/pickWording.ts'
import type { StateEntry } from './atlas.ts'
import { milesBetween } from './geography.ts'

export type StateValues = Record<(typeof STATE_TOKENS)[number], string>

/** What a state's page says of it, in the wordings that fall to this state. */
export interface StateProse {
  values: StateValues
  /** Computed paragraphs, then the state's own notes. */
  paragraphs: string[]
}

/** Composes the sentences about a state from its cities and the wordings. */
export function stateProse({ place }: StateWords, state: StateEntry): StateProse {
  const { size, range, spread, alone } = place
  const values = stateValues(state)
  const say = (name: string, wordings: string[]) => fill(pickWording(wordings, `${state.slug} ${name}`), values)
  const computed =
    state.cities.length === 1
      ? [say('alone', alone)]
      : [`${say('size', size)} ${say('range', range)}`, say('spread', spread)]
  return { values, paragraphs: [...computed, ...(state.notes ?? [])] }
}

function stateValues(state: StateEntry): StateValues {
  const { cities, towns } = state
  const bySize = cities.toSorted((a, b) => b.population - a.population)
  const [first, last, middle] = [bySize[0], bySize.at(-1), bySize[Math.floor(bySize.length / 2)]].map(named)
  const ends = farthestApart(cities)
  const isLarge = ({ population }: Pick<City, 'population'>) => population >= TOWN_POPULATION
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    count: formatCount(cities.length),
    people: formatCount(cities.reduce((sum, { population }) => sum + population, 0)),
    places: formatCount([...cities, ...towns].filter(isLarge).length),
    largest: listText(bySize.slice(0, 3).map(({ name }) => name)),
    first: first?.name ?? '',
    firstPopulation: first?.population ?? '',
    last: last?.name ?? '',
    lastPopulation: last?.population ?? '',
    middle: middle?.name ?? '',
    middlePopulation: middle?.population ?? '',
    oneEnd: ends.one.name,
    otherEnd: ends.other.name,
    endToEnd: formatCount(Math.round(ends.miles)),
  }
}

function named(city: City | undefined): { name: string; population: string } | undefined {
  return city && { name: city.name, population: formatCount(city.population) }
}

/** The two cities with the most miles between them; the only city twice where there is one. */
function farthestApart(cities: City[]): { one: City; other: City; miles: number } {
  const pairs = cities.flatMap((one) => cities.map((other) => ({ one, other, miles: milesBetween(one, other) })))
  const [farthest] = pairs.toSorted((a, b) => b.miles - a.miles)
  if (!farthest) throw new Error('A state has at least one city.')
  return farthest
}
