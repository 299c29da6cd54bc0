import { expect, test } from 'vitest'
import { computeShareVersion } from '../../renderer/share.ts'

test('changes the version of a share image with the title or the detail', () => {
  const shares = [
    { title: 'A Post', detail: 'May 1' },
    { title: 'A Post', detail: 'May 2' },
    { title: 'Another Post', detail: 'May 1' },
    { title: 'A Post' },
  ]
  const versions = shares.map(computeShareVersion)
  expect(new Set(versions).size).toBe(4)
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{8}$/)
})
