import { describe, expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { jsonOf } from '../../../scripts/import/writeFacts.ts'
import { siteOf } from '../../support/contentFolder.ts'
import { factsFile, KNOWN_FACTS, NATION_FACTS } from '../../support/facts.ts'
import { faultsOf, proseOf, sentencesOf } from '../../support/stateLanguage.ts'

const plain = await siteOf()
const told = await siteOf({
  'facts/nation.json': NATION_FACTS,
  'facts/alabama.json': KNOWN_FACTS,
  'facts/district-of-columbia.json': factsFile('district-of-columbia'),
})

/** The fixture where other things are known of Alabama. */
const knowing = (facts: object) =>
  siteOf({
    'facts/nation.json': NATION_FACTS,
    'facts/alabama.json': jsonOf({ ...JSON.parse(KNOWN_FACTS), ...facts }),
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
      'states/_state.yaml': (text) =>
        text.replace('always: The second in', 'always: Look.  it is 1 cities , {state} .. in'),
    })
    expect(faultsOf(broken).flatMap((fault) => /^Alabama (.*?): /.exec(fault)?.[1] ?? [])).toEqual([
      'goes on without one',
      'has two spaces',
      'has a space before a sign',
      'takes one for many',
      'doubles a stop',
    ])
  })
})

describe('what a state’s page says', () => {
  test('is how many people are around its cities, and where it differs most from the nation, with what follows', () => {
    const { lede, differs } = proseIn(told, 'alabama')
    expect(lede).toMatch(/^Alabama uneven: widest Huntsville, widestPeople 110,000, narrowest Florence/)
    expect(differs).toEqual([
      { fact: 'Alabama has 10 registered dermatologists, the nation 5.3 (2026).', advice: undefined },
      { fact: 'Alabama has 20 to 22 chiropractors, the nation 12 to 13 (2021).', advice: 'More chiropractors.' },
      { fact: 'Alabama: 43% have high blood pressure, the nation 32% (2019–2020).', advice: 'More blood pressure.' },
    ])
  })

  test('tells no share that is within the margin, and of offices one kind that is more', async () => {
    const offices = { chiropractors: 200, dentists: 900 }
    const site = await knowing({
      offices,
      officesAtMost: offices,
      specialists: undefined,
      people: { over65: 18.5, uninsured: 11.9 },
      health: { bloodPressure: 37.1 },
    })
    expect(proseIn(site, 'alabama').differs.map(({ fact }) => fact)).toEqual([
      'Alabama has 90 dentists, the nation 41 (2021).',
      'Alabama: 12% have no insurance, the nation 9% (2015–2019).',
    ])
  })

  test('begins its name with a capital, and compares what is only “at least” where it is surely more', () => {
    const columbia = proseIn(told, 'district-of-columbia')
    expect(columbia.lede).toMatch(/^The District of Columbia only: widest Washington/)
    expect(columbia.values.adjective).toBe('D.C.')
    expect(columbia.differs.map(({ fact }) => fact)).toContain(
      'The District of Columbia has at least 20 chiropractors, the nation 12 to 13 (2022).',
    )
  })

  test('takes none for unknown where a table knows nobody in a state', async () => {
    const site = await knowing({ specialists: { dermatologists: 0 } })
    expect(proseIn(site, 'alabama').differs.some(({ fact }) => fact.includes('dermatologists'))).toBe(false)
  })

  test('says nothing where nobody knows, and still what we do', () => {
    const unknown = proseIn(plain, 'alabama')
    expect(unknown.differs).toEqual([])
    expect(unknown.lede).toBe('Alabama uncounted.')
    expect(unknown.services).toHaveLength(6)
    expect(sentencesOf(unknown).every((text) => text.length > 0)).toBe(true)
  })
})
