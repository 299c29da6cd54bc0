import { describe, expect, test } from 'vitest'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { cityProse, ownReach, proseText } from '../../../renderer/places/cityProse.ts'
import { countiesText, countyInText } from '../../../renderer/places/cityValues.ts'
import type { CityView } from '../../../renderer/places/cityView.ts'
import { shareStanding, standingOf } from '../../../renderer/places/facts.ts'
import type { Finding } from '../../../renderer/places/findings.ts'
import { perOffice } from '../../../renderer/places/findingWords.ts'
import { Places } from '../../../renderer/places/places.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'

const site = await fixtureSiteContent()
const places = new Places(site)
const words = site.get(cities.page)

function viewOf(state: string, city: string): CityView {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

const huntsville = viewOf('alabama', 'huntsville')
const proseOf = (changed: Partial<CityView>) => cityProse(words, { ...huntsville, ...changed }, '$100')

const base = { size: 1, score: 1, isSure: true, isEcho: false, follows: true }
const nation = { low: 4, high: 4.2 }
const dentists: Finding = { ...base, of: 'dentists', is: 'more', figure: 5.4, nation }
const near: Finding = { ...base, of: 'near:physicians', is: 'more', figure: 8.2, nation }
const chiropractors: Finding = { ...base, of: 'chiropractors', is: 'fewer', figure: 0.5, nation }
const age: Finding = { ...base, of: 'over65', is: 'fewer', figure: 14.1, nation: { low: 16, high: 16 }, follows: false }
const income: Finding = {
  ...base,
  of: 'income',
  is: 'more',
  figure: 65_449,
  nation: { low: 60_000, high: 60_000 },
  margin: 1_100,
}

describe('what a city’s page says', () => {
  test('begins with the three most telling facts of which something follows, two of offices at most; with another where nothing follows', () => {
    expect(proseOf({ findings: [dentists, near, chiropractors, age, income] }).leads).toEqual([
      { fact: 'Madison County more: one of dentists for 1,900, 2,400.', act: 'Dentists more.', basis: 'Offices basis' },
      { fact: 'Near: one of physicians for 1,200, 2,400.', act: 'Physicians more.', basis: 'Near basis' },
      {
        fact: 'Madison County income more: $65,449 ± $1,100, $60,000.',
        act: 'If income more.',
        basis: 'Basis income',
      },
    ])
    expect(proseOf({ findings: [age, age] }).leads).toEqual([
      { fact: 'Madison County over65 fewer: 14, 16.', act: undefined, basis: 'Basis over65' },
    ])
    expect(proseOf({ findings: [dentists, near, chiropractors] }).leads).toHaveLength(3)
  })

  test('names four acts: the ring’s, those of facts that do not lead, and the rules', () => {
    const { expertise } = proseOf({ findings: [dentists, near, chiropractors, age, income] })
    expect(expertise).toEqual(['Part of Huntsville.', 'Chiropractors fewer.', 'Always one.', 'Rules of Alabama.'])
    expect(proseOf({ findings: [] }).expertise.slice(1, 3)).toEqual(['Always one.', 'Always two.'])
  })

  test('says plainly where little is remarkable, and where nobody has counted', () => {
    expect(proseOf({ findings: [] }).plain).toBe('Nothing about Huntsville.')
    expect(proseOf({ findings: [age] }).plain).toBe('Nothing else about Huntsville.')
    expect(proseOf({ findings: [chiropractors, income, dentists] }).plain).toBeUndefined()
    const { leads, plain, expertise, near } = cityProse(words, viewOf('alabama', 'mobile'), '$100')
    expect([leads, plain, expertise[0], near]).toEqual([
      [],
      'Unknown Mobile.',
      'Unknown reach of Mobile.',
      'in Mobile.',
    ])
  })

  test('is the income with its margin, and the lowest and the highest by ZIP code', () => {
    const incomes = { low: { zip: '35805', income: 31_000 }, high: { zip: '35802', income: 91_000 } }
    const figures = huntsville.figures && { ...huntsville.figures, incomes }
    const { leads } = proseOf({ figures, findings: [income, { ...base, of: 'incomes', is: 'more', figure: 91_000 }] })
    expect(leads.map(({ fact, act }) => [fact, act])).toEqual([
      ['Madison County income more: $65,449 ± $1,100, $60,000.', 'If income more.'],
      ['From $31,000 in 35805 to $91,000 in 35802.', 'Begin in 35802.'],
    ])
  })

  test.each([
    ['five', 'more', 0, 'None has more.', 'If many.'],
    ['five', 'more', 1, 'Only one has more.', 'If many.'],
    ['five', 'fewer', 2, 'Only two have fewer.', undefined],
    ['ten', 'fewer', 0, 'Ten only 20 more.', 'If ten fewer.'],
    ['twentyFive', 'more', 0, 'Wide 5,000, 50 times.', 'If wide more.'],
  ] as const)('is the ring of %s miles, where it holds %s', (of, is, few, fact, act) => {
    const figures = huntsville.figures && { ...huntsville.figures, within: { five: 100, ten: 120, twentyFive: 5_000 } }
    const { leads } = proseOf({ figures, findings: [{ ...base, of, is, few, figure: 1 }] })
    expect(leads).toEqual([{ fact, act, basis: 'Ring basis' }])
  })

  test('says that nobody lives beyond five miles, where nobody does', () => {
    const figures = huntsville.figures && { ...huntsville.figures, within: { five: 9, ten: 9, twentyFive: 9 } }
    expect(proseOf({ figures, findings: [{ ...base, of: 'ten', is: 'fewer', figure: 9 }] }).leads[0]?.fact).toBe(
      'Nobody.',
    )
  })

  test('names the places inside the ring, those of other states with theirs', () => {
    const figures = huntsville.figures && {
      ...huntsville.figures,
      within: { ...huntsville.figures.within, five: 900_000 },
    }
    const california = viewOf('california', 'anaheim')
    const beside = [california, { name: 'Triana', population: 13_000, lat: 0, lon: 0 }, huntsville]
    expect(proseOf({ figures, beside }).expertise[0]).toBe('Several: Anaheim, California and Triana.')
    expect(proseOf({ figures, beside: [] }).expertise[0]).toBe('Several alone.')
  })

  test('has no line that is empty', () => {
    for (const view of places.all())
      for (const line of proseText(cityProse(words, view, '$100')).split('\n')) expect(line).not.toBe('')
  })
})

describe('counties', () => {
  const place = (counties: string[]) => ({ ...huntsville, city: { ...huntsville.city, counties } })

  test('are told with the one that holds most first', () => {
    const told = [[], ['Madison'], ['Madison', 'Limestone'], ['A', 'B', 'C']].map((each) => countiesText(place(each)))
    expect(told).toEqual([
      'Huntsville',
      'Madison County',
      'Madison County and part of Limestone County',
      'A County and parts of B and C counties',
    ])
  })

  test('are what people call them', () => {
    const list = [
      { name: 'Brooklyn', county: 'Kings', population: 1, lat: 0, lon: 0 },
      { name: 'Queens', county: 'Queens', population: 1, lat: 0, lon: 0 },
    ]
    const parts = { called: 'Boroughs', list }
    expect(['Kings County', 'Queens County', 'Richmond city'].map((name) => countyInText(name, { parts }))).toEqual([
      'Brooklyn (Kings County)',
      'Queens',
      'the city of Richmond',
    ])
  })
})

describe('comparisons', () => {
  test('hold for the people of the ring', () => {
    const names = [300, 150, 111, 110, 90, 89, 50, 49].map((five) => ownReach(five, 100))
    expect(names.join(' ')).toBe('several more more like like fewer fewer part')
  })

  test('are of people who share an office, to two digits', () => {
    expect([4.1, 0.85, 13.3, 0.3, 999].map(perOffice)).toEqual(['2,400', '12,000', '750', '33,000', '10'])
  })

  // Where bounds are so wide that half as many may be true, and where a figure is only known to be at least so high.
  test.each([
    [[12, 12], [9, 10], 'more'],
    [[10.5, 10.5], [9, 10], 'like'],
    [[7, 7], [9, 10], 'fewer'],
    [[0.86, 0.86], [0.46, 1.17], 'open'],
    [[0.86, 0.86], [0.8, 1], 'like'],
    [[0.7, 1.1], [0.86, 0.86], 'open'],
    [[12, Infinity], [9, 10], 'more'],
    [[0.1, Infinity], [9, 10], 'open'],
    [[10, 10], [9, Infinity], 'open'],
  ] as const)('between %j and %j are %s', ([low, high], [otherLow, otherHigh], standing) => {
    expect(standingOf({ low, high }, { low: otherLow, high: otherHigh })).toBe(standing)
  })

  test('of shares take two points, and an interval that keeps off', () => {
    expect([12, 11, 7].map((share) => shareStanding(share, 10, 2))).toEqual(['more', 'like', 'fewer'])
    expect(shareStanding(66, 63, 2, [62, 70])).toBe('like')
  })
})
