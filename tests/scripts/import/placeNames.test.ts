import { expect, test } from 'vitest'
import { toOfficialName, toSlug } from '../../../scripts/import/mainCounty.ts'

test.each([
  ['ID', 'Coeur dAlene', "Coeur d'Alene"],
  ['PA', 'Wilkes Barre', 'Wilkes-Barre'],
  ['CO', 'Canon City', 'Cañon City'],
  ['WI', 'Espanola', 'Espanola'],
  ['MN', 'South St Paul', 'South St. Paul'],
  ['FL', 'Stuart', 'Stuart'],
])('corrects a name in %s: %s', (state, inTable, name) => {
  expect(toOfficialName(state, inTable)).toBe(name)
})

test.each([
  ["Coeur d'Alene", 'Coeur dAlene'],
  ["Lee's Summit", 'Lees Summit'],
  ['Winston-Salem', 'Winston Salem'],
  ['Sault Ste. Marie', 'Sault Ste Marie'],
  ['La Cañada Flintridge', 'La Canada Flintridge'],
])('gives %s the same URL as %s in the tables', (name, inTable) => {
  expect(toSlug(name)).toBe(toSlug(inTable))
})

test('avoids names that hosts reserve', () => {
  expect(toSlug('Index')).toBe('index-town')
})
