import { expect, test } from 'vitest'
import {
  createSearchEngineFiles,
  createSitemapFiles,
  listIndexablePages,
} from '../../../../scripts/build/steps/sitemap.ts'
import { createTestSite, getFixtureSite, readFullFixtureSite } from '../../../support/contentFolder.ts'
import { createPagesByAddress } from '../../../support/feeds.ts'
import { findXmlErrors } from '../../../support/xml.ts'

const ORIGIN = 'https://www.example.com'

const extractTexts = (xml = '', tag = 'loc') =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)

test('uses the latest date of the commits of all files on a page, or the date in the content', async () => {
  const site = await readFullFixtureSite()
  const listDays = (dates: Record<string, string>, ...addresses: string[]) => {
    const listed = listIndexablePages(site, createPagesByAddress(site), new Map(Object.entries(dates)))
    return addresses.map((address) => listed.find(({ loc }) => loc === ORIGIN + address)?.lastmod)
  }
  const pageDates = { 'posts/second-post.mdx': '2026-01-02', 'pages/about.yaml': '2026-05-06' }
  const days = listDays(pageDates, '/blog/first-post', '/blog/second-post', '/blog', '/about', '/contact')
  expect(days).toEqual(['2024-12-15', '2026-01-02', '2026-01-02', '2026-05-06', undefined])
  const statePages = ['/locations/alabama', '/locations/alabama/birmingham', '/locations/alaska']
  const listStateDays = (state: string, facts: string) =>
    listDays({ 'states/alabama.yaml': state, 'facts/alabama.json': facts }, ...statePages)
  expect(listStateDays('2026-01-02', '2026-03-04')).toEqual(['2026-03-04', '2026-03-04', undefined])
  expect(listStateDays('2026-05-06', '2026-03-04')).toEqual(['2026-05-06', '2026-05-06', undefined])
})

test('splits a long sitemap into parts', async () => {
  const pages = ['a', 'b', 'c&d'].map((name, index) => ({
    loc: `${ORIGIN}/${name}`,
    lastmod: `2026-01-0${index + 1}`,
  }))
  const [only, ...others] = createSitemapFiles(pages, ORIGIN)
  expect([only?.[0], others]).toEqual(['/sitemap.xml', []])
  expect(extractTexts(only?.[1])).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`, `${ORIGIN}/c&#x26;d`])
  const parts = createSitemapFiles(pages, ORIGIN, 2)
  expect([...parts.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
  expect(extractTexts(parts.get('/sitemap.xml'))).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
  expect(extractTexts(parts.get('/sitemap.xml'), 'lastmod')).toEqual(['2026-01-02', '2026-01-03'])
  expect(extractTexts(parts.get('/sitemap-2.xml'), 'lastmod')).toEqual(['2026-01-03'])
  for (const xml of [only?.[1] ?? '', ...parts.values()]) expect(await findXmlErrors(xml, 'sitemap')).toEqual([])
})

test('writes robots.txt and the IndexNow key', async () => {
  expect([...createSearchEngineFiles(await getFixtureSite(), [])].slice(1)).toEqual([
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`],
  ])
  const siteWithKey = await createTestSite({ 'site.yaml': (text) => `${text}indexNowKey: 0123456789abcdef-k\n` })
  expect(createSearchEngineFiles(siteWithKey, []).get('/0123456789abcdef-k.txt')).toBe('0123456789abcdef-k')
})
