import { describe, expect, test } from 'vitest'
import { compare, containmentOf, describeLikeness, problemsOf, shinglesOf } from '../../scripts/audit/likeness.ts'
import { blocksOf } from '../../scripts/audit/pageText.ts'
import { fixtureSiteContent } from '../support/fixtureContent.ts'
import { renderRoute } from '../support/renderRoute.ts'

describe('the runs of a page', () => {
  test('are overlapping runs of five words, without case and punctuation', () => {
    expect(shinglesOf(['One, two three FOUR five. Six'])).toEqual(shinglesOf(['one two three four five six']))
    expect(shinglesOf(['one two three four five six'])).toHaveLength(2)
    expect(shinglesOf(['too short to count'])).toHaveLength(0)
  })

  test('do not go on from one block to the next', () => {
    expect(shinglesOf(['one two three', 'four five six'])).toHaveLength(0)
  })

  test('are counted once', () => {
    expect(shinglesOf(['a b c d e', 'a b c d e'])).toHaveLength(1)
  })
})

test('containment is the part of the smaller page that the larger one has too', () => {
  const [small, large, other] = ['a b c d e f', 'a b c d e g h i', 'v w x y z'].map((text) => shinglesOf([text]))
  const none = new Uint32Array()
  expect(containmentOf(small ?? none, large ?? none)).toBe(1 / 2)
  expect(containmentOf(large ?? none, other ?? none)).toBe(0)
})

const words = (seed: number) =>
  Array.from({ length: 40 }, (_, index) => `w${'x'.repeat(seed)}${'y'.repeat(index)}`).join(' ')
const page = (address: string, ...blocks: string[]) => ({ address, blocks })

describe('the audit', () => {
  test('accepts pages that differ', () => {
    const likeness = compare(
      [1, 2, 3].map((seed) => page(`/${seed}`, words(seed), 'What all of them say here')),
      [],
    )
    expect(problemsOf(likeness)).toEqual([])
    expect(likeness.mean).toBeLessThan(0.1)
  })

  test('names the most similar pair of pages that differ in names and numbers only', () => {
    const pages = ['Tampa', 'Miami'].map((name, index) =>
      page(`/${name}`, `In ${name} there are ${index}2,000 practices and even more patients`),
    )
    const likeness = compare([...pages, page('/other', words(1))], ['Tampa', 'Miami'])
    expect(problemsOf(likeness)).toEqual(['1 pairs share more than 65 %: rewrite the notes of /Tampa and /Miami.'])
    expect(describeLikeness('cities', likeness)).toContain(
      '3 cities: mean containment 33 %, at most 100 %\n  100 % /Tampa /Miami',
    )
  })

  test('refuses a mean above the limit', () => {
    const likeness = { count: 2, mean: 0.46, pairs: [] }
    expect(problemsOf(likeness)).toEqual(['Pages share 46 % of their text on average. The limit is 45 %.'])
  })

  test('compares nothing with a single page', () => {
    expect(describeLikeness('cities', compare([page('/a', words(1))], []))).toBe(
      '1 cities: mean containment 0 %, at most 0 %',
    )
  })
})

test('the text of a page is in blocks, without drawings and what is around it', () => {
  const html = `<html><head><title>No</title></head><body><nav>No</nav><main><h1>In <b>Tampa</b></h1><p>One<a href="/">two</a></p>
    <svg><title>A map</title></svg><table><tr><th>Head</th><td>4.5</td></tr></table></main></body></html>`
  expect(blocksOf(html)).toEqual(['In Tampa', 'Onetwo', 'Head', '4.5'])
})

describe('a city', () => {
  const robotsOf = async (city: string) => {
    const params = { state: 'alabama', city }
    const html = renderRoute(await fixtureSiteContent(), 'locations/@state/@city', `/locations/alabama/${city}`, params)
    return /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]
  }

  test('with a note is open to search engines', async () => {
    expect(await robotsOf('dothan')).toBe('index,follow')
  })

  test('without a note is closed, even if public tables know a lot about it', async () => {
    expect(await robotsOf('huntsville')).toBe('noindex,nofollow')
  })
})
