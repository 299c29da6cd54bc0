import { expect, test } from 'vitest'
import { findPages, parseZip } from '../../../../renderer/client/ring/search.ts'

const createPlace = (address: string, name: string, ...aliases: string[]) => ({
  address: `/locations/${address}`,
  name,
  aliases,
  ...(address.includes('/') && { coordinates: { lat: 0, lon: 0 } }),
})
const PLACES = [
  createPlace('texas', 'Texas', 'TX'),
  createPlace('new-york/new-york', 'New York, New York', 'NYC', 'Brooklyn', 'the Bronx'),
  createPlace('texas/dallas', 'Dallas, Texas'),
  createPlace('texas/austin', 'Austin, Texas'),
  createPlace('texas/fort-worth', 'Fort Worth, Texas'),
  createPlace('florida/miami', 'Miami, Florida'),
  createPlace('florida/st-petersburg', 'St. Petersburg, Florida'),
  createPlace('california/stockton', 'Stockton, California'),
  createPlace('california/la-canada', 'La Cañada, California'),
  createPlace('missouri/ofallon', 'O’Fallon, Missouri'),
  createPlace('oregon/portland', 'Portland, Oregon'),
  createPlace('maine/portland', 'Portland, Maine'),
  createPlace('maine/south-portland', 'South Portland, Maine'),
  createPlace('minnesota/brooklyn-park', 'Brooklyn Park, Minnesota'),
  createPlace('michigan/kalamazoo', 'Kalamazoo, Michigan'),
  createPlace('west-virginia/huntington', 'Huntington, West Virginia'),
]
const findNames = (query: string, state = '') =>
  findPages(query, PLACES, `/locations/${state}`).map(({ page }) => page.name)

test.each([
  ['mia', 'Miami, Florida'],
  ['Maimi', 'Miami, Florida'],
  ['miami, fl', 'Miami, Florida'],
  ['Austin TX', 'Austin, Texas'],
  ['st petersb', 'St. Petersburg, Florida'],
  ['saint petersburg', 'St. Petersburg, Florida'],
  ['ft worth', 'Fort Worth, Texas'],
  ['la canada', 'La Cañada, California'],
  ['brooklyn', 'New York, New York'],
  ["o'f", 'O’Fallon, Missouri'],
  ['Ｍｉａｍｉ', 'Miami, Florida'],
])('finds the place for the query %s', (query, name) => {
  expect(findNames(query)[0]).toBe(name)
})

test('ranks a match at the start of a name before a match within it, and the current state first among equals', () => {
  expect(findNames('portland')).toEqual(['Portland, Oregon', 'Portland, Maine', 'South Portland, Maine'])
  expect(findNames('portland', 'maine')[0]).toBe('Portland, Maine')
})

test('returns the alias that matched', () => {
  expect(findPages('brooklyn', PLACES, '').map(({ page, alias }) => [page.name, alias])).toEqual([
    ['New York, New York', 'Brooklyn'],
    ['Brooklyn Park, Minnesota', undefined],
  ])
})

test('finds no place for blank text, short misspellings, and unknown names', () => {
  expect(findNames(' ')).toEqual([])
  expect(findNames('pro')).toEqual([])
  expect(findNames('qqqqqqqq')).toEqual([])
})

test.each([
  ['33602', { kind: 'zip', zip: '33602' }],
  [' 33602-1234', { kind: 'zip', zip: '33602' }],
  ['Tampa, FL 33602', { kind: 'zip', zip: '33602' }],
  ['３３６０２', { kind: 'zip', zip: '33602' }],
  ['336', { kind: 'wrongLength' }],
  ['SW1A 1AA', { kind: 'notNumeric' }],
  // Text that has no digits may be a name.
  ['', undefined],
  ['Tampa', undefined],
  ['St. Louis', undefined],
])('parses “%s” as a ZIP code: %j', (text, result) => {
  expect(parseZip(text)).toEqual(result)
})
