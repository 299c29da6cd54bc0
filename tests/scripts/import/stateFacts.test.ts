import { describe, expect, test } from 'vitest'
import { computeAreaFacts } from '../../../scripts/import/areas.ts'
import { BlockGroupIndex } from '../../../scripts/import/blockGroups.ts'
import { findMainCountyFips, readCountyFacts } from '../../../scripts/import/counties.ts'
import { createStateFacts, formatFacts } from '../../../scripts/import/stateFacts.ts'
import { ZipIndex } from '../../../scripts/import/zips.ts'

const createBlockGroup = (countyFips: string, residents: number, lat: number) => ({
  countyFips,
  residents,
  lat,
  lon: 0,
})

describe('createStateFacts', () => {
  const noRows = new Map<string, Record<string, string>>()
  const blockGroups = new BlockGroupIndex([createBlockGroup('30027', 1_000, 0)])
  const tables = {
    offices: noRows,
    people: noRows,
    health: noRows,
    specialists: noRows,
    blockGroups,
    zipIndex: new ZipIndex([], {}),
    zips: new Map(),
  }
  const createCity = (slug: string, lat: number) => ({ name: slug, slug, population: 500, lat, lon: 0, counties: [] })
  const montana = { slug: 'montana', name: 'Montana', abbreviation: 'MT', cities: [createCity('near', 0.1)] }

  test('omits a city if its rings have no residents', () => {
    const state = { ...montana, cities: [...montana.cities, createCity('far', 2)] }
    expect(createStateFacts(state, tables).cities).toEqual([
      { city: 'montana/near', residentsWithin: [0, 1_000, 1_000, 1_000], zips: [] },
    ])
  })

  test('includes the state of a ZIP code in another state', () => {
    const createCenter = (latitude: number) => ({ latitude, longitude: 0 })
    const createZipEntry = (code: string, state: string) =>
      [code, { zip: code, name: 'Place', state, households: 500 }] as const
    const { zips } = createStateFacts(montana, {
      ...tables,
      zipIndex: new ZipIndex([], { '00001': createCenter(0.1), '00002': createCenter(0.11) }),
      zips: new Map([createZipEntry('00001', 'MT'), createZipEntry('00002', 'WY')]),
    })
    expect(zips).toEqual([
      { zip: '00001', name: 'Place', households: 500, lat: 0.1, lon: 0 },
      { zip: '00002', name: 'Place', state: 'WY', households: 500, lat: 0.11, lon: 0 },
    ])
  })
})

describe('area figures', () => {
  const blockGroups = new BlockGroupIndex([
    createBlockGroup('02063', 7_000, 0),
    createBlockGroup('02066', 3_000, 0),
    createBlockGroup('02020', 90_000, 0),
  ])
  const createRows = (all: Record<string, Record<string, string>>) =>
    new Map(Object.entries(all).map(([fips, row]) => [fips, { county_fips: fips, ...row }]))
  const tables = {
    blockGroups,
    offices: createRows({
      '02020': { dentist_offices: '50', physician_offices_excl_mental_health: '60' },
      '02261': { dentist_offices: '4' },
    }),
    people: createRows({
      '02020': {
        county: 'Anchorage',
        population: '90000',
        pct_age_65_or_over: '10',
        median_household_income_usd: '250001',
      },
      '02261': { county: 'Valdez-Cordova', population: '10000', pct_age_65_or_over: '20' },
    }),
    health: createRows({ '02020': { pct_adults_arthritis: '30' }, '02063': { pct_adults_arthritis: '' } }),
    specialists: createRows({}),
  }

  test('adds two offices to the maximum for each county without a number', () => {
    const { offices, officesAtMost, specialists } = computeAreaFacts('02', tables)
    expect(offices).toEqual({ physicians: 60, dentists: 54 })
    // Chugach and Copper River used to be one county.
    expect(officesAtMost).toEqual({ physicians: 62, dentists: 54 })
    expect(specialists).toBeUndefined()
  })

  test('weights averages by residents, and omits an average if data covers too few of them', () => {
    const { people, health } = computeAreaFacts('02', tables)
    expect([people, health]).toEqual([{ over65: 11 }, {}])
  })

  test.each([
    ['the nearest with the first name', ['Valdez-Cordova', 'Anchorage'], '02261'],
    ['the nearest if the city lists no county', [], '02063'],
    ['unknown if no county has the name', ['Kenai'], undefined],
  ])('the county of a city is %s', (_, counties, expected) => {
    const oldCounty = new BlockGroupIndex([...blockGroups.points, createBlockGroup('02261', 100, 0.1)])
    const city = { name: '', slug: '', population: 1, lat: 0, lon: 0, counties }
    expect(findMainCountyFips(city, '02', { ...tables, blockGroups: oldCounty })).toBe(expected)
  })

  test('omits figures that a new county has no data for', () => {
    expect(readCountyFacts('02020', tables).people).toEqual({ over65: 10 })
    expect(readCountyFacts('02063', tables)).toMatchObject({ name: 'Chugach Census Area', residents: 7_000 })
    expect(readCountyFacts('02063', tables).offices).toBeUndefined()
  })
})

test('writes each city and each group of figures on one line, and codes as strings', () => {
  const cities = [
    { city: 'a/b', county: '01089', residentsWithin: [1, 2, 3], zips: 1, offices: { dentists: 3, physicians: 4 } },
  ]
  const facts = { residents: 5, offices: { dentists: 3 }, health: {}, people: undefined, cities }
  expect(formatFacts(facts)).toMatchInlineSnapshot(`
    "{
    "residents": 5,
    "offices": {"dentists":3},
    "health": {},
    "cities": [
    {"city":"a/b","county":"01089","residentsWithin":[1,2,3],"zips":1,"offices":{"dentists":3,"physicians":4}}
    ]
    }
    "
  `)
})
