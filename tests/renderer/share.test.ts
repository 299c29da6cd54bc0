import { expect, test } from 'vitest'
import { computeShareVersion } from '../../renderer/share.ts'

test('changes the version of a share image with the title or the detail', () => {
  const content = { title: 'A Post', detail: 'December 15, 2024' }
  expect(computeShareVersion(content)).toMatch(/^[0-9a-f]{8}$/)
  expect(computeShareVersion({ ...content })).toBe(computeShareVersion(content))
  const others = [
    { ...content, title: 'Another Post' },
    { ...content, detail: 'December 16, 2024' },
    { title: 'A Post' },
  ]
  expect(new Set([content, ...others].map(computeShareVersion)).size).toBe(4)
})
