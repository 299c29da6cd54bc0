import { describe, expect, test } from 'vitest'
import { Facts, isSurelyMore, officesPer10k, specialistsPer10k } from '../../../renderer/places/facts.ts'
import { siteOf } from '../../support/contentFolder.ts'
import { FACTS } from '../../support/facts.ts'

const facts = new Facts(await siteOf(FACTS))
const huntsville = facts.ofCity('alabama', 'huntsville')
const alabama = facts.ofState('alabama')

describe('the facts of a city', () => {
  test('are its rings, its ZIP areas with their distance, and its county', () => {
    expect(huntsville?.within).toEqual({ 5: 100_000, 10: 250_000, 15: 375_000, 25: 500_000 })
    expect(huntsville?.zips.map(({ zip, miles, physicians }) => [zip, miles, physicians])).toEqual([
      ['35801', 0.6, 12],
      ['35802', 4.9, undefined],
    ])
    expect(huntsville?.county?.name).toBe('Madison County')
  })

  test('are undefined where nobody counted', async () => {
    expect(facts.ofCity('alabama', 'mobile')).toBeUndefined()
    const none = new Facts(await siteOf())
    expect([none.nation, none.ofState('alabama'), none.sources]).toEqual([undefined, undefined, {}])
  })
})

describe('offices for 10,000 residents', () => {
  test('are exact for a county, and between bounds for a state', () => {
    const county = huntsville?.county && officesPer10k(huntsville.county, 'dentists')
    expect(county?.low).toBeCloseTo(5.41, 2)
    expect(county?.high).toBe(county?.low)
    const state = alabama && officesPer10k(alabama, 'dentists')
    expect([state?.low, state?.high].map((rate) => rate?.toFixed(2))).toEqual(['3.98', '4.08'])
    expect(county && state && isSurelyMore(county, state)).toBe(true)
  })

  test('have no upper bound where they are a sum over ZIP codes', () => {
    const area = { residents: 10_000, offices: { dentists: 5 }, officesAtLeast: true as const }
    expect(officesPer10k(area, 'dentists')).toEqual({ low: 5, high: Number.POSITIVE_INFINITY })
  })

  test('are unknown where nobody published them', () => {
    expect(alabama && officesPer10k(alabama, 'optometrists')).toBeUndefined()
  })
})

test('specialists are held against the people of the counties that they are known of', () => {
  const { nation } = facts
  expect(nation && specialistsPer10k(nation, 'dermatologists')).toBeCloseTo((17_526 / 329_260_619) * 10_000, 9)
  expect(alabama && specialistsPer10k(alabama, 'dermatologists')).toBeCloseTo(0.398, 3)
})
