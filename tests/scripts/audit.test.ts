import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import { isOpenToSearch } from '../../renderer/places/openToSearch.ts'
import { Places } from '../../renderer/places/places.ts'
import {
  cityTexts,
  compare,
  describeLikeness,
  likenessOf,
  shinglesOf,
  stateTexts,
} from '../../scripts/audit/likeness.ts'
import { problemsOfShares, sentencesOf, sharesOf } from '../../scripts/audit/sentences.ts'
import { fixtureSiteContent } from '../support/fixtureContent.ts'
import { renderRoute } from '../support/renderRoute.ts'

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

  test('is the share of runs that both texts have', () => {
    const texts = ['a b c d e f', 'a b c d e g', 'v w x y z'].map(shinglesOf)
    const { median, nearest } = compare(texts)
    expect(nearest[0]).toEqual({ other: 1, similarity: 1 / 3 })
    expect(nearest[1]).toEqual({ other: 0, similarity: 1 / 3 })
    expect(nearest[2]).toEqual({ other: -1, similarity: 0 })
    expect(median).toBe(0)
  })
})

const words = (seed: number) => Array.from({ length: 40 }, (_, index) => `w${seed}x${index}`).join(' ')
const NAMES = ['Tampa', 'Miami Beach', 'Saint Mary', 'Ames', 'Bend', 'Ely']
const FILE = 'states/_city.yaml'
const textsOf = (textOf: (index: number) => string) =>
  NAMES.map((name, index) => ({ address: `/locations/a-state/${name}`, text: textOf(index) }))

describe('the similarity of places', () => {
  test('is zero if pages differ', () => {
    expect(likenessOf(textsOf(words), NAMES, FILE)).toMatchObject({ problems: [], median: 0 })
  })

  test('names a page and its duplicate', () => {
    const { problems, nearest } = likenessOf(
      textsOf((index) => words(Math.max(index, 1))),
      NAMES,
      FILE,
    )
    expect(nearest.similarity).toBe(1)
    expect(problems).toEqual([
      '100 % of the words of /locations/a-state/Tampa are those of /locations/a-state/Miami Beach. Give the sentences of content/states/_city.yaml more facts and more wordings.',
      '100 % of the words of /locations/a-state/Miami Beach are those of /locations/a-state/Tampa. Give the sentences of content/states/_city.yaml more facts and more wordings.',
    ])
  })

  test('ignores the names of places', () => {
    const { problems } = likenessOf(
      textsOf((index) => `Marketing in ${NAMES[index]} for practices of every kind in ${NAMES[index]} and around it`),
      NAMES,
      FILE,
    )
    expect(problems).toHaveLength(1 + NAMES.length)
    expect(problems[0]).toContain('The places are too much alike: in the middle of all pairs 100')
  })

  test('is measured for all cities and states, and ignores numbers', async () => {
    const site = await fixtureSiteContent()
    const ofStates = stateTexts(site)
    expect(ofStates.map(({ address }) => address)).toEqual(site.all(states).map(({ slug }) => states.address(slug)))
    for (const { text } of ofStates) expect(text).not.toMatch(/[1-9]/)
    const open = new Places(site).all().filter(isOpenToSearch)
    expect(cityTexts(site).map(({ address }) => address)).toEqual(open.map(({ address }) => address))
    const likeness = likenessOf(ofStates, [], FILE)
    expect(describeLikeness('states', likeness)).toContain(`, ${likeness.nearest.other})`)
  })
})

test('a place with few facts has noindex', async () => {
  const site = await fixtureSiteContent()
  const html = renderRoute(site, 'locations/@state/@city', '/locations/alabama/mobile', {
    state: 'alabama',
    city: 'mobile',
  })
  expect(html).toContain('content="noindex,nofollow"')
})

const page = (body: string) =>
  `<html><head><title>No</title></head><body><nav>No</nav><main>${body}</main></body></html>`

describe('the sentences of a page', () => {
  test('end at punctuation and elements, and keep names and numbers', () => {
    const html = page(
      '<h1>Marketing in Tampa</h1><p>In 2020 it had 384,959 people. New York &amp; York have <b>more</b>!</p>',
    )
    expect(sentencesOf(html)).toEqual([
      'marketing in tampa',
      'in 2020 it had 384,959 people.',
      'new york & york have more !',
    ])
  })

  test('exclude drawings and plain numbers', () => {
    expect(sentencesOf(page('<svg><title>A map of Tampa</title></svg><td>4.5</td><td>4.6</td>'))).toEqual([])
  })
})

describe('the shares of sentences', () => {
  test('are measured in words, by the number of pages with the same sentence', () => {
    const pages = Array.from({ length: 200 }, (_, index) => [
      'everybody says this',
      `only ${'x'.repeat(index + 1)} says`,
    ])
    expect(sharesOf(pages)).toEqual({ pages: 200, common: 0.5, unique: 0.5 })
    expect(sharesOf([['said twice', 'said twice']])).toEqual({ pages: 1, common: 0, unique: 1 })
  })

  test('are reported if too many sentences are common, but not for a few pages', () => {
    expect(problemsOfShares({ pages: 1000, common: 0.64, unique: 0.16 }, FILE)).toEqual([])
    expect(problemsOfShares({ pages: 1000, common: 0.71, unique: 0.1 }, FILE)).toEqual([
      expect.stringMatching(/71.?% stand on 100 pages and more; at most 70.?% may\./),
      expect.stringMatching(/10.?% stand on one page alone; at least 12.?% must\./),
    ])
    expect(problemsOfShares({ pages: 20, common: 1, unique: 0 }, FILE)).toEqual([])
  })
})
