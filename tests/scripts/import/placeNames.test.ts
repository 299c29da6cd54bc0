import { describe, expect, test } from 'vitest'
import { addressOf, nameOf } from '../../../scripts/import/mainCounty.ts'

describe('the name of a place', () => {
  test('has the apostrophes, hyphens and accents that the tables leave out', () => {
    const names = [nameOf('ID', 'Coeur dAlene'), nameOf('PA', 'Wilkes Barre'), nameOf('CO', 'Canon City')]
    expect(names).toEqual(["Coeur d'Alene", 'Wilkes-Barre', 'Cañon City'])
  })

  test('is mended in its own state only', () => {
    expect(nameOf('WI', 'Espanola')).toBe('Espanola')
  })

  test('writes Saint with its point', () => {
    expect([nameOf('MN', 'South St Paul'), nameOf('FL', 'Stuart')]).toEqual(['South St. Paul', 'Stuart'])
  })
})

describe('the address of a place', () => {
  test.each([
    ["Coeur d'Alene", 'Coeur dAlene'],
    ["Lee's Summit", 'Lees Summit'],
    ['Winston-Salem', 'Winston Salem'],
    ['Sault Ste. Marie', 'Sault Ste Marie'],
    ['La Cañada Flintridge', 'La Canada Flintridge'],
  ])('%s is the one that the table gives', (name, inTable) => {
    expect(addressOf(name)).toBe(addressOf(inTable))
  })

  test('is none that hosts keep for themselves', () => {
    expect(addressOf('Index')).toBe('index-town')
  })
})
