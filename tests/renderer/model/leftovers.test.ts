import { expect, test } from 'vitest'
import { AMBIGUOUS_LEFTOVERS, CERTAIN_LEFTOVERS } from '../../../renderer/model/leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../../../renderer/model/leftovers/names.ts'

const rows = [...CERTAIN_LEFTOVERS, ...AMBIGUOUS_LEFTOVERS, ...DEFAULT_NAMES]

const findRow = (text: string) => rows.find(({ pattern }) => text.search(pattern) !== -1)

test('each row finds its own examples of unfinished text', () => {
  const examples = rows.flatMap((row) => row.finds.map((text) => ({ text, row })))
  expect(examples.filter(({ text, row }) => findRow(text) !== row)).toEqual([])
})

test('each row ignores similar text that is finished', () => {
  const examples = rows.flatMap(({ pattern, ignores = [] }) => ignores.map((text) => ({ text, pattern })))
  expect(examples.filter(({ text, pattern }) => text.search(pattern) !== -1)).toEqual([])
})
