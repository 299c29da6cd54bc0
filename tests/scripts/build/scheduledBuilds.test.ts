import { existsSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnchangedSummary, hashContent, saveStamp } from '../../../scripts/build/buildIfChanged.ts'
import { describeSchedule, findDueChanges, formatDueAsJson } from '../../../scripts/build/due.ts'
import { requireDayOrTime } from '../../../scripts/build/options.ts'
import { inspectContent } from '../../../scripts/content/check/inspectContent.ts'
import { checker, createTestContent } from '../../support/contentFolder.ts'
import { createTemporaryFolder, editFile } from '../../support/siteFolder.ts'

const atHour = (hour: number) => Date.UTC(2026, 11, 1, hour)
const changes = [
  { at: atHour(5), kind: 'published', file: 'content/posts/a.mdx' },
  { at: atHour(9), kind: 'unpublished', file: 'content/posts/b.mdx' },
] as const
const createSchedule = (now: number) => ({ now, changes: [...changes] })
/** Lists changes after `since`, up to `now` (hours of the day). */
const listDue = (since: number, now: number) => findDueChanges(atHour(since), createSchedule(atHour(now)))

test('lists changes since the last build', () => {
  expect([listDue(4, 8), listDue(5, 8), listDue(5, 9)]).toEqual([[changes[0]], [], [changes[1]]])
})

test("prints past and later changes in the company's time zone, soonest first", () => {
  const printDue = (since: number, now: number, zone: string) =>
    describeSchedule(listDue(since, now), createSchedule(atHour(now)), zone)
  expect(printDue(4, 8, 'America/New_York')).toMatchInlineSnapshot(`
      "Tue, Dec 01, 2026, 00:00 EST  content/posts/a.mdx was published
      Tue, Dec 01, 2026, 04:00 EST  content/posts/b.mdx will be unpublished
      The times are in the time zone America/New_York."
    `)
  expect(printDue(9, 9, 'UTC')).toMatchInlineSnapshot(`"Nothing is scheduled, so no rebuild is due."`)
})

test('formats changes as JSON', () => {
  expect(JSON.parse(formatDueAsJson(listDue(4, 8), createSchedule(atHour(8))))).toEqual({
    date: '2026-12-01T08:00:00Z',
    isDue: true,
    changes: [{ at: '2026-12-01T05:00:00Z', kind: 'published', file: 'content/posts/a.mdx' }],
    next: { at: '2026-12-01T09:00:00Z', kind: 'unpublished', file: 'content/posts/b.mdx' },
  })
})

test('prints changes in the time zone of the content, even if the content has problems', async () => {
  const content = createTestContent({
    'site.yaml': (text) => `${text}timeZone: Pacific/Honolulu\n`,
    'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, '$&\nunpublish_at: 2026-12-01'),
    'posts/second-post.mdx': (text) => `${text}\nA [link](/blog/first-post).\n`,
  })
  const inspected = await inspectContent({ content, release: false, date: '2026-12-02', checker })
  expect([inspected.site, inspected.problems.length]).toEqual([undefined, 1])
  expect(describeSchedule(findDueChanges(Date.UTC(2026, 10, 30), inspected), inspected, inspected.timeZone)).toMatch(
    /^Tue, Dec 01, 2026, 00:00 (?:HST|GMT-10) {2}\S+ was unpublished\n/,
  )
})

test('rejects invalid dates', () => {
  expect(requireDayOrTime('2026-11-22')).toBe('2026-11-22')
  for (const date of ['tomorrow', '2026-02-30', '2026-11-22T09:00', '2026-11-22T25:00Z'])
    expect(() => requireDayOrTime(date)).toThrow("isn't a date. Write --date 2026-11-22")
})

const saveStampAt = (now: number, out: string) =>
  saveStamp(out, { inputHash: 'hash', summary: 'A summary.', timeZone: 'America/New_York', ...createSchedule(now) })

test('accepts a stamp between the previous and the next scheduled change', () => {
  const out = createTemporaryFolder()
  saveStampAt(atHour(6), out)
  const summaries = [4, 5, 8, 9].map((hour) => findUnchangedSummary('hash', out, new Date(atHour(hour)).toISOString()))
  expect(summaries).toEqual([undefined, 'A summary.', 'A summary.', undefined])
})

test('accepts a stamp until midnight, because a review can be overdue on the next day', () => {
  const out = createTemporaryFolder()
  saveStampAt(atHour(10), out)
  const times = ['2026-12-01T10:00Z', '2026-12-01', '2026-12-02T04:59Z', '2026-12-02T05:00Z', '2026-12-02']
  const summaries = times.map((date) => findUnchangedSummary('hash', out, date))
  expect(summaries).toEqual(['A summary.', undefined, 'A summary.', undefined, undefined])
})

test.each<[string, (file: string) => void]>([
  ['edited in place', (file) => writeFileSync(file, 'other')],
  ['replaced', (file) => [rmSync(file), writeFileSync(file, 'bytes')]],
  ['deleted', (file) => rmSync(file)],
])('rejects a stamp if a file was %s, even with the same size and modification time', (_, change) => {
  const out = createTemporaryFolder()
  const file = join(out, 'index.html')
  writeFileSync(file, 'bytes')
  utimesSync(file, 1, 1)
  saveStampAt(atHour(6), out)
  expect(findUnchangedSummary('hash', out, '2026-12-01T06:00Z')).toBe('A summary.')
  // Wait until `ctime` advances, because file systems round it.
  const probe = join(createTemporaryFolder(), 'probe')
  do writeFileSync(probe, '')
  while (statSync(probe).ctimeMs <= statSync(file).ctimeMs)
  change(file)
  if (existsSync(file)) utimesSync(file, 1, 1)
  expect(findUnchangedSummary('hash', out, '2026-12-01T06:00Z')).toBeUndefined()
})

test('hashes the bytes of the content', () => {
  const content = createTestContent()
  const before = hashContent(content)
  utimesSync(join(content, 'site.yaml'), 1, 1)
  expect(hashContent(content)).toBe(before)
  editFile(join(content, 'posts/first-post.mdx'), (text) => `${text}\nMore.\n`)
  expect(hashContent(content)).not.toBe(before)
})
