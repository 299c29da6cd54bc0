import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Leftover } from '../../../renderer/model/leftovers/leftoverKinds.ts'
import { CERTAIN_LEFTOVERS, UNCERTAIN_LEFTOVERS } from '../../../renderer/model/leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../../../renderer/model/leftovers/pasted.ts'

interface Examples extends Pick<Leftover, 'description' | 'certainIn'> {
  finds: string[]
  ignores?: string[]
}

const examples: Examples[] = parse(readFileSync('tests/fixtures/leftovers.yaml', 'utf8'))
const leftovers = [...CERTAIN_LEFTOVERS, ...UNCERTAIN_LEFTOVERS, ...DEFAULT_NAMES]

const isMatch = (text: string, { pattern }: Leftover) => text.search(pattern) !== -1
const findLeftover = (text: string) => leftovers.find((leftover) => isMatch(text, leftover))

const CERTAINTY = { everywhere: 'certain', inBody: 'certain in the body', nowhere: 'only a warning' }
const cases = examples.map((kind) => ({ ...kind, certainty: CERTAINTY[kind.certainIn ?? 'nowhere'] }))

test.each(cases)('finds $description ($certainty), and ignores similar text', (kind) => {
  const { description, certainIn, finds, ignores = [] } = kind
  const ofKind = leftovers.filter(
    (leftover) => leftover.description === description && leftover.certainIn === certainIn,
  )
  expect(finds.filter((text) => !ofKind.some((leftover) => leftover === findLeftover(text)))).toEqual([])
  expect(ignores.filter((text) => ofKind.some((leftover) => isMatch(text, leftover)))).toEqual([])
})

test('each leftover has an example', () => {
  const matched = examples.flatMap(({ finds }) => finds.map(findLeftover))
  expect(leftovers.filter((leftover) => !matched.includes(leftover))).toEqual([])
})
