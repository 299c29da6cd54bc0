import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { comparePlaces, mainText } from '../../scripts/steps/comparePlaces.ts'
import { compare, shinglesOf } from '../../scripts/steps/similarity.ts'
import { fixtureSite } from '../support/contentFolder.ts'

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
    const quick = compare(texts, 100)
    const alike = ({ twins }: typeof exact) =>
      twins.flatMap(({ similarity }, index) => (similarity > 0.8 ? [index] : []))
    expect(alike(exact)).toHaveLength(20)
    expect(alike(quick)).toEqual(alike(exact))
    expect(Math.abs(quick.median - exact.median)).toBeLessThan(0.02)
  })
})

const site = await fixtureSite()
const CITIES = [...site.slugs.states].flatMap(([state, cities]) => cities.map((city) => `/locations/${state}/${city}`))

/** A built site whose city pages have these texts. */
function built(textOf: (address: string, index: number) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  CITIES.forEach((address, index) => {
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    const head = '<head><meta name="robots" content="index,follow"/></head>'
    writeFileSync(
      join(folder, `${address}.html`),
      `${head}<body>The same header<main><h1>${textOf(address, index)}</h1></main></body>`,
    )
  })
  return folder
}

const words = (seed: number) => Array.from({ length: 40 }, (_, index) => `w${seed}x${index}`).join(' ')
const isClosed = (folder: string, address: string) =>
  readFileSync(join(folder, `${address}.html`), 'utf8').includes('content="noindex,nofollow"')

describe('the comparison of places', () => {
  test('lets pages pass that differ', async () => {
    const folder = built((_, index) => words(index))
    expect(await comparePlaces(site, folder)).toMatchObject({ problems: [], median: 0, closed: 0 })
    expect(CITIES.filter((address) => isClosed(folder, address))).toEqual([])
  })

  test('closes a page and its twin to search engines, and names them', async () => {
    const [first = '', second = ''] = CITIES
    const folder = built((_, index) => words(index < 2 ? 0 : index))
    const result = await comparePlaces(site, folder)
    expect(result).toMatchObject({ problems: [], closed: 2, nearest: { similarity: 1 } })
    expect([result.nearest.page, result.nearest.twin].toSorted()).toEqual([first, second].toSorted())
    expect(CITIES.filter((address) => isClosed(folder, address))).toEqual([first, second])
  })

  test('a name alone makes no page of its own', async () => {
    const names = [...site.states].flatMap(({ cities }) => cities.map(({ name }) => name))
    const folder = built(
      (_, index) => `Marketing in ${names[index]} for practices of every kind in ${names[index]} and around it`,
    )
    const { problems, closed } = await comparePlaces(site, folder)
    expect(closed).toBe(CITIES.length)
    expect(problems[0]).toContain(
      'The pages of cities are too much alike: in the middle of all pairs 100 % of their words',
    )
    expect(problems[0]).toMatch(/The nearest are \/locations\/\S+ and \/locations\/\S+, with 100 %\./)
  })

  test('reads the main part alone', () => {
    expect(mainText('<header>no</header><main><p>yes</p></main><footer>no</footer>').trim()).toBe('yes')
  })

  test('leaves out the words in drawings: names differ however alike the sentences are', () => {
    expect(mainText('<main><svg><text>no</text></svg><p>yes</p></main>').trim()).toBe('yes')
  })
})
