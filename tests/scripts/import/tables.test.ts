import { describe, expect, test } from 'vitest'
import { OFFICE_KINDS } from '../../../renderer/collections/facts/kinds.ts'
import { computeAreaFigures, readCountyFigures } from '../../../scripts/import/areas.ts'
import { MainCounties } from '../../../scripts/import/mainCounty.ts'
import { createStateFacts } from '../../../scripts/import/makeFacts.ts'
import { countOffices } from '../../../scripts/import/offices.ts'
import { Residents, ZipAreas } from '../../../scripts/import/residents.ts'
import { getNumber, getNumbers, parseTable } from '../../../scripts/import/table.ts'
import { findZips, readZips } from '../../../scripts/import/zips.ts'
import { createTemporaryFolder, writeFiles } from '../../support/siteFolder.ts'

test('reads blank and NA cells as unknown, not as zero', () => {
  expect([getNumber({ a: '' }, 'a'), getNumber({ a: 'NA' }, 'a'), getNumber({ a: '0' }, 'a')]).toEqual([
    undefined,
    undefined,
    0,
  ])
  expect(getNumbers({ [OFFICE_KINDS.dentists]: '4', [OFFICE_KINDS.physicians]: '' }, OFFICE_KINDS)).toEqual({
    dentists: 4,
  })
})

test("rejects a cell that isn't a number and a table without a column", () => {
  expect(() => getNumber({ a: '1,000' }, 'a')).toThrow("`1,000` in column a isn't a number.")
  expect(() => parseTable('a\n1\n', ['a', 'b'], 'x.csv')).toThrow('x.csv has no column b.')
})

test('keeps leading zeros of codes', () => {
  expect(parseTable('zip\n01001\n', ['zip'], 'x.csv')).toEqual([{ zip: '01001' }])
})

const createGroup = (county: string, residents: number, lat: number) => ({ county, residents, lat, lon: 0 })

describe('offices near a city', () => {
  const createZipCode = (zip: string, lat: number, offices: object) => ({ zip, lat, lon: 0, offices })
  const zipCodes = [
    createZipCode('1', 0, { dentists: 3 }),
    createZipCode('2', 0.05, { dentists: 4, physicians: 5 }),
    createZipCode('3', 0.06, {}),
    createZipCode('9', 0.1, { dentists: 9 }),
  ]
  const createCenter = (latitude: number) => ({ latitude, longitude: 0 })
  const areas = new ZipAreas(
    [createGroup('01001', 600, 0.01), createGroup('01001', 300, 0.04), createGroup('01001', 5_000, 0.12)],
    {
      1: createCenter(0),
      4: createCenter(0.04),
      9: createCenter(0.1),
    },
  )
  const countNear = (ringResidents: number, lat = 0) => countOffices({ lat, lon: 0 }, ringResidents, zipCodes, areas)

  test('adds up the known offices and the residents of nearby ZIP codes', () => {
    expect(countNear(900)).toEqual({ zips: 3, zipResidents: 900, offices: { dentists: 7, physicians: 5 } })
  })

  test('are unknown if the ZIP codes have far fewer or more residents than the ring, or no offices', () => {
    expect([
      countNear(1_500)?.zips,
      countNear(1_501),
      countNear(563)?.zips,
      countNear(562),
      countNear(900, 45),
    ]).toEqual([3, undefined, 3, undefined, undefined])
  })
})

