import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { Places } from '../../renderer/places/places.ts'
import { nameOf } from '../../scripts/kept/kept.ts'
import { PageKeys } from '../../scripts/rendering/pageKey.ts'
import { bandsOf, pairsWithBand } from '../../scripts/steps/bands.ts'
import { comparePlaces, compareProse, statesTold } from '../../scripts/steps/comparePlaces.ts'
import { describePlaces } from '../../scripts/steps/describePlaces.ts'
import { KeptShared } from '../../scripts/steps/keptShared.ts'
import { namesIn } from '../../scripts/steps/placeNames.ts'
import { countShared, type Shingles } from '../../scripts/steps/sharedRuns.ts'
import { compare, shinglesOf } from '../../scripts/steps/similarity.ts'
import { fixtureSite } from '../support/contentFolder.ts'
import { fixtureSiteContent } from '../support/fixtureContent.ts'
import { Random } from '../support/random.ts'
import { renderRoute } from '../support/renderRoute.ts'
import { emptyFolder } from '../support/siteFolder.ts'

describe('similarity', () => {
  test('counts overlapping runs of five words, without case and punctuation', () => {
    expect(shinglesOf('One, two three FOUR five. Six')).toEqual(shinglesOf('one two three four five six'))
    expect(shinglesOf('one two three four five six')).toHaveLength(2)
    expect(shinglesOf('too short to count')).toHaveLength(0)
  })

  test('keeps numbers whole', () => {
    expect(shinglesOf('in all 384,959 people live')).toHaveLength(1)
    expect(shinglesOf('in all 384,959 people live')).not.toEqual(shinglesOf('in all 384,958 people live'))
  })

  test('is what both have, of all that either has', () => {
    const texts = ['a b c d e f', 'a b c d e g', 'v w x y z'].map(shinglesOf)
    const { median, twins } = compare(texts)
    expect(twins[0]).toEqual({ twin: 1, similarity: 1 / 3 })
    expect(twins[1]).toEqual({ twin: 0, similarity: 1 / 3 })
    expect(twins[2]).toEqual({ twin: -1, similarity: 0 })
    expect(median).toBe(0)
  })

  test('of many texts, twins are found without comparing all', () => {
    const own = (seed: number) => Array.from({ length: 60 }, (_, index) => `w${seed}x${index}`)
    const frame = Array.from({ length: 20 }, (_, index) => `frame${index}`)
    // Every fortieth text is the twin of the one before: one of its words is another one.
    const texts = Array.from({ length: 400 }, (_, index) => {
      const words = [...frame, ...own(index % 40 === 39 ? index - 1 : index)]
      return shinglesOf((index % 40 === 39 ? words.with(40, 'other') : words).join(' '))
    })
    const exact = compare(texts)
    const quick = compare(texts, { allPairs: 100 })
    const alike = ({ twins }: typeof exact) =>
      twins.flatMap(({ similarity }, index) => (similarity > 0.8 ? [index] : []))
    expect(alike(exact)).toHaveLength(20)
    expect(alike(quick)).toEqual(alike(exact))
    expect(Math.abs(quick.median - exact.median)).toBeLessThan(0.02)
  })
})

describe('the bands of texts', () => {
  const random = new Random(3)
  const runs = (length: number) => Uint32Array.from({ length }, () => random.below(2 ** 32))
  /** Two texts of 200 runs, of which so many are in both. */
  const pair = (shared: number) => {
    const [common, left, right] = [runs(shared), runs(200 - shared), runs(200 - shared)]
    return [Uint32Array.from([...common, ...left]), Uint32Array.from([...common, ...right])]
  }
  const texts = (shared: number) => Array.from({ length: 100 }, () => pair(shared)).flat()
  const found = (shared: number) => [...pairsWithBand(texts(shared).map(bandsOf))]

  test('lead to those that are 80 % alike, and to few that are a third', () => {
    const couples = Array.from({ length: 100 }, (_, index) => [2 * index + 1, 2 * index])
    // 178 of 222 runs are in both.
    expect(found(178).toSorted(([one], [two]) => one - two)).toEqual(couples)
    expect(found(100).length).toBeLessThan(10)
  })

  test('lead to a few of hundreds that are the same, each pair once', () => {
    const same = pair(100)[0] ?? runs(1)
    const pairs = [...pairsWithBand(Array.from({ length: 300 }, () => bandsOf(same)))]
    expect(new Set(pairs.flat()).size).toBe(300)
    expect(pairs.length).toBeLessThan(4 * 300)
    expect(new Set(pairs.map(String)).size).toBe(pairs.length)
  })
})

const words = (seed: number) => Array.from({ length: 40 }, (_, index) => `w${seed}x${index}`).join(' ')
const NAMES = ['Tampa', 'Miami Beach', 'Saint Mary', 'Ames', 'Bend', 'Ely']
const FILE = 'states/_city.yaml'
const told = (textOf: (index: number) => string) =>
  NAMES.map((name, index) => ({ address: `/locations/a-state/${name}`, text: textOf(index) }))

