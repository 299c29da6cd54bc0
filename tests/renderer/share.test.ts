import { expect, test } from 'vitest'
import { shareVersion } from '../../renderer/share.ts'

test('the version of a share picture changes with each of its words, and with nothing else', () => {
  const said = { title: 'A Post', detail: 'December 15, 2024' }
  expect(shareVersion(said)).toMatch(/^[0-9a-f]{8}$/)
  expect(shareVersion({ ...said })).toBe(shareVersion(said))
  const others = [{ ...said, title: 'Another Post' }, { ...said, detail: 'December 16, 2024' }, { title: 'A Post' }]
  expect(new Set([said, ...others].map(shareVersion)).size).toBe(4)
})
