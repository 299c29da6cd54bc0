import { readFileSync } from 'node:fs'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { createPost, createTestSite, getFixtureSite } from '../../../support/contentFolder.ts'
import { createFeeds, findXmlErrors } from '../../../support/feeds.ts'

const ORIGIN = 'https://www.example.com'
const BLOG_URL = `${ORIGIN}/blog`

// The parsers don't share code with our feed writer, and they resolve XML namespaces.
const parseRss = (feeds: Map<string, string>) => parseRssFeed(feeds.get('/blog/feed.xml') ?? '')
const parseAtom = (feeds: Map<string, string>) => parseAtomFeed(feeds.get('/blog/atom.xml') ?? '')
const parseJson = (feeds: Map<string, string>) => parseJsonFeed(feeds.get('/blog/feed.json') ?? '')

test('writes article bodies with absolute URLs and without our styles', async () => {
  const site = await createTestSite(createPost(readFileSync('tests/fixtures/posts/feedBody.mdx', 'utf8')))
  const html = parseJson(createFeeds(site)).items?.find(({ title }) => title === 'A post')?.content_html
  expect(html?.split('\n')).toEqual([
    `<p>A &amp; Ä, <a href="${ORIGIN}/about#why">in</a> and <a href="${BLOG_URL}/a-post#a">there</a>.</p>`,
    '<h2>A</h2>',
    '<aside><p>Remember</p><p>Text.</p></aside>',
    `<figure><picture><img src="${ORIGIN}/images/posts/room.png/960.webp" alt="A room" width="960" height="600"/></picture><figcaption>Caption.</figcaption></figure>`,
    '<figure><figcaption>Time</figcaption><ul>',
    '<li>Calls: 40\u00a0min</li>',
    '<li>Visits: 60\u00a0min</li>',
    '</ul></figure>',
  ])
})

test("escapes titles, text, and the company's name", async () => {
  const [brand, title] = ['A ]]> b', 'A title ]]> of <words> & "signs"']
  const feeds = createFeeds(
    await createTestSite({
      'site.yaml': (text) => text.replace('brand: Example Agency', `brand: ${JSON.stringify(brand)}`),
      'posts/first-post.mdx': (text) => text.replace('title: First post', `title: ${JSON.stringify(title)}`),
    }),
  )
  for (const [address, text] of feeds)
    if (address.endsWith('.xml')) expect(await findXmlErrors(text), address).toEqual([])
  expect(parseAtom(feeds)).toMatchObject({ authors: [{ name: brand }] })
  expect(parseAtom(feeds).entries?.at(-1)?.title?.value).toBe(title)
})

test('lists the same articles in RSS, Atom, and JSON feeds, the latest first', async () => {
  const site = await getFixtureSite()
  const feeds = createFeeds(site)
  const [rss, atom, json] = [parseRss(feeds), parseAtom(feeds), parseJson(feeds)]
  const title = 'Example Agency: Meta title of blog'
  expect(rss).toMatchObject({ title, link: BLOG_URL, description: expect.any(String), language: 'en-US' })
  const authors = [{ name: 'Example Agency' }]
  expect(atom).toMatchObject({ id: `${BLOG_URL}/atom.xml`, title: { value: title }, authors })
  expect(json).toMatchObject({ title, home_page_url: BLOG_URL, feed_url: `${BLOG_URL}/feed.json` })
  const latest = site.listEntries(posts).map(({ slug }) => ORIGIN + posts.getAddress(slug))
  expect(rss.items?.map(({ link }) => link)).toEqual(latest)
  expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(latest)
  expect(json.items?.map(({ url }) => url)).toEqual(latest)
  const body = expect.stringContaining('<h2>A heading</h2>')
  const pubDate = 'Sun, 15 Dec 2024 05:00:00 GMT'
  expect(rss.items?.at(-1)).toMatchObject({ pubDate, guid: { isPermaLink: true }, content: { encoded: body } })
  const updated = '2024-12-15T05:00:00Z'
  expect(atom.entries?.at(-1)).toMatchObject({ content: { value: body, type: 'html' }, updated })
  expect(json.items?.at(-1)).toMatchObject({ content_html: body, date_published: updated })
})

async function listTimes(path: string, change: (text: string) => string) {
  const feeds = createFeeds(await createTestSite({ [path]: change }))
  return parseJson(feeds).items?.map(({ date_published }) => date_published)
}

test("uses the start of the day in the company's time zone for a date", async () => {
  const times = await listTimes('site.yaml', (text) => `${text}\ntimeZone: Pacific/Auckland\n`)
  expect(times?.at(-1)).toBe('2024-12-14T11:00:00Z')
})

test.each([
  ['at the instant of `publish_at`', '', '2024-11-21T03:00:00Z'],
  ['on the visible date if `publish_at` is on another day', 'date: "2024-12-15"\n', '2024-12-15T05:00:00Z'],
])('dates an article %s', async (_, date, time) => {
  const fields = `${date}publish_at: "2024-11-20T22:00-05:00"`
  expect(await listTimes('posts/first-post.mdx', (text) => text.replace(/date: .+/, fields))).toContain(time)
})

test('separates the times of articles from the same day by a second, in the order of the listing', async () => {
  const setDay = (text: string) => text.replace(/date: .+/, 'date: "2024-12-15"')
  const site = await createTestSite({ 'posts/first-post.mdx': setDay, 'posts/second-post.mdx': setDay })
  const items = parseJson(createFeeds(site)).items ?? []
  const urls = site.listEntries(posts).map(({ slug }) => ORIGIN + posts.getAddress(slug))
  expect(items.map(({ url }) => url)).toEqual(urls)
  const times = items.map(({ date_published }) => String(date_published))
  expect(times).toEqual([...new Set(times)].sort().reverse())
})

test('keeps the id of a renamed article', async () => {
  const guid = `${BLOG_URL}/an-older-name`
  const addGuid = (text: string) => text.replace('\n---\n', `\nguid: ${guid}\n---\n`)
  const feeds = createFeeds(await createTestSite({ 'posts/first-post.mdx': addGuid }))
  expect(parseRss(feeds).items?.at(-1)).toMatchObject({
    link: `${BLOG_URL}/first-post`,
    guid: { value: guid, isPermaLink: false },
  })
  expect(parseAtom(feeds).entries?.at(-1)?.id).toBe(guid)
  expect(parseJson(feeds).items?.at(-1)?.id).toBe(guid)
})
