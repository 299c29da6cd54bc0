import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CERTAIN_LEFTOVERS, UNCERTAIN_LEFTOVERS } from '../../../renderer/model/leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../../../renderer/model/leftovers/pasted.ts'

interface Examples {
  description: string
  certainIn?: string
  finds: string[]
  ignores?: string[]
}

const examples: Examples[] = parse(readFileSync('tests/fixtures/leftovers.yaml', 'utf8'))
const rows = [...CERTAIN_LEFTOVERS, ...UNCERTAIN_LEFTOVERS, ...DEFAULT_NAMES]

const findRow = (text: string) => rows.find(({ pattern }) => text.search(pattern) !== -1)

test.each(examples)('finds $description (certain: $certainIn), and ignores similar text', (kind) => {
  const { description, certainIn, finds, ignores = [] } = kind
  const isOfKind = (row?: (typeof rows)[number]) => row?.description === description && row.certainIn === certainIn
  expect(finds.filter((text) => !isOfKind(findRow(text)))).toEqual([])
  const patterns = rows.filter(isOfKind).map(({ pattern }) => pattern)
  expect(ignores.filter((text) => patterns.some((pattern) => text.search(pattern) !== -1))).toEqual([])
})

test('each row has an example', () => {
  const foundRows = examples.flatMap(({ finds }) => finds.map(findRow))
  expect(rows.filter((row) => !foundRows.includes(row))).toEqual([])
})
