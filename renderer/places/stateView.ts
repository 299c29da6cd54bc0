import type { City } from '../collections/states/definition.ts'
import type { StateWords } from '../collections/states/words.ts'
import type { StateEntry } from './atlas.ts'
import type { Facts } from './facts.ts'
import { milesBetween } from './geography.ts'
import { figuresOf } from './stateFigures.ts'

/** What is true of one state, as numbers: its page's sentences and tables are made of it. Miles are straight lines. */
export type StateView = ReturnType<typeof stateView>

/** Computes what is true of a state; `words` are of the figures to compare. */
export function stateView(facts: Facts, state: StateEntry, words: StateWords['place']['figures']) {
  const { slug, cities } = state
  return {
    state,
    /** At the 2020 Census. */
    residents: facts.ofState(slug)?.residents,
    /** How many cities have another of the state within ten miles: their five-mile rings overlap. */
    touching: cities.filter((city) => hasNear(city, cities)).length,
    /** Each city with the people within five miles of its center, the most first. Empty where nobody counted in every city. */
    rings: ringsOf(facts, slug, cities),
    figures: figuresOf(facts, slug, words),
  }
}

/** Two rings of five miles overlap below this distance. */
const TOUCHING = 10

function hasNear(city: City, cities: City[]): boolean {
  return cities.some((other) => other !== city && milesBetween(city, other) < TOUCHING)
}

function ringsOf(facts: Facts, slug: string, cities: City[]) {
  const rings = cities.flatMap((city) => {
    const people = facts.ofCity(slug, city.slug)?.within.five
    return people === undefined ? [] : [{ city, people }]
  })
  return rings.length === cities.length ? rings.toSorted((a, b) => b.people - a.people) : []
}
