import { expect, test } from 'vitest'
import { findPages } from '../../../renderer/client/ring/search.ts'

const place = (address: string, name: string, ...aliases: string[]) => ({
  address: `/locations/${address}`,
  name,
  aliases,
  ...(address.includes('/') && { at: { lat: 0, lon: 0 } }),
})
const PLACES = [
  place('texas', 'Texas', 'TX'),
  place('new-york/new-york', 'New York, New York', 'NYC', 'Brooklyn', 'the Bronx'),
  place('texas/dallas', 'Dallas, Texas'),
  place('texas/austin', 'Austin, Texas'),
  place('texas/fort-worth', 'Fort Worth, Texas'),
  place('florida/miami', 'Miami, Florida'),
  place('florida/st-petersburg', 'St. Petersburg, Florida'),
  place('california/stockton', 'Stockton, California'),
  place('california/la-canada', 'La Cañada, California'),
  place('missouri/ofallon', 'O’Fallon, Missouri'),
  place('oregon/portland', 'Portland, Oregon'),
  place('maine/portland', 'Portland, Maine'),
  place('maine/south-portland', 'South Portland, Maine'),
  place('minnesota/brooklyn-park', 'Brooklyn Park, Minnesota'),
  place('michigan/kalamazoo', 'Kalamazoo, Michigan'),
  place('west-virginia/huntington', 'Huntington, West Virginia'),
]
const names = (query: string, state = '') =>
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
  expect(names(query)[0]).toBe(name)
})

test('ranks a match at the start of a name before a match within it', () => {
  expect(names('portland')).toEqual(['Portland, Oregon', 'Portland, Maine', 'South Portland, Maine'])
})

test('ranks the state of the current page first among equal matches', () => {
  expect(names('portland', 'maine')[0]).toBe('Portland, Maine')
})

test('returns the alias that matched', () => {
  expect(findPages('brooklyn', PLACES, '').map(({ page, alias }) => [page.name, alias])).toEqual([
    ['New York, New York', 'Brooklyn'],
    ['Brooklyn Park, Minnesota', undefined],
  ])
})

test('finds no place for blank text, unknown names, or short misspellings', () => {
  expect(names(' ')).toEqual([])
  expect(names('pro')).toEqual([])
  expect(names('qqqqqqqq')).toEqual([])
})
