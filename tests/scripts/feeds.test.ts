import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { posts } from '../../renderer/collections/posts/definition.ts'
import { getPodcastTitle } from '../../renderer/feeds.ts'
import { getPodcastGuid, renderTranscript } from '../../scripts/build/feeds/podcastFeed.ts'
import { checkProblems, createTestSite, getFixtureSite, type Overrides } from '../support/contentFolder.ts'
import { createFeeds, createSiteWithRecording } from '../support/feeds.ts'
import { findXmlErrors } from '../support/xml.ts'

// The parsers are independent of our writer, and handle namespaces like XML.
const ORIGIN = 'https://www.example.com'
const BLOG_URL = `${ORIGIN}/blog`
const PODCAST_URL = `${ORIGIN}/podcast`
const site = await getFixtureSite()
const feedFiles = await createFeeds(site)
const parseRss = (feeds: Map<string, string>, address: string) => parseRssFeed(feeds.get(address) ?? '')
const parseAtom = (feeds: Map<string, string>) => parseAtomFeed(feeds.get('/blog/atom.xml') ?? '')
const parseJson = (feeds: Map<string, string>) => parseJsonFeed(feeds.get('/blog/feed.json') ?? '')

const BODY_MDX = `A & Ä, [in](/about#why) and [here](#a).

## A

<Callout title="Remember">

Text.

</Callout>

<Figure src="posts/room.png" alt="A room" width="960" height="600" caption="Caption." />

<Bars caption="Time" unit="min">

- Calls: 40
- Visits: 60

</Bars>
`

test('writes article bodies with absolute URLs and without our styles', async () => {
  const posts = { 'posts/first-post.mdx': (text: string) => text.replace(/(?<=\n---\n).*/s, BODY_MDX) }
  const html = parseJson(await createFeeds(await createTestSite(posts))).items?.at(-1)?.content_html
  expect(html?.split('\n')).toEqual([
    `<p>A &amp; Ä, <a href="${ORIGIN}/about#why">in</a> and <a href="${BLOG_URL}/first-post#a">here</a>.</p>`,
    '<h2>A</h2>',
    '<aside><p>Remember</p><p>Text.</p></aside>',
    `<figure><picture><img src="${ORIGIN}/images/posts/room.png/960.webp" alt="A room" width="960" height="600"/></picture><figcaption>Caption.</figcaption></figure>`,
    '<figure><figcaption>Time</figcaption><ul>',
    '<li>Calls: 40\u00a0min</li>',
    '<li>Visits: 60\u00a0min</li>',
    '</ul></figure>',
  ])
})

