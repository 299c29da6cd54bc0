import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { fixtureSite, problemsOf, siteOf } from '../support/contentFolder.ts'
import { feedsWith, siteWithRecording } from '../support/feeds.ts'
import { faultsOf } from '../support/xml.ts'

/*
 * What readers and players make of the feeds: parsers by others, which share nothing with what writes them and read
 * namespaces as XML has them.
 */
const BLOG = 'https://www.example.com/blog'
const PODCAST = 'https://www.example.com/podcast'
const FIRST = '<p>Text &amp; <a href="https://www.example.com/about">more</a> of /blog/first-post</p>'

const files = await feedsWith(await fixtureSite())
const read = (address: string) => files.get(address) ?? ''

test('every feed in XML is well-formed', async () => {
  for (const [address, text] of files) if (address.endsWith('.xml')) expect(await faultsOf(text), address).toEqual([])
})

test('and stays so whatever a title, a text and the name of the company say', async () => {
  const [brand, title] = ['A ]]> b', 'A title ]]> of <words> &amp; "signs"']
  const site = await siteOf({
    'site.yaml': (text) => text.replace('brand: Example Agency', `brand: ${JSON.stringify(brand)}`),
    'posts/first-post.mdx': (text) => text.replace('title: First post', `title: ${JSON.stringify(title)}`),
  })
  const feeds = await feedsWith(site)
  for (const [address, text] of feeds) if (address.endsWith('.xml')) expect(await faultsOf(text), address).toEqual([])
  expect(parseAtomFeed(feeds.get('/blog/atom.xml') ?? '')).toMatchObject({ authors: [{ name: brand }] })
  expect(parseAtomFeed(feeds.get('/blog/atom.xml') ?? '').entries?.at(-1)?.title?.value).toBe(title)
})

test('RSS, Atom and JSON have what their specifications require, and the same entries', () => {
  const rss = parseRssFeed(read('/blog/feed.xml'))
  const atom = parseAtomFeed(read('/blog/atom.xml'))
  const json = parseJsonFeed(read('/blog/feed.json'))
  const title = 'Example Agency: Meta title of blog'
  expect(rss).toMatchObject({ title, link: BLOG, description: expect.any(String), language: 'en-US' })
  expect(atom).toMatchObject({ id: `${BLOG}/atom.xml`, title: { value: title }, authors: [{ name: 'Example Agency' }] })
  expect(json).toMatchObject({ title, home_page_url: BLOG, feed_url: `${BLOG}/feed.json` })
  const links = [rss.items?.map(({ link }) => link), atom.entries?.map((entry) => entry.links?.[0]?.href)]
  expect(links).toEqual([links[0], links[0]])
  expect(json.items?.map(({ url }) => url)).toEqual(links[0])
  expect(rss.items?.at(-1)).toMatchObject({ guid: { isPermaLink: true }, content: { encoded: FIRST } })
  expect(atom.entries?.at(-1)).toMatchObject({
    content: { value: FIRST, type: 'html' },
    updated: '2024-12-15T00:00:00Z',
  })
  expect(json.items?.at(-1)).toMatchObject({ content_html: FIRST })
})

test('an article that was renamed is known by the address that it had at first', async () => {
  const guid = `${BLOG}/an-older-name`
  const site = await siteOf({ 'posts/first-post.mdx': (text) => text.replace('\n---\n', `\nguid: ${guid}\n---\n`) })
  const feeds = await feedsWith(site)
  const rss = parseRssFeed(feeds.get('/blog/feed.xml') ?? '').items?.at(-1)
  expect(rss).toMatchObject({ link: `${BLOG}/first-post`, guid: { value: guid, isPermaLink: false } })
  expect(parseAtomFeed(feeds.get('/blog/atom.xml') ?? '').entries?.at(-1)?.id).toBe(guid)
  expect(parseJsonFeed(feeds.get('/blog/feed.json') ?? '').items?.at(-1)?.id).toBe(guid)
})

test('no two articles are known by one address', async () => {
  const known = (text: string) => text.replace('\n---\n', `\nguid: ${BLOG}/a\n---\n`)
  const problems = await problemsOf({ 'posts/first-post.mdx': known, 'posts/second-post.mdx': known })
  expect(problems).toContain('`guid` is the same as in ')
})

describe('the podcast', () => {
  test('has what Apple and PSP-1 require of a show, and most of what they recommend', async () => {
    const show = parseRssFeed(read('/podcast/feed.xml'))
    expect(show).toMatchObject({
      title: expect.any(String),
      link: PODCAST,
      description: expect.any(String),
      language: 'en-US',
      atom: { links: [{ href: `${PODCAST}/feed.xml`, rel: 'self', type: 'application/rss+xml' }] },
      itunes: {
        image: 'https://www.example.com/media/podcast-cover.jpg',
        categories: [{ text: 'Business', categories: [{ text: 'Marketing' }] }],
        explicit: false,
        author: 'Example Agency',
        type: 'episodic',
      },
      podcast: { guid: expect.stringMatching(/^[0-9a-f-]{36}$/), locked: { value: true } },
    })
  })

  test('has what they require of an episode', async () => {
    const chapters = ['0:00', '0:01', '0:02'].map((at) => `  - at: "${at}"\n    title: Chapter at ${at}\n`).join('')
    const transcript = '  - at: "0:01"\n    speaker: Host & guest\n    text: One <two>.\n'
    const site = await siteWithRecording(`chapters:\n${chapters}transcript:\n${transcript}`)
    const feed = (await feedsWith(site)).get('/podcast/feed.xml') ?? ''
    expect(await faultsOf(feed)).toEqual([])
    const page = `${PODCAST}/first-episode`
    expect(parseRssFeed(feed).items).toEqual([
      expect.objectContaining({
        title: 'First episode',
        link: page,
        description: `About /podcast/first-episode`,
        pubDate: 'Tue, 20 May 2025 00:00:00 GMT',
        guid: { value: page, isPermaLink: false },
        enclosures: [{ url: 'https://www.example.com/media/episodes/sample.mp3', length: 10, type: 'audio/mpeg' }],
        itunes: { duration: expect.any(Number) },
        podcast: {
          chapters: { url: `${page}.chapters.json`, type: 'application/json+chapters' },
          transcripts: [{ url: `${page}.vtt`, type: 'text/vtt' }],
        },
      }),
    ])
  })
})
