import { describe, expect, test } from 'vitest'
import { Atlas, type StateEntry } from '../../../renderer/places/atlas.ts'
import type { CityFigures } from '../../../renderer/places/cityFigures.ts'
import type { CityView } from '../../../renderer/places/cityView.ts'
import { Facts } from '../../../renderer/places/facts.ts'
import { type Finding, Findings } from '../../../renderer/places/findings.ts'
import { isOpenToSearch } from '../../../renderer/places/openToSearch.ts'
import { readingsOf } from '../../../renderer/places/readings.ts'
import { siteOf } from '../../support/contentFolder.ts'

const nation = {
  residents: 1_000_000,
  counties: [],
  cities: [],
  offices: { dentists: 400 },
  officesAtMost: { dentists: 410 },
}

function figuresOf(changed: Partial<CityFigures>): CityFigures {
  const within = { five: 50_000, ten: 200_000, twentyFive: 900_000 }
  const nothing = { zips: undefined, zipResidents: undefined, offices: {}, incomes: undefined, county: undefined }
  return { within, ...nothing, rows: [], people: [], ...changed }
}

const read = (changed: Partial<CityFigures>, of: string) =>
  readingsOf(figuresOf(changed), nation).find((reading) => reading.of === of)
const county = (residents: number, dentists: number) => ({ fips: '01001', name: 'A', residents, offices: { dentists } })

describe('a reading', () => {
  test('of offices is sure where it takes no chance: fifteen of them, and twice the root of what is expected', () => {
    const sure = [
      [100_000, 80],
      [100_000, 45],
      [20_000, 14],
      [100_000, 20],
      [20_000, 3],
    ].map(([residents = 0, dentists = 0]) => read({ county: county(residents, dentists) }, 'dentists')?.isSure)
    expect(sure).toEqual([true, false, false, true, false])
  })

  test('of ZIP codes tells more alone: there are at least so many', () => {
    const near = (dentists: number) => read({ zipResidents: 50_000, offices: { dentists } }, 'near:dentists')?.isSure
    expect([near(60), near(4)]).toEqual([true, false])
  })

  test('of people is sure beyond its margin, and something follows of five points', () => {
    const uninsured = (share: number, margin = 0) =>
      read({ people: [{ of: 'uninsured', county: share, margin, nation: 9, isMiddle: false }] }, 'uninsured')
    expect([10.9, 11.1, 14.1].map((share) => [uninsured(share)?.isSure, uninsured(share)?.follows])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    expect(uninsured(14, 6)?.isSure).toBe(false)
  })

  test('of incomes is sure where the highest is twice the lowest', () => {
    const incomes = (high: number) => ({ low: { zip: '1', income: 40_000 }, high: { zip: '2', income: high } })
    expect([79_000, 80_000].map((high) => read({ incomes: incomes(high) }, 'incomes')?.isSure)).toEqual([false, true])
  })
})

/** A hundred and twenty cities of one county each, or of one alone, among which some have more old people. */
async function findingsOf(shareOf: (index: number) => number, countyOf: (index: number) => number = (index) => index) {
  const fips = (index: number) => `010${String(countyOf(index)).padStart(3, '0')}`.slice(0, 5)
  const indexes = Array.from({ length: 120 }, (_, index) => index)
  const cities = indexes.map((index) => ({
    name: `City ${index}`,
    slug: `city-${index}`,
    counties: [],
    population: 200_000 - index,
    lat: 33,
    lon: -87,
  }))
  const counties = [...new Set(indexes.map(fips))].map((each) => ({ fips: each, name: each, residents: 1000 }))
  const facts = new Facts(await siteOf({}))
  Object.assign(facts, { nation: { ...nation, people: { over65: 16 } } })
  facts.ofCity = (_, slug) => {
    const index = Number(slug.slice('city-'.length))
    const found = counties.find((each) => each.fips === fips(index))
    return { ...figuresOf({}), county: found && { ...found, people: { over65: shareOf(index) } } }
  }
  const state = { slug: 'alabama', name: 'Alabama', abbreviation: 'AL', countyKind: 'County', cities, towns: [] }
  const findings = new Findings(new Atlas([state as unknown as StateEntry]), facts)
  return (index: number) => findings.of(cities[index] as (typeof cities)[number])
}

describe('what sets a place apart', () => {
  test('is what differs from places of its size and from the nation, the same way', async () => {
    const of = await findingsOf((index) => (index === 60 ? 30 : index % 2 === 0 ? 15 : 17))
    expect(of(60).map(({ of: subject, is }) => [subject, is])).toEqual([['over65', 'more']])
    expect(of(10)).toEqual([])
  })

  test('is nothing where all are so', async () => {
    expect((await findingsOf(() => 30))(60)).toEqual([])
    expect((await findingsOf(() => 16))(3)).toEqual([])
  })

  test('is an echo where the page of a larger city in the county has said it', async () => {
    const of = await findingsOf(
      (index) => (index === 20 || index === 30 ? 30 : index % 2 === 0 ? 15 : 17),
      (index) => (index === 30 ? 20 : index),
    )
    expect([of(20)[0]?.isEcho, of(30)[0]?.isEcho]).toEqual([false, true])
  })
})

describe('a page is open to search', () => {
  const finding = (isEcho: boolean): Finding => ({
    of: 'over65',
    is: 'more',
    figure: 1,
    size: 1,
    score: 1,
    isSure: true,
    follows: true,
    isEcho,
  })
  const isOpen = (five: number, rows: number, echoes: boolean[]) => {
    const figures = figuresOf({ within: { five, ten: 0, twentyFive: 0 } })
    const row = { kind: 'dentists' } as CityFigures['rows'][number]
    const view: Pick<CityView, 'figures' | 'findings'> = {
      figures: { ...figures, rows: Array.from({ length: rows }, () => row) },
      findings: echoes.map(finding),
    }
    return isOpenToSearch(view)
  }

  test('that says three things, or counts offices for many people', () => {
    expect(isOpen(100, 0, [false, false, false])).toBe(true)
    expect(isOpen(25_000, 1, [false])).toBe(true)
    expect([isOpen(24_999, 1, [false]), isOpen(25_000, 0, [false]), isOpen(90_000, 2, [])]).toEqual([
      false,
      false,
      false,
    ])
    expect(isOpenToSearch({ figures: undefined, findings: [] })).toBe(false)
  })

  test('and one that stands on no larger neighbor’s page', () => {
    expect(isOpen(90_000, 2, [true, true, true, false])).toBe(false)
    expect(isOpen(90_000, 2, [true, true, false])).toBe(true)
  })
})
