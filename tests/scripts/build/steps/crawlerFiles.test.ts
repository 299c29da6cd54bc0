import { expect, test } from 'vitest'
import {
  createCrawlerFiles,
  createSitemapFiles,
  listIndexablePages,
} from '../../../../scripts/build/steps/crawlerFiles.ts'
import { createTestSite, getFixtureSite, readFullFixtureSite } from '../../../support/contentFolder.ts'
import { createPagesByAddress, findXmlErrors } from '../../../support/feeds.ts'

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
  const files = createCrawlerFiles(await getFixtureSite(), new Map(), new Map())
  expect(files.get('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/robots.txt', '/llms.txt'])
  const keyedSite = await createTestSite({ 'site.yaml': (text) => `${text}indexNowKey: 0123456789abcdef-k\n` })
  expect(createCrawlerFiles(keyedSite, new Map(), new Map()).get('/0123456789abcdef-k.txt')).toBe('0123456789abcdef-k')
})

test('describes the site and its pages in llms.txt, except for nested entries', async () => {
  const site = await getFixtureSite()
  const text = createCrawlerFiles(site, createPagesByAddress(site, '/about'), new Map()).get('/llms.txt')
  expect(text).toMatch(/^# Example Agency\n\n> An agency made of fixture files\.\n\n## Pages\n\n- \[/)
  expect(text).toContain(`\n## Posts\n\n- [Meta title of blog](${ORIGIN}/blog): About /blog \\[and more\\]\n`)
  expect(text).toContain(`\n- [First post](${ORIGIN}/blog/first-post): `)
  expect(text).not.toMatch(/\/about\)|\/locations\/alabama\//)
})
