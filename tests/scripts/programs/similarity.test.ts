import { expect, test } from 'vitest'
import {
  computeSimilarity,
  createNameMask,
  formatSimilarity,
  listProblems,
  listShingles,
} from '../../../scripts/programs/similarity.ts'

test.each([
  [['One, two three FOUR five. Six'], ['one two three four five', 'two three four five six']],
  [['too short to count'], []],
  [['one two three', 'four five six'], []],
  [['a b c d e', 'a b c d e'], ['a b c d e']],
])('lists the distinct sequences of five words, without case and punctuation, in %j: %j', (blocks, sequences) => {
  expect(listShingles(blocks)).toEqual(new Set(sequences))
})

const createWords = (seed: number) =>
  Array.from({ length: 40 }, (_, index) => `w${'x'.repeat(seed)}${'y'.repeat(index)}`).join(' ')
const createPage = (address: string, ...blocks: string[]) => ({ address, blocks })

test('accepts pages with different text', () => {
  const similarity = computeSimilarity(
    [1, 2, 3].map((seed) => createPage(`/${seed}`, createWords(seed), 'What all of them say here')),
    ['Tampa'],
  )
  expect(listProblems(similarity)).toEqual([])
  expect(similarity.mean).toBeLessThan(0.1)
})

test('names the most similar pages if only names and numbers differ in the shorter one', () => {
  const describePlace = (name: string, count: string) =>
    `In ${name} there are ${count} practices and even more patients`
  const pages = [
    createPage('/Tampa', describePlace('Tampa', '2,000')),
    createPage('/Miami', describePlace('Miami', '12,000'), createWords(2)),
    createPage('/other', createWords(1)),
  ]
  const similarity = computeSimilarity(pages, ['Tampa', 'Miami'])
  expect(listProblems(similarity)).toEqual([
    '1 pair of pages with more than 65% shared text. Start with the notes of /Tampa and /Miami.',
  ])
  expect(formatSimilarity(similarity)).toContain('mean containment 33%\n  100% /Tampa /Miami')
})

test('rejects pages that share too much text on average', () => {
  const similarity = { mean: 0.46, pairs: [] }
  expect(listProblems(similarity)).toEqual(['Pages share 46% of their text on average. The limit is 45%.'])
})

const NAMES = 'York, New York, New York Mills, Ely, Oz, Winston-Salem, St. Louis, Ñuñoa, iville'
const maskNames = createNameMask(NAMES.split(', '))

const UNMASKED_TEXT = 'Yorkshire, Newyork and New Yorker aren’t names, nor is McEly.'

test.each([
  ['In New York Mills, New York and York.', 'In NAME, NAME and NAME.'],
  [UNMASKED_TEXT, UNMASKED_TEXT],
  ['Oz', 'NAME'],
  ['St. Louis’s, Winston-Salem-based, ÑUÑOA and Ñuñoa', 'NAME’s, NAME-based, ÑUÑOA and NAME'],
  ['iville begins small', 'iville begins small'],
  ['1,250 of 99.5%', '0 of 0%'],
])('masks numbers and whole names, the longest first: %s', (text, masked) => {
  expect(maskNames(text)).toBe(masked)
})
