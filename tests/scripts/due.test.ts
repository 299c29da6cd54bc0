import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeDue, describeNext, dueAsJson, dueBetween, getValidity } from '../../scripts/build/due.ts'
import { parseInstant } from '../../scripts/build/options.ts'
import { readShards, writeShardResult } from '../../scripts/build/shard.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { saveArtifact } from '../../scripts/store/artifact.ts'
import { contentWith } from '../support/contentFolder.ts'
import { emptyFolder } from '../support/siteFolder.ts'

const at = (hour: number) => Date.UTC(2026, 11, 1, hour)
const changes = [
  { at: at(5), what: 'published', file: 'content/posts/a.mdx' },
  { at: at(9), what: 'unpublished', file: 'content/posts/b.mdx' },
] as const
const dated = (now: number) => ({ now, changes: [...changes] })

describe('scheduled changes', () => {
  test('are due if they happened since the last build', () => {
    expect(dueBetween(at(4), dated(at(8)))).toEqual([changes[0]])
    expect(dueBetween(at(5), dated(at(8)))).toEqual([])
    expect(dueBetween(at(5), dated(at(9)))).toEqual([changes[1]])
  })

  test('include the next one, which a build prints', () => {
    expect(describeNext(dated(at(8)), 'America/New_York')).toBe(
      'The next rebuild is due on Tue, Dec 01, 2026, 04:00 EST: content/posts/b.mdx will be unpublished.',
    )
    expect(describeNext(dated(at(9)), 'UTC')).toBe('Nothing is scheduled, so no rebuild is due.')
  })

  test('are listed for people, soonest first, in the company’s time zone', () => {
    const told = (since: number, now: number, zone: string) =>
      describeDue(dueBetween(at(since), dated(at(now))), dated(at(now)), zone)
    expect(told(4, 4, 'America/New_York')).toMatchInlineSnapshot(`
      "Tue, Dec 01, 2026, 00:00 EST  content/posts/a.mdx will be published
      Tue, Dec 01, 2026, 04:00 EST  content/posts/b.mdx will be unpublished
      The times are in the time zone America/New_York."
    `)
    expect(told(4, 8, 'Europe/Rome').split('\n')).toEqual([
      'Tue, Dec 01, 2026, 06:00 GMT+1  content/posts/a.mdx was published',
      'Tue, Dec 01, 2026, 10:00 GMT+1  content/posts/b.mdx will be unpublished',
      'The times are in the time zone Europe/Rome.',
    ])
    expect(told(9, 9, 'UTC')).toMatchInlineSnapshot(`"Nothing is scheduled, so no rebuild is due."`)
  })

  test('are formatted in the time zone of the content', async () => {
    const root = contentWith({
      'site.yaml': (text) => `${text}timeZone: Pacific/Honolulu\n`,
      'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, '$&\nunpublish_at: 2026-12-15'),
    })
    const inspected = await inspectContent({ root, release: false, force: true, instant: '2026-12-02' })
    expect(describeDue([], inspected, inspected.zone)).toMatch(
      /^Tue, Dec 15, 2026, 00:00 (?:HST|GMT-10) {2}\S+ will be unpublished\n/,
    )
  })

  test('are formatted as JSON for programs', () => {
    expect(JSON.parse(dueAsJson(dueBetween(at(4), dated(at(8))), dated(at(8))))).toEqual({
      date: '2026-12-01T08:00:00Z',
      isDue: true,
      changes: [{ at: '2026-12-01T05:00:00Z', what: 'published', file: 'content/posts/a.mdx' }],
      next: { at: '2026-12-01T09:00:00Z', what: 'unpublished', file: 'content/posts/b.mdx' },
    })
  })

  test('are listed even if the content has problems, because the build reports those', async () => {
    const root = contentWith({
      'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, '$&\nunpublish_at: 2026-12-01'),
      'posts/second-post.mdx': (text) => `${text}\nA [link](/blog/first-post).\n`,
    })
    const inspected = await inspectContent({ root, release: false, force: true, instant: '2026-12-02' })
    expect([inspected.site, inspected.problems.length]).toEqual([undefined, 1])
    expect(dueBetween(Date.UTC(2026, 10, 30), inspected)).toHaveLength(1)
  })
})

test('the site is valid between two scheduled changes', () => {
  expect([at(1), at(5), at(10)].map((now) => getValidity(dated(now)))).toEqual([
    { from: null, until: at(5) },
    { from: at(5), until: at(9) },
    { from: at(9), until: null },
  ])
})

test('refuses shards if the schedule changes between their dates', async () => {
  const root = emptyFolder()
  const folders = await Promise.all(
    [4, 8].map(async (hour, index) => {
      const [folder, saved] = [join(root, `new-${hour}`), join(root, String(hour))]
      const instant = new Date(at(hour)).toISOString()
      const shard = { index: index + 1, count: 2 }
      writeShardResult(folder, {
        shard,
        inputHash: 'one',
        instant,
        validity: getValidity(dated(at(hour))),
        pages: new Map(),
      })
      await saveArtifact(folder, saved)
      return saved
    }),
  )
  expect(() => readShards(folders, 'one')).toThrow(
    'Shard 2/2 was built for 2026-12-01T08:00:00.000Z, and shard 1/2 for 2026-12-01T04:00:00.000Z',
  )
})

test('refuses invalid dates', () => {
  expect(parseInstant('2026-11-22')).toBe('2026-11-22')
  for (const date of ['tomorrow', '2026-02-30', '2026-11-22T09:00', '2026-11-22T25:00Z'])
    expect(() => parseInstant(date)).toThrow("isn't a date. Write --date 2026-11-22")
})
