import { describe, expect, test } from 'vitest'
import { problemsOf, sampleOf } from '../../scripts/steps/measureSentences.ts'
import { nameMask } from '../../scripts/steps/placeNames.ts'
import { sentencesOf, sharesOf } from '../../scripts/steps/sentences.ts'

const names = nameMask(['Tampa', 'New York', 'York'])
const page = (body: string) =>
  `<html><head><title>No</title></head><body><nav>No</nav><main>${body}</main></body></html>`

describe('the sentences of a page', () => {
  test('end at stops and at elements, with names and numbers masked', () => {
    const html = page(
      '<h1>Marketing in Tampa</h1><p>In 2020 it had 384,959 people. New York &amp; York have <b>more</b>!</p>',
    )
    expect(sentencesOf(html, names)).toEqual(['marketing in @', 'in # it had # people.', '@ & @ have more !'])
  })

  test('are neither drawings nor numbers alone', () => {
    expect(sentencesOf(page('<svg><title>A map of Tampa</title></svg><td>4.5</td><td>Tampa</td>'), names)).toEqual([])
  })
})

describe('the shares', () => {
  test('are of words, by how many pages say the same', () => {
    const pages = Array.from({ length: 200 }, (_, index) => [
      'everybody says this',
      `only ${'x'.repeat(index + 1)} says`,
    ])
    expect(sharesOf(pages)).toEqual({ pages: 200, common: 0.5, alone: 0.5 })
    expect(sharesOf([['said twice', 'said twice']])).toEqual({ pages: 1, common: 0, alone: 1 })
  })

  test('are those of a thousand pages at most, at even distances', () => {
    const pages = (count: number) => Array.from({ length: count }, (_, index) => index)
    expect(sampleOf(pages(999))).toEqual(pages(999))
    expect(sampleOf(pages(1000))).toEqual(pages(1000))
    const sample = sampleOf(pages(21_000))
    expect(sample).toHaveLength(1000)
    expect(sample.slice(0, 3)).toEqual([0, 21, 42])
    expect(sampleOf(pages(1500))).toHaveLength(1000)
  })

  test('that are too common, or too seldom a page’s own, stop a build; of a few pages nothing is asked', () => {
    expect(problemsOf({ pages: 1000, common: 0.44, alone: 0.26 })).toEqual([])
    expect(problemsOf({ pages: 1000, common: 0.46, alone: 0.2 })).toEqual([
      expect.stringContaining('46 % stand on 100 pages and more; at most 45 % may.'),
      expect.stringContaining('20 % stand on one page alone; at least 25 % must.'),
    ])
    expect(problemsOf({ pages: 20, common: 1, alone: 0 })).toEqual([])
  })
})
