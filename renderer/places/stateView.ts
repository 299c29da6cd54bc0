import type { StateWords } from '../collections/states/words.ts'
import { formatCount } from '../wording/format.ts'
import type { StateEntry } from './atlas.ts'
import type { Facts } from './facts.ts'
import { compareState } from './stateFigures.ts'

export type StateView = ReturnType<typeof stateView>

export function stateView(facts: Facts, state: StateEntry, words: StateWords['place']['figures']) {
  const { slug, cities } = state
  return {
    state,
    /** 2020 Census. */
    residents: facts.ofState(slug)?.residents,
    cities: cities
      .toSorted((a, b) => b.population - a.population)
      .map((city) => ({ city, figures: facts.ofCity(slug, city.slug) })),
    figures: compareState(facts, slug, words),
  }
}

export function stateValues(state: StateEntry) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(state.cities.length),
    first: state.cities[0]?.name ?? '',
  }
}
