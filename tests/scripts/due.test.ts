import { describe, expect, test } from 'vitest'
import { describeNext, dueAsJson, dueBetween, spanOf } from '../../scripts/building/due.ts'
import { readMoment } from '../../scripts/building/moment.ts'
import { inspectContent } from '../../scripts/steps/inspectContent.ts'
import { contentWith } from '../support/contentFolder.ts'

const at = (hour: number) => Date.UTC(2026, 11, 1, hour)
const changes = [
  { at: at(5), what: 'published', file: 'content/posts/a.mdx' },
  { at: at(9), what: 'unpublished', file: 'content/posts/b.mdx' },
] as const
const dated = (now: number) => ({ now, changes: [...changes] })

describe('what is due', () => {
  test('is what changed since the last build, and not what that build has seen', () => {
    expect(dueBetween(at(4), dated(at(8)))).toEqual([changes[0]])
    expect(dueBetween(at(5), dated(at(8)))).toEqual([])
    expect(dueBetween(at(5), dated(at(9)))).toEqual([changes[1]])
  })

  test('comes next, and is told by a build', () => {
    expect(describeNext(dated(at(8)))).toBe(
      'The next rebuild is due at 2026-12-01T09:00:00Z: content/posts/b.mdx is unpublished.',
    )
    expect(describeNext(dated(at(9)))).toBe('Nothing changes by time alone: no rebuild is due.')
  })

  test('is told to programs', () => {
    expect(JSON.parse(dueAsJson(dueBetween(at(4), dated(at(8))), dated(at(8))))).toEqual({
      date: '2026-12-01T08:00:00Z',
      isDue: true,
      changes: [{ at: '2026-12-01T05:00:00Z', what: 'published', file: 'content/posts/a.mdx' }],
      next: { at: '2026-12-01T09:00:00Z', what: 'unpublished', file: 'content/posts/b.mdx' },
    })
  })

  test('is known where a date has broken the content, so that the build can say what', async () => {
    const root = contentWith({
      'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, '$&\nunpublish_at: 2026-12-01'),
      'posts/second-post.mdx': (text) => `${text}\nA [link](/blog/first-post).\n`,
    })
    const inspected = await inspectContent({ root, release: false, anew: true, moment: '2026-12-02' })
    expect([inspected.site, inspected.problems.length]).toEqual([undefined, 1])
    expect(dueBetween(Date.UTC(2026, 10, 30), inspected)).toHaveLength(1)
  })
})

test('a site stays as it is between two changes', () => {
  expect([at(1), at(5), at(10)].map((now) => spanOf(dated(now)))).toEqual([
    { from: null, until: at(5) },
    { from: at(5), until: at(9) },
    { from: at(9), until: null },
  ])
})

test('a date that is none is refused', () => {
  expect(readMoment('2026-11-22')).toBe('2026-11-22')
  for (const date of ['tomorrow', '2026-02-30', '2026-11-22T09:00', '2026-11-22T25:00Z'])
    expect(() => readMoment(date)).toThrow('is no date: write --date 2026-11-22')
})
