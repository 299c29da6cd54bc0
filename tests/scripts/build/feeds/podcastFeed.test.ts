import { parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { getPodcastTitle } from '../../../../renderer/feeds.ts'
import { getPodcastGuid, renderTranscript } from '../../../../scripts/build/feeds/podcastFeed.ts'
import { createTestSite, getFixtureSite, removePlaceholders } from '../../../support/contentFolder.ts'
import { createFeeds, findXmlErrors } from '../../../support/feeds.ts'

const ORIGIN = 'https://www.example.com'
const PODCAST_URL = `${ORIGIN}/podcast`
const FEED_PATH = '/podcast/feed.xml'
const parseFeed = (feeds: Map<string, string>) => parseRssFeed(feeds.get(FEED_PATH) ?? '')

test('writes the elements that Apple and PSP-1 require, and omits sample recordings', async () => {
  const site = await getFixtureSite()
  const show = parseFeed(createFeeds(site))
  expect(show).toMatchObject({
    title: getPodcastTitle(site),
    link: PODCAST_URL,
    description: expect.any(String),
    language: 'en-US',
    atom: { links: [{ href: ORIGIN + FEED_PATH, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      image: `${ORIGIN}/media/podcast-cover.jpg`,
      categories: [{ text: 'Business', categories: [{ text: 'Marketing' }] }],
      explicit: false,
      author: 'Example Agency',
      type: 'episodic',
    },
    podcast: { guid: getPodcastGuid(ORIGIN + FEED_PATH), locked: { value: true } },
  })
  expect(show.items ?? []).toEqual([])
})

const createSiteWithRecording = (more: string) =>
  createTestSite({
    'episodes/first-episode.mdx': (text) =>
      removePlaceholders(text).replace('"52:30"', '"0:03"').replace('\n---\n', `\n${more}---\n`),
  })

test('links to chapters and transcripts for podcast players', async () => {
  const chapters = ['0:00', '0:01', '0:02']
    .map((start) => `  - start: "${start}"\n    title: Chapter at ${start}\n`)
    .join('')
  const transcript = '  - start: "0:01"\n    speaker: Host & guest\n    text: One <two>.\n'
  const feeds = createFeeds(await createSiteWithRecording(`chapters:\n${chapters}transcript:\n${transcript}`))
  expect(await findXmlErrors(feeds.get(FEED_PATH) ?? '')).toEqual([])
  const page = `${PODCAST_URL}/first-episode`
  expect(parseFeed(feeds).items).toEqual([
    expect.objectContaining({
      title: 'First episode',
      link: page,
      description: 'About /podcast/first-episode [and more]',
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
    'transcript:\n  - start: "0:00"\n    speaker: Host\n    text: A sample.\nplaceholders:\n  - transcript\n'
  const feeds = createFeeds(await createSiteWithRecording(`guid: ${guid}\n${transcript}`))
  expect(parseFeed(feeds).items).toMatchObject([{ guid: { value: guid } }])
  expect([...feeds.keys()].filter((path) => path.endsWith('.vtt'))).toEqual([])
})

test('computes the GUID of the example in the podcast:guid specification', () => {
  expect(getPodcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
})

test('writes WebVTT cues that end at the next paragraph, even after an hour', () => {
  const paragraphs = [
    { start: '0:05', speaker: 'Host', text: 'One.\n\nTwo.' },
    { start: '61:10', speaker: 'Guest', text: 'Three.' },
  ]
  expect(renderTranscript(paragraphs, '62:00')).toBe(
    'WEBVTT\n\n00:00:05.000 --> 01:01:10.000\n<v Host>One. Two.</v>\n\n01:01:10.000 --> 01:02:00.000\n<v Guest>Three.</v>\n',
  )
})
