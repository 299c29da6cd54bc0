import { expect, test } from 'vitest'
import { addressOf, nameOf } from '../../../scripts/import/mainCounty.ts'

test('restores apostrophes, hyphens, and accents that the tables omit', () => {
  const names = [nameOf('ID', 'Coeur dAlene'), nameOf('PA', 'Wilkes Barre'), nameOf('CO', 'Canon City')]
  expect(names).toEqual(["Coeur d'Alene", 'Wilkes-Barre', 'Cañon City'])
})

test('corrects a name in its own state only', () => {
  expect(nameOf('WI', 'Espanola')).toBe('Espanola')
})

test('writes “St.” with a period', () => {
  expect([nameOf('MN', 'South St Paul'), nameOf('FL', 'Stuart')]).toEqual(['South St. Paul', 'Stuart'])
})

test.each([
  ["Coeur d'Alene", 'Coeur dAlene'],
  ["Lee's Summit", 'Lees Summit'],
  ['Winston-Salem', 'Winston Salem'],
  ['Sault Ste. Marie', 'Sault Ste Marie'],
  ['La Cañada Flintridge', 'La Canada Flintridge'],
])('gives %s the same URL as %s in the tables', (name, inTable) => {
  expect(addressOf(name)).toBe(addressOf(inTable))
})

test('avoids names that hosts reserve', () => {
  expect(addressOf('Index')).toBe('index-town')
})
