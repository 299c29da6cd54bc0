import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import type { StateEntry } from '../../renderer/places/atlas.ts'
import { Facts } from '../../renderer/places/facts.ts'
import { stateText } from '../../renderer/places/stateProse.ts'
import { faultsOf, proseOf } from '../support/stateLanguage.ts'
import { site } from './realSite.ts'

/** At most this much alike may two states be in their own words, names and numbers masked: runs of four words, Jaccard. */
const LIMIT = 0.8

const facts = new Facts(site)

describe('what the pages of states say', () => {
  test('is language, and each number in it is a fact', () => {
    expect(faultsOf(site)).toEqual([])
  })

  test('differs from state to state in more than names and numbers', () => {
    const told = site.all(states).map((state) => {
      const words = masked(stateText(proseOf(site, state, facts), state.notes), state).split(/\s+/)
      return { name: state.name, runs: new Set(words.map((_, index) => words.slice(index, index + 4).join(' '))) }
    })
    const twins = told.flatMap((one, index) =>
      told
        .slice(index + 1)
        .filter((other) => alike(one.runs, other.runs) > LIMIT)
        .map((other) => `${one.name} and ${other.name}`),
    )
    expect(twins).toEqual([])
  })
})

/** A text without the names of the state, its cities and its counties, and without numbers. */
function masked(text: string, { slug, name, nameInText = name, adjective = name, cities }: StateEntry): string {
  const counties = facts.ofState(slug)?.counties ?? []
  const names = [nameInText, adjective, name, ...[...cities, ...counties].map((place) => place.name)]
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, each) => rest.replaceAll(each, 'N'), text).replaceAll(/\d[\d,.]*/g, '0')
}

function alike(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length
  return shared / (one.size + other.size - shared)
}
