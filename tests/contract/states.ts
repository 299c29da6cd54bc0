import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { faultsOf, proseOf, sentencesOf } from '../support/stateLanguage.ts'
import { site } from './realSite.ts'

/** At most this much alike may two states be in their own words, names and numbers masked: runs of four words, Jaccard. */
const LIMIT = 0.8

describe('what the pages of states say', () => {
  test('is language, and each number in it is a fact', () => {
    expect(faultsOf(site)).toEqual([])
  })

  test('differs from state to state in more than names and numbers', () => {
    const names = site
      .all(states)
      .flatMap(({ name, nameInText = name, adjective = name, cities }) => [
        ...[nameInText, adjective, name],
        ...cities.map((city) => city.name),
      ])
      .toSorted((a, b) => b.length - a.length)
    const masked = (text: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, 'N'), text).replaceAll(/\d[\d,.]*/g, '0')
    const told = site.all(states).map((state) => {
      const words = [...sentencesOf(proseOf(site, state)), ...(state.notes ?? [])].map(masked).join(' ').split(' ')
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

function alike(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length
  return shared / (one.size + other.size - shared)
}
