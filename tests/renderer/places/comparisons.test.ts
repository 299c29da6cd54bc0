import { describe, expect, test } from 'vitest'
import type { CountyFacts, FactsFile } from '../../../renderer/collections/facts/schema.ts'
import { type ComparedFigure, findDifferences, formatCounty } from '../../../renderer/places/comparisons.ts'

const FIGURES = ['physicians', 'dentists', 'chiropractors', 'dentist', 'over65', 'uninsured', 'bloodPressure'] as const
const RATE_COPY = { minimum: '{from}+', range: '{from}–{to}' }
const COPY = { ...RATE_COPY, rows: FIGURES.map((figure) => ({ figure })) }

const nation: FactsFile = {
  residents: 300_000_000,
  counties: [],
  cities: [],
  zips: [],
  people: { over65: 16, uninsured: 9 },
  health: { dentist: 63, bloodPressure: 32 },
  offices: { physicians: 180_000, dentists: 120_000, chiropractors: 60_000 },
}
const county: CountyFacts = { fips: '01001', name: 'Some County', residents: 400_000 }

const findCountyDifferences = (own: Partial<CountyFacts>, state?: FactsFile) =>
  findDifferences(COPY, { county: { ...county, ...own }, state, nation })

describe('the differences of a county', () => {
  test.each<[string, Partial<CountyFacts>, ComparedFigure[]]>([
    ['follow the order of the rows in the copy', { people: { uninsured: 27, over65: 24 } }, ['over65', 'uninsured']],
    ['omit percentages within the minimum difference', { people: { over65: 17.9, uninsured: 11.9 } }, []],
    [
      "omit a value if its confidence interval includes the nation's value",
      { health: { dentist: 66, dentistLow: 62, dentistHigh: 70 } },
      [],
    ],
    [
      "include a value if its confidence interval excludes the nation's value",
      { health: { dentist: 66, dentistLow: 64, dentistHigh: 68 } },
      ['dentist'],
    ],
    ['omit estimates within five points', { health: { bloodPressure: 36.9 } }, []],
    ['include estimates that differ by five points', { health: { bloodPressure: 37 } }, ['bloodPressure']],
    // The nation has 6 physicians' offices for 10,000 people, so this county is expected to have 240.
    ['omit counts of offices that may differ by chance', { offices: { physicians: 270 } }, []],
    ['omit small counts of offices', { residents: 10_000, offices: { physicians: 12 } }, []],
    ['include much smaller counts of offices', { offices: { physicians: 180 } }, ['physicians']],
  ])('%s: %j', (_, own, figures) => {
    expect(findCountyDifferences(own).map(({ rowCopy }) => rowCopy.figure)).toEqual(figures)
  })

  test('are at most five', () => {
    const own = {
      people: { over65: 30, uninsured: 30 },
      health: { dentist: 30, dentistLow: 29, dentistHigh: 31, bloodPressure: 60 },
      offices: { physicians: 40, dentists: 40, chiropractors: 20 },
    }
    expect(findCountyDifferences(own)).toHaveLength(5)
  })

  test("include the state's value, unless it's only a minimum", () => {
    const state = { ...nation, residents: 1_000_000, offices: { physicians: 500 }, officesAtLeast: true as const }
    const [physicians, over65] = findCountyDifferences({ people: { over65: 40 }, offices: { physicians: 100 } }, state)
    expect(physicians).toMatchObject({ state: undefined })
    expect(over65).toMatchObject({ county: '40%', state: '16%', nation: '16%' })
  })
})

// A difference counts only if it's large for all values that the bounds allow.
test.each([
  [12, 'exact', [9, 10], true],
  [10.5, 'exact', [9, 10], false],
  [7, 'exact', [9, 10], true],
  [0.86, 'exact', [0.46, 1.17], false],
  [12, 'minimum', [9, 10], true],
  [0.1, 'minimum', [9, 10], false],
] as const)('compares %s (%s) with national rates in %j: differs = %s', (rate, kind, [low, high], differs) => {
  const residents = 10_000_000
  const createOffices = (per10000: number) => ({ dentists: per10000 * 1000 })
  const largeCounty = { ...county, residents, offices: createOffices(rate) }
  const wideNation = { ...nation, residents, offices: createOffices(low), officesAtMost: createOffices(high) }
  const minimum = kind === 'minimum' ? { officesAtLeast: true as const } : {}
  const copy = { ...RATE_COPY, rows: [{ figure: 'dentists' as const }] }
  const areas = { county: { ...largeCounty, ...minimum }, state: undefined, nation: wideNation }
  expect(findDifferences(copy, areas)).toHaveLength(differs ? 1 : 0)
})

test('formats the names of counties for readers', () => {
  const names = ['Richmond city', 'District of Columbia', 'Polk County']
  expect(names.map(formatCounty)).toEqual(['the city of Richmond', 'the District of Columbia', 'Polk County'])
})
