import { readFileSync } from 'node:fs'
import { parseFeed } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { listFeeds } from '../../renderer/feeds.ts'
import { faultsOf } from '../support/xml.ts'
import { built, fileOf, html, pages, site } from './realSite.ts'

const { origin } = site.get(company)
const read = (address: string) => readFileSync(fileOf(address), 'utf8')
const isPage = (link: string) => link.startsWith(origin) && built.pages.has(link.slice(origin.length) || '/')

describe('search engines, readers and players', () => {
  test('find in the sitemap every page that they may show, and no other', async () => {
    const listed = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
    const open = pages.filter((address) => html(address).includes('<meta name="robots" content="index,follow"/>'))
    expect(listed.toSorted()).toEqual(open.map((address) => origin + address).toSorted())
    expect(await faultsOf(read('/sitemap.xml'), 'sitemap')).toEqual([])
    expect(read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('find every feed in the head of the home page and of the pages that it is about', () => {
    for (const { address, type, collection } of listFeeds(site)) {
      const link = `type="${type}" title=`
      for (const page of ['/', collection.base, ...site.all(collection).map(({ slug }) => collection.address(slug))])
        expect(
          html(page)
            .match(/<link rel="alternate"[^>]*>/g)
            ?.filter((each) => each.includes(link) && each.includes(`href="${address}"`)),
          page,
        ).toHaveLength(1)
    }
  })

  test('get feeds that name pages of the site, with their texts', () => {
    for (const { address, type } of listFeeds(site)) {
      if (type === 'application/feed+json') {
        for (const item of JSON.parse(read(address)).items)
          expect([isPage(item.url), item.content_html]).toEqual([true, expect.stringContaining('<p>')])
        continue
      }
      const feed = parseFeed(read(address))
      expect(feed?.title, address).toBeTruthy()
      for (const { link = '', title, pubDate } of feed?.items ?? [])
        expect([isPage(link), Boolean(title), pubDate]).toEqual([true, true, expect.any(Date)])
    }
  })

  test('find in llms.txt pages of the site', () => {
    const links = [...read('/llms.txt').matchAll(/\]\((\S+)\): \S/g)].map(([, link = '']) => link)
    expect(links).not.toEqual([])
    expect(links.filter((link) => !isPage(link))).toEqual([])
  })
})