describe('the ZIP areas of a city', () => {
  const createArea = (zip: string) =>
    [
      zip,
      { area: { zip, name: 'Place', state: 'OH', households: Number(zip) * 100 }, postOffice: 'Place, OH' },
    ] as const
  const createCenter = (latitude: number) => ({ latitude, longitude: 0 })
  // 0.01 degrees are 0.69 miles.
  const areas = new ZipAreas([], {
    1: createCenter(0.01),
    2: createCenter(0.02),
    3: createCenter(0.03),
    4: createCenter(0.1),
    5: createCenter(0.11),
    6: createCenter(0.12),
    7: createCenter(0.3),
    8: createCenter(1),
  })
  const findNear = (zips: string[], postOffice = 'Elsewhere, OH', centers = areas) =>
    findZips({ lat: 0, lon: 0 }, postOffice, centers, new Map(zips.map(createArea)))

  test('are within five miles, or the nearest 16 within ten miles', () => {
    expect(findNear(['2', '1', '7'])).toEqual([
      ['1', 0.7],
      ['2', 1.4],
    ])
    const names = Array.from({ length: 17 }, (_, index) => String(index + 1))
    const farther = new ZipAreas(
      [],
      Object.fromEntries(names.map((name, index) => [name, createCenter(0.09 + index / 1000)])),
    )
    expect(findNear(names, 'Elsewhere, OH', farther).map(([zip]) => zip)).toEqual(names.slice(0, 16))
  })

  test("include those of the city's post office within 30 miles", () => {
    expect(findNear(['1', '6', '7', '8'], 'Place, OH')).toEqual([
      ['1', 0.7],
      ['6', 8.3],
      ['7', 20.7],
    ])
    expect(findNear(['1', '7'], 'Place, PA')).toEqual([['1', 0.7]])
  })

  test('are the 40 with the most households, those within five miles first', () => {
    const zips = Array.from({ length: 45 }, (_, index) => String(index + 1))
    const centers = Object.fromEntries(zips.map((zip) => [zip, createCenter(Number(zip) <= 10 ? 0.01 : 0.2)]))
    const codes = findNear(zips, 'Place, OH', new ZipAreas([], centers)).map(([zip]) => Number(zip))
    expect(codes.toSorted((a, b) => a - b)).toEqual(zips.map(Number).filter((zip) => zip <= 10 || zip > 15))
  })

  test('have no income if few households answered, or if the value is a code', () => {
    const table = [
      'zip,place_name,state,median_household_income_2018_2022_usd,income_top_or_bottom_coded,households_2019_2023',
      '00001,Saint Mcames,IA,50000,,1000',
      '00002,Bend,OR,50000,,999',
      '00003,Ely,NV,250001,yes,2000',
      '00004,Oz,KS,2499,yes,2000',
      '00005,Tiny,TX,50000,,99',
    ].join('\n')
    const folder = writeFiles(createTemporaryFolder(), {
      'us-zip-income-2022.csv': table,
      'us-zip-health-offices-2022.csv': `zip,latitude,longitude,${Object.values(OFFICE_KINDS).join(',')}\n00001,0,0,7`,
    })
    const zips = readZips(folder)
    expect(zips.get('00001')?.postOffice).toBe('St. McAmes, IA')
    expect([...zips.values()].map(({ area }) => area)).toEqual([
      { zip: '00001', name: 'St. McAmes', state: 'IA', households: 1000, income: 50_000, physicians: 7 },
      { zip: '00002', name: 'Bend', state: 'OR', households: 999 },
      { zip: '00003', name: 'Ely', state: 'NV', households: 2000, incomeOver: true },
      { zip: '00004', name: 'Oz', state: 'KS', households: 2000 },
    ])
  })
})

describe('the facts of a state', () => {
  const noRows = new Map<string, Record<string, string>>()
  const residents = new Residents([createGroup('30027', 1_000, 0)])
  const tables = {
    residents,
    counties: { offices: noRows, people: noRows, health: noRows, specialists: noRows },
    zipAreas: new ZipAreas([], {}),
    zips: new Map(),
    mainCounties: new MainCounties([], residents),
  }
  const createCity = (slug: string, lat: number) => ({ name: slug, slug, counties: [], population: 500, lat, lon: 0 })
  const montana = { slug: 'montana', name: 'Montana', abbreviation: 'MT', cities: [createCity('near', 0.1)] }

  test('omit a city if its rings have no residents', () => {
    const state = { ...montana, cities: [...montana.cities, createCity('far', 2)] }
    expect(createStateFacts(state, tables).cities).toEqual([
      { city: 'montana/near', within: [0, 1_000, 1_000, 1_000], zips: [] },
    ])
  })

  test('name the state of a ZIP area in another state', () => {
    const createCenter = (latitude: number) => ({ latitude, longitude: 0 })
    const createZipEntry = (code: string, state: string) =>
      [code, { area: { zip: code, name: 'Place', state, households: 500 }, postOffice: `Place, ${state}` }] as const
    const { zips } = createStateFacts(montana, {
      ...tables,
      zipAreas: new ZipAreas([], { '00001': createCenter(0.1), '00002': createCenter(0.11) }),
      zips: new Map([createZipEntry('00001', 'MT'), createZipEntry('00002', 'WY')]),
    })
    expect(zips).toEqual([
      { zip: '00001', name: 'Place', households: 500 },
      { zip: '00002', name: 'Place', state: 'WY', households: 500 },
    ])
  })
})

