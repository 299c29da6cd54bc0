import { expect, test } from 'vitest'
import { formatProblem } from '../../../../renderer/model/diagnostics/diagnostic.ts'

const formatAt = (column: number, text: string, underlineLength = 1) =>
  formatProblem({
    file: 'a.yaml',
    line: 12,
    column,
    message: 'Wrong.',
    hint: 'Right.',
    sourceLine: { text, underlineLength },
  })

test('shows the source line and marks the problem', () => {
  expect(formatAt(5, 'key: value', 5)).toBe('a.yaml:12:5\n  Wrong.\n  12 | key: value\n     |     ^^^^^\n  Right.')
})

test('shortens a long line around the problem', () => {
  const [, , line = '', marks = ''] = formatAt(301, `${'x'.repeat(300)}HERE${'y'.repeat(300)}`, 4).split('\n')
  const start = marks.indexOf('^')
  expect(line.slice(start, start + 4)).toBe('HERE')
  expect(line.length).toBeLessThan(140)
})

test('shows a tab as a space', () => {
  expect(formatAt(2, '\tkey', 3)).toContain('  12 |  key\n     |  ^^^')
})
