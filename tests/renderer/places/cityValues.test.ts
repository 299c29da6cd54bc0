import { expect, test } from 'vitest'
import { formatCounty } from '../../../renderer/places/cityValues.ts'

test('formats the names of counties for readers', () => {
  const list = [
    { name: 'Brooklyn', county: 'Kings', population: 1, lat: 0, lon: 0 },
    { name: 'Queens', county: 'Queens', population: 1, lat: 0, lon: 0 },
  ]
  const parts = { called: 'Boroughs', list }
  const names = ['Kings County', 'Queens County', 'Richmond city', 'District of Columbia', 'Polk County']
  expect(names.map((name) => formatCounty(name, { parts }))).toEqual([
    'Brooklyn (Kings County)',
    'Queens',
    'the city of Richmond',
    'the District of Columbia',
    'Polk County',
  ])
})
