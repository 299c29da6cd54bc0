import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { followed } from '../../renderer/feeds.ts'
import { urls } from '../../renderer/urls.ts'
import { contentOf } from '../build/feeds/pageContent.ts'
import { contentDates } from '../build/steps/contentDates.ts'
import { feedFiles } from '../build/steps/writeFeeds.ts'
import { llmsTxt } from '../build/steps/writeLlms.ts'
import { filesFor, listedPages } from '../build/steps/writeSitemap.ts'
import type { PagesInDev } from './pagesInDev.ts'

const SITEMAP = /^\/sitemap(?:-\d+)?\.xml$/
/** The feeds, and an episode's files for players. */
const FEED = /\.(?:xml|json|vtt)$/

/**
 * What the build makes of all pages for search engines, readers, players and language models, made when it is asked for.
 * @param content the content folder.
 * @returns undefined where the build writes no such file.
 */
export async function machineFile(path: string, pages: PagesInDev, content: string): Promise<string | undefined> {
  const { site } = pages.handed
  if (path === '/llms.txt') return llmsTxt(site, await pages.told())
  if (SITEMAP.test(path)) {
    const listed = listedPages(site, await pages.told(), contentDates(content))
    return filesFor(site, listed).get(path.slice(1))
  }
  const isBelow = followed(site).some(({ base }) => path.startsWith(`${base}/`))
  if (isBelow && FEED.test(path)) return (await feedsOf(pages, content)).get(path)
  // The others say nothing of pages.
  return filesFor(site, []).get(path.slice(1))
}

async function feedsOf(pages: PagesInDev, content: string): Promise<Map<string, string>> {
  return feedFiles({
    site: pages.handed.site,
    facts: await pages.told(),
    text: async (address, url) => contentOf((await pages.render(address)).html, url),
    size: async (address) => (await stat(join(content, 'media', address.slice(urls.media('').length)))).size,
  })
}
