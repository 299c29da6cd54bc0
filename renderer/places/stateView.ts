import type { StateWords } from '../collections/states/words.ts'
import { formatCount } from '../wording/format.ts'
import type { StateEntry } from './atlas.ts'
import type { Facts } from './facts.ts'
import { figuresOf } from './stateFigures.ts'

/** The figures of one state and of its cities. */
export type StateView = ReturnType<typeof stateView>

/** @param words names the figures to compare. */
export function stateView(facts: Facts, state: StateEntry, words: StateWords['place']['figures']) {
  const { slug, cities } = state
  return {
    state,
    /** At the 2020 Census. */
    residents: facts.ofState(slug)?.residents,
    /** The largest first. */
    cities: cities
      .toSorted((a, b) => b.population - a.population)
      .map((city) => ({ city, figures: facts.ofCity(slug, city.slug) })),
    figures: figuresOf(facts, slug, words),
  }
}

/** Returns the values of the tokens in the texts of a state's page. */
export function stateValues(state: StateEntry) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(state.cities.length),
    first: state.cities[0]?.name ?? '',
  }
}
