import { DomUtils, parseDocument, parseFeed } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { posts } from '../../renderer/collections/posts/definition.ts'
import { feedsOf, showTitle } from '../../renderer/feeds.ts'
import { contentOf } from '../../scripts/build/feeds/pageContent.ts'
import { podcastGuid } from '../../scripts/build/feeds/podcastFeed.ts'
import { transcriptVtt } from '../../scripts/build/feeds/show.ts'
import { fixtureSite, problemsOf } from '../support/contentFolder.ts'
import { feedsWith, siteWithRecording } from '../support/feeds.ts'

const ORIGIN = 'https://www.example.com'
const SELF = `${ORIGIN}/podcast/feed.xml`

const elements = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true }).children)
const texts = (xml: string, name: string) => elements(xml, name).map((each) => DomUtils.textContent(each))

describe('what a page says in its text', () => {
  test('is told elsewhere with whole addresses, with words for drawings, and without our styles', () => {
    const html = `<main><h1>No</h1><div class="prose"><h2 id="a" class="b">A &amp; Ä</h2>
      <p><a href="/about#x" rel="noopener">in</a> <a href="#a">here</a> <a href="mailto:a@example.com">mail</a></p>
      <figure><svg role="img"><title>Drawn: 5 &lt; 6.</title><text>5</text></svg></figure>
      <picture><source srcset="/a.avif 1x"><img src="/a.png" srcset="/a.png 1x" alt="A" loading="lazy"></picture></div></main>`
    expect(contentOf(html, `${ORIGIN}/blog/one`)?.replaceAll(/\s+/g, ' ')).toBe(
      `<h2>A &amp; Ä</h2> <p><a href="${ORIGIN}/about#x" rel="noopener">in</a> <a href="${ORIGIN}/blog/one#a">here</a> ` +
        '<a href="mailto:a@example.com">mail</a></p> <figure><p>Drawn: 5 &lt; 6.</p></figure> ' +
        `<picture><img src="${ORIGIN}/a.png" alt="A"></picture>`,
    )
    expect(contentOf('<main><p>No text of its own.</p></main>', ORIGIN)).toBeUndefined()
  })
})

