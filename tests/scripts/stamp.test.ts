import { symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getValidity } from '../../scripts/build/due.ts'
import { findStamp, hashContent, saveStamp } from '../../scripts/build/steps/stamp.ts'
import { contentWith } from '../support/contentFolder.ts'
import { edit, emptyFolder } from '../support/siteFolder.ts'

const at = (hour: number) => Date.UTC(2026, 11, 1, hour)
const changes = [
  { at: at(5), what: 'published' as const, file: 'content/posts/a.mdx' },
  { at: at(9), what: 'unpublished' as const, file: 'content/posts/b.mdx' },
]
const dated = (now: number) => ({ now, changes })

const ZONE = 'America/New_York'
const saveAt = (now: number, out: string) =>
  saveStamp(out, {
    input: 'hash',
    summary: 'A summary.',
    dated: { now, validity: getValidity(dated(now)), zone: ZONE },
  })

test('matches until the next scheduled change', () => {
  const out = emptyFolder()
  saveAt(at(6), out)
  const summaries = [4, 5, 8, 9].map((hour) => findStamp('hash', out, new Date(at(hour)).toISOString()))
  expect(summaries).toEqual([undefined, 'A summary.', 'A summary.', undefined])
})

test('matches until midnight, because figures can be outdated on the next day', () => {
  const out = emptyFolder()
  saveAt(at(10), out)
  const times = ['2026-12-01T10:00Z', '2026-12-01', '2026-12-02T04:59Z', '2026-12-02T05:00Z', '2026-12-02']
  const summaries = times.map((instant) => findStamp('hash', out, instant))
  expect(summaries).toEqual(['A summary.', undefined, 'A summary.', undefined, undefined])
})

test('hashes the bytes of the content and of linked files', () => {
  const content = contentWith()
  symlinkSync('first-post.mdx', join(content, 'posts/link.mdx'))
  const before = hashContent(content)
  utimesSync(join(content, 'site.yaml'), 1, 1)
  expect(hashContent(content)).toBe(before)
  edit(join(content, 'posts/first-post.mdx'), (text) => `${text}\nMore.\n`)
  expect(hashContent(content)).not.toBe(before)
})
