import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Leftover } from '../../../renderer/model/leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../../../renderer/model/leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../../../renderer/model/leftovers/pasted.ts'

interface Examples extends Pick<Leftover, 'description' | 'problemIn'> {
  finds: string[]
  ignores?: string[]
}

const examples: Examples[] = parse(readFileSync('tests/fixtures/leftovers.yaml', 'utf8'))
const leftovers = [...PROBLEM_LEFTOVERS, ...WARNING_LEFTOVERS, ...DEFAULT_NAMES]

const isMatch = (text: string, { pattern }: Leftover) => text.search(pattern) !== -1
const findLeftover = (text: string) => leftovers.find((leftover) => isMatch(text, leftover))

const SEVERITIES = { everywhere: 'a problem', inBody: 'a problem in the body', nowhere: 'only a warning' }
const cases = examples.map((kind) => ({ ...kind, severity: SEVERITIES[kind.problemIn ?? 'nowhere'] }))

test.each(cases)('finds $description ($severity), and ignores similar text', (kind) => {
  const { description, problemIn, finds, ignores = [] } = kind
  const peers = leftovers.filter((leftover) => leftover.description === description && leftover.problemIn === problemIn)
  expect(finds.filter((text) => !peers.some((leftover) => leftover === findLeftover(text)))).toEqual([])
  expect(ignores.filter((text) => peers.some((leftover) => isMatch(text, leftover)))).toEqual([])
})

test('each leftover has an example', () => {
  const matched = examples.flatMap(({ finds }) => finds.map(findLeftover))
  expect(leftovers.filter((leftover) => !matched.includes(leftover))).toEqual([])
})
