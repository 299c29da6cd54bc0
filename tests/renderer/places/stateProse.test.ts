import { describe, expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { jsonOf } from '../../../scripts/import/writeFacts.ts'
import { siteOf } from '../../support/contentFolder.ts'
import { NATION, stateFacts } from '../../support/stateFactsFile.ts'
import { faultsOf, proseOf, sentencesOf } from '../../support/stateLanguage.ts'

const plain = await siteOf()
const told = await siteOf({
  'facts/nation.json': jsonOf(NATION),
  'facts/alabama.json': jsonOf(stateFacts(plain, 'alabama')),
  'facts/district-of-columbia.json': jsonOf({
    ...stateFacts(plain, 'district-of-columbia'),
    officesAtMost: undefined,
    officesAtLeast: true,
  }),
})

function proseIn(site: Site, slug: string) {
  const state = site.find(states, slug)
  if (!state) throw new Error(`The fixtures lack ${slug}.`)
  return proseOf(site, state)
}

describe('the sentences of all states', () => {
  test('are sentences, and each number in them is a fact', () => {
    expect(faultsOf(told)).toEqual([])
    expect(faultsOf(plain)).toEqual([])
  })

  test('that would be wrong are found', async () => {
    const broken = await siteOf({
      'states/_state.yaml': (text) => text.replace('"{theState} long: from', '"Look.  it is 1 cities , {from} .. from'),
    })
    expect(faultsOf(broken).map((fault) => /^Alabama (.*?): /.exec(fault)?.[1])).toEqual([
      'goes on without one',
      'has two spaces',
      'has a space before a sign',
      'takes one for many',
      'doubles a stop',
    ])
  })
})

describe('what a state’s page says', () => {
  const { across, reach, offices, people, health } = proseIn(told, 'alabama')

  test('tells its width, its gap and what lies near what', () => {
    expect(across).toEqual([
      'Alabama long: from Mobile, to Huntsville, miles 292 miles, direction north, rings 29.',
      expect.stringMatching(/^Alabama stretched: before Mobile, after \w+, gap \d+ miles\.$/),
      expect.stringMatching(/^Alabama \w+: from Mobile, to Huntsville, heavy \d\.$/),
      expect.stringMatching(/^Alabama someTouch: touching \d\.$/),
      expect.stringMatching(/^Alabama oneNear: near 1, nearNames Madison, others 10\.$/),
      expect.stringMatching(/^Alabama \w+: lonely Mobile, next \w+, lonelyMiles \d+ miles, lonelyDirection \w+\.$/),
    ])
  })

  test('tells how its rings differ, and its offices, its people and their health beside the nation', () => {
    expect(reach).toEqual([
      expect.stringMatching(/^Alabama uneven: widest Huntsville, widestPeople 110,000, narrowest Florence/),
    ])
    expect(offices).toEqual([
      'Alabama crowded: kind chiropractors, rate 2.0 to 2.2, nationRate 1.2 to 1.3.',
      'More offices: chiropractors. Fewer offices: physicians. As many offices: dentists.',
      'More registered: dermatologists.',
    ])
    expect(people).toEqual([
      'Alabama older: share 17.4%, nationShare 15.6%.',
      'Alabama ageApart: young 11%, youngCounty Young County, old 20.5%, oldCounty Old County.',
      'Alabama sameInsured: share 9%, nationShare 8.8%.',
    ])
    expect(health).toEqual([
      'More often: high blood pressure (43%, nation 32%).',
      'Less often: dentist visits (57%, nation 63%).',
    ])
  })

  test('says of a state with one city nothing that takes two, and begins its name with a capital', () => {
    const columbia = proseIn(told, 'district-of-columbia')
    expect(columbia.across).toEqual([])
    expect(columbia.reach).toEqual([expect.stringMatching(/^The District of Columbia within: widest Washington/)])
    expect(columbia.values.adjective).toBe('D.C.')
  })

  test('compares a number that is only “at least” where it is surely more', () => {
    expect(proseIn(told, 'district-of-columbia').offices[0]).toBe(
      'The District of Columbia crowded: kind chiropractors, rate at least 2.0, nationRate 1.2 to 1.3.',
    )
  })

  test('calls offices about as many by the rule of the cities: a quarter apart at most, whatever the true figures are', async () => {
    const alike = async (from: number, to: number) => {
      const counted = (of: number, residents: number) => ({ dentists: Math.round((of / 10_000) * residents) })
      const bounds = { offices: counted(from, 1e6), officesAtMost: counted(to, 1e6) }
      const site = await siteOf({
        'facts/nation.json': jsonOf({ ...NATION, offices: counted(4, NATION.residents), officesAtMost: undefined }),
        'facts/alabama.json': jsonOf({ ...stateFacts(plain, 'alabama'), ...bounds }),
      })
      return proseIn(site, 'alabama').offices.some((text) => text.includes('As many offices: dentists.'))
    }
    expect(await alike(4, 4.9)).toBe(true)
    expect(await alike(4, 5.1)).toBe(false)
    expect(await alike(3.3, 4)).toBe(true)
  })

  test('says nothing where nobody knows, and still what we do', () => {
    const unknown = proseIn(plain, 'alabama')
    expect([unknown.reach, unknown.offices, unknown.people, unknown.health]).toEqual([[], [], [], []])
    expect(unknown.lede).toBe('Alabama uncounted.')
    expect(unknown.services).toHaveLength(6)
    expect(sentencesOf(unknown).every((text) => text.length > 0)).toBe(true)
  })

  test('is across water where the cities are islands', async () => {
    const site = await siteOf({
      'states/alabama.yaml': (text) => text.replace('countyKind:', 'acrossWater: true\ncountyKind:'),
    })
    expect(proseIn(site, 'alabama').across[0]).toMatch(/^Alabama overWater: /)
  })
})
