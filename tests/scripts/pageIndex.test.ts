import { expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { pageIndex } from '../../scripts/build/steps/writePageIndex.ts'
import { fixtureSite } from '../support/contentFolder.ts'

test('the index of pages has the largest city before smaller ones, whatever their state', async () => {
  const site = await fixtureSite()
  const bySize = site
    .all(states)
    .flatMap((state) => state.cities.map(({ name, population }) => ({ name: `${name}, ${state.name}`, population })))
    .toSorted((a, b) => b.population - a.population)
    .map(({ name }) => name)
  const names = pageIndex(site)
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
  expect(names.filter((name) => bySize.includes(name))).toEqual(bySize)
  expect(names).toHaveLength(site.pages().length)
})