describe('the comparison of places', () => {
  test('lets pages pass that differ', () => {
    expect(compareProse(told(words), NAMES, FILE)).toMatchObject({ problems: [], median: 0, twins: new Set() })
  })

  test('closes a page and its twin to search engines, and names them', () => {
    const [first, second] = ['/locations/a-state/Tampa', '/locations/a-state/Miami Beach']
    const result = compareProse(
      told((index) => words(Math.max(index, 1))),
      NAMES,
      FILE,
    )
    expect(result).toMatchObject({ problems: [], nearest: { similarity: 1 } })
    expect([...result.twins].sort()).toEqual([second, first].sort())
  })

  test('a name alone makes no page of its own', () => {
    const { problems, twins } = compareProse(
      told((index) => `Marketing in ${NAMES[index]} for practices of every kind in ${NAMES[index]} and around it`),
      NAMES,
      FILE,
    )
    expect(twins.size).toBe(NAMES.length)
    expect(problems[0]).toContain('The places are too much alike: in the middle of all pairs 100 % of their words')
    expect(problems[0]).toMatch(/The nearest are \/locations\/.+ and \/locations\/.+, with 100 %\./)
  })

  test.each([
    {
      folder: 'locations/@state/@city',
      address: '/locations/alabama/mobile',
      params: { state: 'alabama', city: 'mobile' },
    },
    { folder: 'locations/@state', address: '/locations/alabama', params: { state: 'alabama' } },
  ])('a page with a twin asks search engines to leave it out: $folder', async ({ folder, address, params }) => {
    const site = await fixtureSite()
    expect(renderRoute(site, folder, address, params, new Set([address]))).toContain('content="noindex,nofollow"')
    expect(renderRoute(site, folder, address, params)).toContain('content="index,follow"')
  })

  test('holds states to the same as cities, and numbers make none of them a page of its own', async () => {
    const site = await fixtureSiteContent()
    const told = statesTold(site, new Places(site))
    expect(told.map(({ address }) => address)).toEqual(site.all(states).map(({ slug }) => states.address(slug)))
    for (const { text } of told) expect(text).not.toMatch(/[1-9]/)
    const compared = await comparePlaces(site, new Places(site), new PageKeys(), 'fixture')
    expect(compared.states).toEqual(compareProse(told, namesIn(site), 'states/_state.yaml'))
    expect(compared.states.nearest.similarity).toBeGreaterThan(0)
    expect(describePlaces(compared)).toContain(`, ${compared.states.nearest.twin});`)
  })
})

test('a place around which no office is counted is closed to search, and the build says why', async () => {
  const site = await fixtureSiteContent()
  const compared = await comparePlaces(site, new Places(site), new PageKeys(), 'fixture')
  expect(compared.bare).toEqual(['/locations/california/moreno-valley'])
  expect([...compared.closed]).toContain('/locations/california/moreno-valley')
  expect(describePlaces(compared)).toContain(
    '\n  /locations/california/moreno-valley: no office of any kind is counted around it',
  )
})

describe('what texts share', () => {
  const random = new Random(5)
  const text = () => shinglesOf(Array.from({ length: 30 }, () => `word${random.below(4)}`).join(' '))
  const texts = Array.from({ length: 60 }, text)

  test('is the same where few are others than before, and the rest is not counted again', () => {
    const edited = texts.with(0, text()).with(59, text())
    const rows = countShared(texts)
    const again = countShared(edited, { rows, changed: [0, 59] })
    expect(again).toEqual(countShared(edited))
    expect(again).not.toEqual(rows)
  })

  test.each([
    { case: 'fewer texts than before', now: texts.slice(1), changed: [0] },
    { case: 'many other texts', now: texts.toReversed(), changed: [...texts.keys()] },
  ])('is counted anew of $case', ({ now, changed }) => {
    expect(countShared(now, { rows: countShared(texts), changed })).toEqual(countShared(now))
  })

  test('is kept by what the texts are named by, and never for others', async () => {
    const folder = emptyFolder()
    const sums = texts.map((_, index) => `text ${index}`)
    const counted = async (state: string, now: Shingles[], names: string[]) => {
      const shared = await KeptShared.open(nameOf('texts'), state, folder)
      const rows = shared.count(now, names)
      await shared.save()
      return rows
    }
    const rows = await counted('code', texts, sums)
    // Of the same names and state nothing is looked at.
    expect(await counted('code', texts.toReversed(), sums)).toEqual(rows)
    const edited = texts.with(7, text())
    expect(await counted('code', edited, sums.with(7, 'another text'))).toEqual(countShared(edited))
    expect(await counted('other code', texts, sums)).toEqual(rows)
  })
})