test("escapes titles, texts, and the company's name", async () => {
  const [brand, title] = ['A ]]> b', 'A title ]]> of <words> & "signs"']
  const feeds = await createFeeds(
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

test('lists the same articles in RSS, Atom, and JSON feeds, the latest first', () => {
  const [rss, atom, json] = [parseRss(feedFiles, '/blog/feed.xml'), parseAtom(feedFiles), parseJson(feedFiles)]
  const title = 'Example Agency: Meta title of blog'
  expect(rss).toMatchObject({ title, link: BLOG_URL, description: expect.any(String), language: 'en-US' })
  expect(atom).toMatchObject({
    id: `${BLOG_URL}/atom.xml`,
    title: { value: title },
    authors: [{ name: 'Example Agency' }],
  })
  expect(json).toMatchObject({ title, home_page_url: BLOG_URL, feed_url: `${BLOG_URL}/feed.json` })
  const latest = site.listEntries(posts).map(({ slug }) => ORIGIN + posts.getAddress(slug))
  expect(rss.items?.map(({ link }) => link)).toEqual(latest)
  expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(latest)
  expect(json.items?.map(({ url }) => url)).toEqual(latest)
  const pubDate = 'Sun, 15 Dec 2024 05:00:00 GMT'
  expect(rss.items?.at(-1)).toMatchObject({
    pubDate,
    guid: { isPermaLink: true },
    content: { encoded: expect.stringContaining('<h2>A heading</h2>') },
  })
  const updated = '2024-12-15T05:00:00Z'
  expect(atom.entries?.at(-1)).toMatchObject({
    content: { value: expect.stringContaining('<h2>A heading</h2>'), type: 'html' },
    updated,
  })
  expect(json.items?.at(-1)).toMatchObject({
    content_html: expect.stringContaining('<h2>A heading</h2>'),
    date_published: updated,
  })
})

const setTimeZone = (name: string) => ({ 'site.yaml': (text: string) => `${text}\ntimeZone: ${name}\n` })
const replaceDate = (fields: string) => ({
  'posts/first-post.mdx': (text: string) => text.replace(/date: .+/, fields),
})
const listTimes = async (overrides: Overrides) =>
  parseJson(await createFeeds(await createTestSite(overrides))).items?.map(({ date_published }) =>
    String(date_published),
  ) ?? []

test.each([
  ['Pacific/Auckland', '2024-12-14T11:00:00Z'],
  ['America/Los_Angeles', '2024-12-15T08:00:00Z'],
  ['UTC', '2024-12-15T00:00:00Z'],
])('publishes a date at the start of the day in %s', async (name, time) => {
  expect((await listTimes(setTimeZone(name))).at(-1)).toBe(time)
})

test('publishes at the instant of `publish_at`', async () => {
  const times = await listTimes(replaceDate('publish_at: "2024-11-20T22:00-05:00"'))
  expect(times).toContain('2024-11-21T03:00:00Z')
})

test('publishes on the visible date if `publish_at` is on another day', async () => {
  const times = await listTimes(replaceDate('date: "2024-12-15"\npublish_at: "2024-11-20T22:00-05:00"'))
  expect(times).toContain('2024-12-15T05:00:00Z')
})

test('separates articles of the same day by a second, in the order of the listing', async () => {
  const setDay = (text: string) => text.replace(/date: .+/, 'date: "2024-12-15"')
  const site = await createTestSite({ 'posts/first-post.mdx': setDay, 'posts/second-post.mdx': setDay })
  const items = parseJson(await createFeeds(site)).items ?? []
  expect(items.map(({ url }) => url)).toEqual(
    site.listEntries(posts).map(({ slug }) => ORIGIN + posts.getAddress(slug)),
  )
  const times = items.map(({ date_published }) => String(date_published))
  expect(times).toEqual([...new Set(times)].sort().reverse())
})

test('keeps the id of a renamed article', async () => {
  const guid = `${BLOG_URL}/an-older-name`
  const feeds = await createFeeds(
    await createTestSite({ 'posts/first-post.mdx': (text) => text.replace('\n---\n', `\nguid: ${guid}\n---\n`) }),
  )
  expect(parseRss(feeds, '/blog/feed.xml').items?.at(-1)).toMatchObject({
    link: `${BLOG_URL}/first-post`,
    guid: { value: guid, isPermaLink: false },
  })
  expect(parseAtom(feeds).entries?.at(-1)?.id).toBe(guid)
  expect(parseJson(feeds).items?.at(-1)?.id).toBe(guid)
})

test('rejects two entries with the same id', async () => {
  const withGuid = (text: string) => text.replace('\n---\n', `\nguid: ${BLOG_URL}/a\n---\n`)
  const problems = await checkProblems({ 'posts/first-post.mdx': withGuid, 'posts/second-post.mdx': withGuid })
  expect(problems).toContain('`guid` is the same as in ')
})

test('writes the elements that Apple and PSP-1 require, and omits sample recordings', () => {
  const show = parseRss(feedFiles, '/podcast/feed.xml')
  expect(show).toMatchObject({
    title: getPodcastTitle(site),
    link: PODCAST_URL,
    description: expect.any(String),
    language: 'en-US',
    atom: { links: [{ href: `${PODCAST_URL}/feed.xml`, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      image: `${ORIGIN}/media/podcast-cover.jpg`,
      categories: [{ text: 'Business', categories: [{ text: 'Marketing' }] }],
      explicit: false,
      author: 'Example Agency',
      type: 'episodic',
    },
    podcast: { guid: getPodcastGuid(`${PODCAST_URL}/feed.xml`), locked: { value: true } },
  })
  expect(show.items ?? []).toEqual([])
})

test('links to chapters and transcripts for podcast players', async () => {
  const chapters = ['0:00', '0:01', '0:02'].map((at) => `  - at: "${at}"\n    title: Chapter at ${at}\n`).join('')
  const transcript = '  - at: "0:01"\n    speaker: Host & guest\n    text: One <two>.\n'
  const feeds = await createFeeds(await createSiteWithRecording(`chapters:\n${chapters}transcript:\n${transcript}`))
  expect(await findXmlErrors(feeds.get('/podcast/feed.xml') ?? '')).toEqual([])
  const page = `${PODCAST_URL}/first-episode`
  expect(parseRss(feeds, '/podcast/feed.xml').items).toEqual([
    expect.objectContaining({
      title: 'First episode',
      link: page,
      description: 'About /podcast/first-episode',
      pubDate: 'Tue, 20 May 2025 04:00:00 GMT',
      guid: { value: page, isPermaLink: false },
      enclosures: [{ url: `${ORIGIN}/media/episodes/sample.mp3`, length: 10, type: 'audio/mpeg' }],
      itunes: { duration: expect.any(Number) },
      podcast: {
        chapters: { url: `${page}.chapters.json`, type: 'application/json+chapters' },
        transcripts: [{ url: `${page}.vtt`, type: 'text/vtt' }],
      },
    }),
  ])
  expect(JSON.parse(feeds.get('/podcast/first-episode.chapters.json') ?? '').chapters[1]).toEqual({
    startTime: 1,
    title: 'Chapter at 0:01',
  })
  expect(feeds.get('/podcast/first-episode.vtt')).toContain('<v Host &amp; guest>One &lt;two&gt;.</v>')
})

test('omits placeholder transcripts, and keeps the GUID of a renamed episode', async () => {
  const guid = `${PODCAST_URL}/an-older-name`
  const transcript =
    'transcript:\n  - at: "0:00"\n    speaker: Host\n    text: A sample.\nplaceholders:\n  - transcript\n'
  const feeds = await createFeeds(await createSiteWithRecording(`guid: ${guid}\n${transcript}`))
  expect(parseRss(feeds, '/podcast/feed.xml').items).toMatchObject([{ guid: { value: guid } }])
  expect([...feeds.keys()].filter((path) => path.endsWith('.vtt'))).toEqual([])
})

test('computes the GUID of the example in the podcast:guid specification', () => {
  expect(getPodcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
})

test('rejects an unknown podcast category', async () => {
  const wrongListing = {
    'episodes/_listing.yaml': (text: string) => text.replace('subcategory: Marketing', 'subcategory: Teeth'),
  }
  expect(await checkProblems(wrongListing)).toContain(
    'Apple has no subcategory `Teeth` in Business. Subcategories: Careers, Entrepreneurship, Investing, Management, Marketing, Non-Profit.',
  )
})

test('writes WebVTT cues that end at the next paragraph, even after an hour', () => {
  const paragraphs = [
    { at: '0:05', speaker: 'Host', text: 'One.\n\nTwo.' },
    { at: '61:10', speaker: 'Guest', text: 'Three.' },
  ]
  expect(renderTranscript(paragraphs, '62:00')).toBe(
    'WEBVTT\n\n00:00:05.000 --> 01:01:10.000\n<v Host>One. Two.</v>\n\n01:01:10.000 --> 01:02:00.000\n<v Guest>Three.</v>\n',
  )
})
