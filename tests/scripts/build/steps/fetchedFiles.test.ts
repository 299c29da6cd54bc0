import { expect, test } from 'vitest'
import { states } from '../../../../renderer/collections/states/definition.ts'
import { formatPageIndex } from '../../../../scripts/build/steps/fetchedFiles.ts'
import { getFixtureSite } from '../../../support/contentFolder.ts'

test('lists cities by descending population in the page index', async () => {
  const site = await getFixtureSite()
  const namesByPopulation = site
    .listEntries(states)
    .flatMap((state) => state.cities.map(({ name, population }) => ({ name: `${name}, ${state.name}`, population })))
    .toSorted((a, b) => b.population - a.population)
    .map(({ name }) => name)
  const names = formatPageIndex(site)
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
  expect(names.filter((name) => namesByPopulation.includes(name))).toEqual(namesByPopulation)
  expect(names).toHaveLength(site.pages().length)
})
