import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { formatProblems } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { createVisibility, intersect } from '../../../renderer/model/schedule/timetable.ts'
import { isTimeZone, TimeZone } from '../../../renderer/model/schedule/timeZone.ts'
import { addPlaceholders, checker, model, ROOM_PNG, readTestFolder } from '../../support/contentFolder.ts'

const NEW_YORK_ZONE = new TimeZone('America/New_York')

const replaceDate = (lines: string) => ({
  'posts/first-post.mdx': (text: string) => text.replace(/^date: .*/m, lines),
})

async function checkAt(date: string, overrides: Parameters<typeof readTestFolder>[0]) {
  const result = checker.check(await readTestFolder(overrides), date)
  if (result.problems) throw new Error(formatProblems(result.problems))
  return result
}

const createSiteAt = async (...options: Parameters<typeof checkAt>) => (await checkAt(...options)).createPublishedSite()

test.each([
  // Clocks change after midnight, and it's still the previous day in UTC.
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00'],
  // Midnight happens twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00'],
])('starts a day at its first midnight if clocks change: in %s on %s', (name, day, expected) => {
  const zone = new TimeZone(name)
  const start = zone.parseInstant(day)
  expect(new Date(start).toISOString()).toBe(`${expected}:00.000Z`)
  expect([zone.getDayAt(start - 1) < day, zone.getDayAt(start)]).toEqual([true, day])
})

test("uses the offset of a time instead of the company's time zone", () => {
  expect(new TimeZone('Asia/Tokyo').parseInstant('2026-12-01T09:00-05:00')).toBe(Date.UTC(2026, 11, 1, 14))
  expect(NEW_YORK_ZONE.getDayAt(Date.UTC(2026, 11, 1, 4, 59))).toBe('2026-11-30')
  expect(isTimeZone('America/New_Jersey')).toBe(false)
})

const december = replaceDate('date: 2026-12-01\npublish_at: 2026-12-01\nunpublish_at: 2026-12-24T18:00-05:00')

test("publishes an entry from `publish_at` until `unpublish_at`, and redirects only while it isn't published", async () => {
  const overrides = { ...december, 'redirects.yaml': '/blog/first-post: /blog\n' }
  const dates = ['2026-12-01T04:59:59Z', '2026-12-01T05:00Z', '2026-12-24T22:59:59Z', '2026-12-24T23:00Z']
  const sites = await Promise.all(dates.map((date) => createSiteAt(date, overrides)))
  expect(sites.map((site) => site.findEntry(posts, 'first-post') !== undefined)).toEqual([false, true, true, false])
  expect(sites.map((site) => Object.keys(site.get(redirects)).length)).toEqual([1, 0, 0, 1])
})

test('hides the page, index entry, placeholders, and images of a draft', async () => {
  const { site, createPublishedSite } = await checkAt('2026-11-20', {
    'posts/first-post.mdx': (text) =>
      `${addPlaceholders('excerpt')(text.replace(/^excerpt: /m, 'draft: true\nexcerpt: '))}\n\n![A room](/media/posts/own.png)\n`,
    'media/posts/own.png': ROOM_PNG,
  })
  const publishedSite = createPublishedSite()
  const addresses = publishedSite.pages().map(({ address }) => address)
  expect(addresses).not.toContain('/blog/first-post')
  expect(publishedSite.pageIndex().map(([address]) => address)).toEqual(addresses)
  expect([...publishedSite.mediaUse.shown, ...publishedSite.mediaUse.unused]).not.toContain('posts/own.png')
  expect(site.placeholders.length - publishedSite.placeholders.length).toBe(1)
  expect(publishedSite.unpublished.size).toBe(0)
  expect([...site.unpublished]).toEqual([
    ['/blog/first-post', { reason: 'draft', publishAt: undefined, unpublishAt: undefined }],
  ])
})

test('leaves a draft with missing values out of the site', async () => {
  const { site } = await checkAt('2026-11-20', {
    'posts/begun.mdx': '---\ntitle: A thought\ndraft: true\n---\n\nWords.\n',
  })
  expect(site.pages().map(({ address }) => address)).not.toContain('/blog/begun')
})

test('intersecting two visibilities keeps the file of the draft, even if the other entry is published later', () => {
  const draft = createVisibility({ draft: true }, NEW_YORK_ZONE, 'draft.yaml')
  const scheduled = createVisibility({ publish_at: '2026-12-01' }, NEW_YORK_ZONE, 'scheduled.yaml')
  const expected = { displayPath: 'draft.yaml', isDraft: true }
  expect([intersect(draft, scheduled), intersect(scheduled, draft)]).toMatchObject([expected, expected])
})

test('hides the cities of a draft state', async () => {
  const { site, createPublishedSite } = await checkAt('2026-11-20', {
    'states/alaska.yaml': `draft: true\n${readFileSync('tests/fixtures/site/states/alaska.yaml', 'utf8')}`,
  })
  expect(createPublishedSite().findNestedEntry(cities, 'alaska', 'juneau')).toBeUndefined()
  for (const address of ['/locations/alaska', '/locations/alaska/juneau'])
    expect([...site.unpublished.keys()]).toContain(address)
})

test("derives the date of a post from `publish_at` in the company's time zone", async () => {
  const getFirst = async (lines: string) => {
    const { slug, date } = (await createSiteAt('2026-12-03', replaceDate(lines))).listEntries(posts)[0] ?? {}
    return [slug, date]
  }
  expect(await getFirst('publish_at: 2026-12-01T09:00-05:00')).toEqual(['first-post', '2026-12-01'])
  expect(await getFirst('publish_at: 2026-12-02T03:00Z')).toEqual(['first-post', '2026-12-01'])
  expect(await getFirst('publish_at: 2026-12-01\ndate: 2026-11-30')).toEqual(['first-post', '2026-11-30'])
  await expect(checkAt('2026-12-03', replaceDate('unpublish_at: 2026-12-09'))).rejects.toThrow('`date` is missing.')
})

test('lists scheduled changes in order, except for drafts', async () => {
  const { timetable } = await checkAt('2026-11-20', {
    ...december,
    'posts/second-post.mdx': (text) => text.replace(/^date: .*/m, '$&\nunpublish_at: 2026-12-10'),
    'posts/third-post.mdx': (text) => text.replace(/^date: .*/m, '$&\ndraft: true\nunpublish_at: 2026-12-11'),
  })
  expect(timetable.changes.map(({ at, ...change }) => ({ at: NEW_YORK_ZONE.getDayAt(at), ...change }))).toEqual([
    { at: '2026-12-01', kind: 'published', file: 'content/posts/first-post.mdx' },
    { at: '2026-12-10', kind: 'unpublished', file: 'content/posts/second-post.mdx' },
    { at: '2026-12-24', kind: 'unpublished', file: 'content/posts/first-post.mdx' },
  ])
})

test('all collections with entry pages can be scheduled', () => {
  const unscheduled = model.collections.filter(({ page, schema }) => page && !hasSchedule(schema))
  expect(unscheduled.map(({ name }) => name)).toEqual([])
})
