import { describe, expect, test, vi } from 'vitest'
import { findPages, placesOf } from '../../../renderer/client/ring/search.ts'

const place = (address: string, name: string, ...aliases: string[]) => ({
  address: `/locations/${address}`,
  name,
  aliases,
  // Only cities have a position.
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

describe('finding a place', () => {
  test.each([
    ['mia', 'Miami, Florida'],
    ['MIAMI', 'Miami, Florida'],
    ['Maimi', 'Miami, Florida'],
    ['miami, fl', 'Miami, Florida'],
    ['Austin TX', 'Austin, Texas'],
    ['austin texas', 'Austin, Texas'],
    ['tx', 'Texas'],
    ['texas', 'Texas'],
    ['st petersb', 'St. Petersburg, Florida'],
    ['saint petersburg', 'St. Petersburg, Florida'],
    ['sain', 'St. Petersburg, Florida'],
    ['ft worth', 'Fort Worth, Texas'],
    ['Ft. W', 'Fort Worth, Texas'],
    ['stock', 'Stockton, California'],
    ['la canada', 'La Cañada, California'],
    ['protland', 'Portland, Oregon'],
    ['dalas', 'Dallas, Texas'],
    ['maim', 'Miami, Florida'],
    ['nyc', 'New York, New York'],
    ['brooklyn', 'New York, New York'],
    ["o'f", 'O’Fallon, Missouri'],
    ['O’F', 'O’Fallon, Missouri'],
    ['ofa', 'O’Fallon, Missouri'],
    ['Ｍｉａｍｉ', 'Miami, Florida'],
  ])('knows what %s means', (query, name) => {
    expect(names(query)[0]).toBe(name)
  })

  test('puts names that begin so before those with a word that does', () => {
    expect(names('portland')).toEqual(['Portland, Oregon', 'Portland, Maine', 'South Portland, Maine'])
  })

  test('puts the page’s own state first among equals', () => {
    expect(names('portland', 'maine')[0]).toBe('Portland, Maine')
  })

  test('offers nothing that is only spelt nearly so where something is spelt so, and of what is misspelt the nearest', () => {
    expect(names('austin')).toEqual(['Austin, Texas'])
    expect(names('dalas')).toEqual(['Dallas, Texas'])
  })

  test('says by which other name it has found a page', () => {
    expect(findPages('brooklyn', PLACES, '').map(({ page, alias }) => [page.name, alias])).toEqual([
      ['New York, New York', 'Brooklyn'],
      ['Brooklyn Park, Minnesota', undefined],
    ])
  })

  test('finds nothing for nothing, for what resembles none, and for fewer than four letters that are no name’s', () => {
    expect(names(' ')).toEqual([])
    expect(names('pro')).toEqual([])
    expect(names('qqqqqqqq')).toEqual([])
  })
})

test('a page is prepared for comparison once, not at every key press', () => {
  const reads = vi.fn(() => 'Miami, Florida')
  const page = Object.defineProperty({ address: '/locations/florida/miami', aliases: ['MIA'] }, 'name', { get: reads })
  const pages = [page as unknown as (typeof PLACES)[number]]
  findPages('m', pages, '')
  const first = reads.mock.calls.length
  for (const query of ['mi', 'mia', 'miam', 'maimi', 'qqqq']) findPages(query, pages, '')
  expect(reads.mock.calls.length).toBe(first)
})

test('places are the pages below their folder, and no others', () => {
  const addresses = [
    '/locations',
    '/locations/alabama',
    '/locations/alabama/mobile',
    '/industries/a',
    '/locations-of/a/b',
  ]
  const named = addresses.map((address) => ({ address, name: address, aliases: [] }))
  expect(placesOf(named, '/locations').map(({ address }) => address)).toEqual([
    '/locations/alabama',
    '/locations/alabama/mobile',
  ])
})
