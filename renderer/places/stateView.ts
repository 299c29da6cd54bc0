import type { StateEntry } from '../collections/states/definition.ts'
import type { StateCopy } from '../collections/states/stateCopy.ts'
import { formatCount } from '../wording/format.ts'
import type { Facts } from './facts.ts'
import { compareState } from './stateFigures.ts'

/** A state with its cities and figures. */
export type StateView = ReturnType<typeof createStateView>

/** Returns a state with its cities, the largest first, and its figures next to the nation's. */
export function createStateView(facts: Facts, state: StateEntry, copy: StateCopy['place']['figures']) {
  const { slug, cities } = state
  return {
    state,
    /** 2020 Census. */
    residents: facts.getState(slug)?.residents,
    cities: cities
      .toSorted((a, b) => b.population - a.population)
      .map((city) => ({ city, figures: facts.getCity(slug, city.slug) })),
    figures: compareState(facts, slug, copy),
  }
}

/** Returns the values of the tokens in a state's copy. */
export function getStateValues(state: StateEntry) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(state.cities.length),
    first: state.cities[0]?.name ?? '',
  }
}
