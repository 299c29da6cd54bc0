import { expect, test } from 'vitest'
import { computeShareVersion } from '../../renderer/share.ts'

test('changes the version of a share image with the title or the detail', () => {
  const content = { title: 'A Post', detail: 'December 15, 2024' }
  expect(computeShareVersion(content)).toMatch(/^[0-9a-f]{8}$/)
  expect(computeShareVersion({ ...content })).toBe(computeShareVersion(content))
  const [otherTitle, otherDetail] = [
    { ...content, title: 'Another Post' },
    { ...content, detail: 'May 1' },
  ]
  const versions = [content, otherTitle, otherDetail, { title: 'A Post' }].map(computeShareVersion)
  expect(new Set(versions).size).toBe(4)
})
