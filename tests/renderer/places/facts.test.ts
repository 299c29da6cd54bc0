import { expect, test } from 'vitest'
import { computeBounds } from '../../../renderer/places/comparisons.ts'
import { indexFacts } from '../../../renderer/places/facts.ts'
import { createTestSite, FACTS } from '../../support/contentFolder.ts'

const facts = indexFacts(await createTestSite(FACTS))
const huntsville = facts.getCity('alabama', 'huntsville')
const alabama = facts.getState('alabama')

test('returns the residents, ZIP codes, and county of a city', () => {
  expect(huntsville?.residentsWithin).toEqual({ 5: 100_000, 10: 250_000, 15: 375_000, 25: 500_000 })
  expect(huntsville?.zips.map(({ zip, miles, physicians }) => [zip, miles, physicians])).toEqual([
    ['35801', 0.6, 12],
    ['35802', 4.9, 5],
  ])
  expect(huntsville?.county?.name).toBe('Madison County')
})

test('returns undefined for places without facts, and for unpublished offices', async () => {
  expect(facts.getCity('alabama', 'mobile')).toBeUndefined()
  const emptyIndex = indexFacts(await createTestSite())
  expect([emptyIndex.nation, emptyIndex.getState('alabama'), emptyIndex.sources]).toEqual([undefined, undefined, {}])
  expect(alabama && computeBounds(alabama, 'optometrists')).toBeUndefined()
})

test('divides specialists by the residents of the counties with data', () => {
  const { nation } = facts
  expect(nation && computeBounds(nation, 'dermatologists')?.low).toBeCloseTo((17_526 / 329_260_619) * 10_000, 9)
  expect(alabama && computeBounds(alabama, 'dermatologists')?.low).toBeCloseTo(0.398, 3)
})
