import { expect, test } from 'vitest'
import { formatCounty } from '../../../renderer/places/cityValues.ts'

test('formats the names of counties for readers', () => {
  const names = ['Richmond city', 'District of Columbia', 'Polk County']
  expect(names.map(formatCounty)).toEqual(['the city of Richmond', 'the District of Columbia', 'Polk County'])
})
