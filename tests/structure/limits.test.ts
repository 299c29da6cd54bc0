import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHOWN_PROBLEMS, TEXT_LIMITS } from '../../renderer/model/limits.ts'

test('writers are told every limit of a text', () => {
  const readme = readFileSync('content/README.md', 'utf8')
  const limits = Object.values(TEXT_LIMITS).flatMap((limit) =>
    // Of JSON, which programs write, nobody has to know any.
    typeof limit === 'number' ? [limit] : [limit.yaml, limit.mdx],
  )
  const rows = readme.split('\n').filter((line) => line.startsWith('|'))
  const told = limits.filter((limit) => rows.some((row) => row.includes(`| ${limit.toLocaleString('en-US')} `)))
  expect(told).toEqual(limits)
  expect(readme).toContain(`the first ${SHOWN_PROBLEMS} problems`)
})