describe('the feeds of articles', () => {
  test('are three for each collection that is read by day, and say the same, the latest first, in full', async () => {
    const site = await fixtureSite()
    const files = await feedsWith(site)
    expect([...files.keys()]).toEqual(feedsOf(site).map(({ address }) => address))
    const latest = site.all(posts).map(({ slug }) => `${ORIGIN}${posts.address(slug)}`)
    for (const form of ['feed.xml', 'atom.xml']) {
      const feed = parseFeed(files.get(`/blog/${form}`) ?? '')
      expect(feed?.title).toBe('Example Agency: Meta title of blog')
      expect(feed?.items.map(({ link }) => link)).toEqual(latest)
      expect(feed?.items.at(-1)).toMatchObject({ title: 'First post', pubDate: new Date('2024-12-15T00:00:00Z') })
    }
    const json = JSON.parse(files.get('/blog/feed.json') ?? '')
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${ORIGIN}/blog/feed.json` })
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual(latest)
    const content = `<p>Text &amp; <a href="${ORIGIN}/about">more</a> of /blog/first-post</p>`
    expect(json.items.at(-1)).toMatchObject({ content_html: content, date_published: '2024-12-15T00:00:00Z' })
    expect(texts(files.get('/blog/feed.xml') ?? '', 'content:encoded').at(-1)).toBe(content)
    expect(texts(files.get('/blog/atom.xml') ?? '', 'content').at(-1)).toBe(content)
  })
})

describe('the podcast’s feed', () => {
  test('has what Apple and PSP-1 ask of a show', async () => {
    const feed = (await feedsWith(await fixtureSite())).get('/podcast/feed.xml') ?? ''
    const [self] = elements(feed, 'atom:link')
    expect(self?.attribs).toEqual({ href: SELF, rel: 'self', type: 'application/rss+xml' })
    expect(elements(feed, 'itunes:category').map(({ attribs }) => attribs.text)).toEqual(['Business', 'Marketing'])
    expect(texts(feed, 'itunes:explicit')).toEqual(['false'])
    expect(texts(feed, 'podcast:guid')).toEqual([podcastGuid(SELF)])
    expect(elements(feed, 'itunes:image')[0]?.attribs.href).toBe(`${ORIGIN}/media/podcast-cover.jpg`)
    expect(texts(feed, 'title')).toEqual([showTitle(await fixtureSite())])
  })

  test('names no episode whose recording is a sample, or missing', async () => {
    const feed = (await feedsWith(await fixtureSite())).get('/podcast/feed.xml') ?? ''
    expect(elements(feed, 'item')).toEqual([])
  })

  test('has what players ask of an episode, its chapters and transcript as files of their own', async () => {
    const chapters = ['0:00', '0:01', '0:02'].map((at) => `  - at: "${at}"\n    title: Chapter at ${at}\n`).join('')
    const transcript = '  - at: "0:01"\n    speaker: Host & guest\n    text: One <two>.\n'
    const site = await siteWithRecording(`chapters:\n${chapters}transcript:\n${transcript}`)
    const files = await feedsWith(site)
    const feed = files.get('/podcast/feed.xml') ?? ''
    const page = `${ORIGIN}/podcast/first-episode`
    expect(texts(feed, 'guid')).toEqual([page])
    expect(elements(feed, 'enclosure').map(({ attribs }) => attribs)).toEqual([
      { url: `${ORIGIN}/media/episodes/sample.mp3`, length: '10', type: 'audio/mpeg' },
    ])
    expect(texts(feed, 'pubDate')).toEqual(['Tue, 20 May 2025 00:00:00 GMT'])
    expect(Number(texts(feed, 'itunes:duration')[0])).toBeGreaterThan(1)
    expect(elements(feed, 'podcast:chapters')[0]?.attribs.url).toBe(`${page}.chapters.json`)
    expect(elements(feed, 'podcast:transcript')[0]?.attribs).toEqual({ url: `${page}.vtt`, type: 'text/vtt' })
    expect(JSON.parse(files.get('/podcast/first-episode.chapters.json') ?? '').chapters[1]).toEqual({
      startTime: 1,
      title: 'Chapter at 0:01',
    })
    expect(files.get('/podcast/first-episode.vtt')).toContain('<v Host &amp; guest>One &lt;two&gt;.</v>')
  })

  test('leaves out a transcript that is a sample, and keeps the guid of an episode that was renamed', async () => {
    const guid = `${ORIGIN}/podcast/an-older-name`
    const transcript = 'transcript: !placeholder\n  - at: "0:00"\n    speaker: Host\n    text: A sample.\n'
    const files = await feedsWith(await siteWithRecording(`guid: ${guid}\n${transcript}`))
    expect(texts(files.get('/podcast/feed.xml') ?? '', 'guid')).toEqual([guid])
    expect([...files.keys()].filter((path) => path.endsWith('.vtt'))).toEqual([])
  })

  test('has the guid that the specification of podcast:guid gives as its example', () => {
    expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
  })

  test('is in a category that Apple has', async () => {
    const wrong = {
      'episodes/_listing.yaml': (text: string) => text.replace('subcategory: Marketing', 'subcategory: Teeth'),
    }
    expect(await problemsOf(wrong)).toContain(
      'Apple has no subcategory `Teeth` in Business: Careers, Entrepreneurship, Investing, Management, Marketing, Non-Profit.',
    )
  })
})

test('a transcript’s paragraphs are shown until the next begins, hours and all', () => {
  const paragraphs = [
    { at: '0:05', speaker: 'Host', text: 'One.\n\nTwo.' },
    { at: '61:10', speaker: 'Guest', text: 'Three.' },
  ]
  expect(transcriptVtt(paragraphs, '62:00')).toBe(
    'WEBVTT\n\n00:00:05.000 --> 01:01:10.000\n<v Host>One. Two.</v>\n\n01:01:10.000 --> 01:02:00.000\n<v Guest>Three.</v>\n',
  )
})
