import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { collectLinks } from '../../scripts/build/pages/pageLinks.ts'
import type { CrawlInput } from '../../scripts/build/steps/crawl.ts'
import { readSiteFiles } from '../../scripts/build/steps/crawl.ts'

export async function readCrawlInput(folder: string): Promise<CrawlInput> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  const links = pages
    .sort()
    .map((path) => [toAddress(path), collectLinks(readFileSync(join(folder, path), 'utf8'))] as const)
  return { ...(await readSiteFiles(folder)), pages: new Map(links) }
}

function toAddress(path: string): string {
  return `/${path.split(sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '/')
}
