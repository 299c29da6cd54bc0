import { describe, expect, test } from 'vitest'
import { citiesOf, findCities } from '../../../renderer/client/findCities.ts'

const city = (address: string, name: string) => ({ address: `/locations/${address}`, name })
const CITIES = [
  city('florida/miami', 'Miami, Florida'),
  city('florida/st-petersburg', 'St. Petersburg, Florida'),
  city('california/la-canada', 'La Cañada, California'),
  city('missouri/ofallon', 'O’Fallon, Missouri'),
  city('oregon/portland', 'Portland, Oregon'),
  city('maine/portland', 'Portland, Maine'),
  city('maine/south-portland', 'South Portland, Maine'),
]
const names = (query: string, state = '') => findCities(query, CITIES, `/locations/${state}`).map(({ name }) => name)

describe('finding a city', () => {
  test.each([
    ['mia', 'Miami, Florida'],
    ['MIAMI', 'Miami, Florida'],
    ['Maimi', 'Miami, Florida'],
    ['st petersb', 'St. Petersburg, Florida'],
    ['la canada', 'La Cañada, California'],
    ['protland', 'Portland, Oregon'],
    ['maim', 'Miami, Florida'],
    ["o'f", 'O’Fallon, Missouri'],
    ['O’F', 'O’Fallon, Missouri'],
    ['ofa', 'O’Fallon, Missouri'],
  ])('forgives %s', (query, name) => {
    expect(names(query)[0]).toBe(name)
  })

  test('puts names that begin so before those with a word that does', () => {
    expect(names('portland')).toEqual(['Portland, Oregon', 'Portland, Maine', 'South Portland, Maine'])
  })

  test('puts the page’s own state first among equals', () => {
    expect(names('portland', 'maine')[0]).toBe('Portland, Maine')
  })

  test('finds nothing for nothing, for what resembles none, and for fewer than four letters that are no name’s', () => {
    expect(names(' ')).toEqual([])
    expect(names('pro')).toEqual([])
    expect(names('qqqqqqqq')).toEqual([])
  })
})

test('cities are the pages two folders below the places, no states and no services', () => {
  const pages = [
    '/locations',
    '/locations/alabama',
    '/locations/alabama/mobile',
    '/industries/a/b',
    '/locations-of/a/b',
  ]
  const named = pages.map((address) => ({ address, name: address }))
  expect(citiesOf(named, '/locations').map(({ address }) => address)).toEqual(['/locations/alabama/mobile'])
})