describe('the county of a city', () => {
  const residents = new Residents([
    createGroup('01117', 10, 0),
    createGroup('01073', 500, 0.01),
    createGroup('01117', 900, 0.2),
  ])
  const createPlace = (city: string, state: string, population: number, counties: string) => ({
    city,
    state,
    population_2020_census: String(population),
    county_fips_list: counties,
  })
  const counties = new MainCounties(
    [
      createPlace('Birmingham', 'AL', 400, '01117;01073'),
      createPlace('Twin', 'AL', 7, '01117'),
      createPlace('Twin', 'AL', 8, '01073'),
      createPlace('St Louis', 'MO', 9, '29189'),
    ],
    residents,
  )
  const findMainCounty = (slug: string, population: number, state = { slug: 'alabama', abbreviation: 'AL' }) =>
    counties.listCounties(
      { ...state, name: '', cities: [] },
      { name: '', slug, population, counties: [], lat: 0, lon: 0 },
    )[0]

  test('is found by population if two places have the same name', () => {
    expect([findMainCounty('twin', 7), findMainCounty('twin', 8), findMainCounty('twin', 9)]).toEqual([
      '01117',
      '01073',
      undefined,
    ])
  })

  test('is the county with most of its residents, before its other counties', () => {
    const city = { name: '', slug: 'birmingham', population: 400, counties: [], lat: 0, lon: 0 }
    const state = { slug: 'alabama', abbreviation: 'AL', name: '', cities: [] }
    expect(counties.listCounties(state, city)).toEqual(['01073', '01117'])
  })

  test('is corrected for independent cities', () => {
    expect(findMainCounty('st-louis', 9, { slug: 'missouri', abbreviation: 'MO' })).toBe('29510')
  })
})

describe('areas', () => {
  const residents = new Residents([
    createGroup('02063', 7_000, 0),
    createGroup('02066', 3_000, 0),
    createGroup('02020', 90_000, 0),
  ])
  const createRows = (all: Record<string, Record<string, string>>) =>
    new Map(Object.entries(all).map(([fips, row]) => [fips, { county_fips: fips, ...row }]))
  const tables = {
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
    health: createRows({ '02020': { pct_adults_obesity: '30' }, '02063': { pct_adults_obesity: '' } }),
    specialists: createRows({}),
  }

  test('have up to two more offices for each county without a number', () => {
    const { offices, officesAtMost, specialists } = computeAreaFigures('02', tables, residents)
    expect(offices).toEqual({ physicians: 60, dentists: 54 })
    // Chugach and Copper River used to be one county.
    expect(officesAtMost).toEqual({ physicians: 62, dentists: 54 })
    expect(specialists).toBeUndefined()
  })

  test('have averages weighted by residents if most are known', () => {
    const { people, health } = computeAreaFigures('02', tables, residents)
    expect([people, health]).toEqual([{ over65: 11 }, {}])
  })

  test('omit unknown figures of a new county', () => {
    expect(readCountyFigures('02020', tables, residents).people).toEqual({ over65: 10 })
    expect(readCountyFigures('02063', tables, residents)).toMatchObject({
      name: 'Chugach Census Area',
      residents: 7_000,
    })
    expect(readCountyFigures('02063', tables, residents).offices).toBeUndefined()
  })
})
