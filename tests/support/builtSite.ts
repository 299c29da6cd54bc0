import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Parser } from 'htmlparser2'
import { ASSETS, type PageFacts, REFUSED, structuredFaults } from '../../scripts/build/pages/pageFacts.ts'
import type { BuiltSite } from '../../scripts/build/steps/crawl.ts'
import { siteFiles } from '../../scripts/build/steps/crawl.ts'

/** Reads a folder of built files by a parser of HTML, which knows nothing of how they are made. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  return {
    ...(await siteFiles(folder)),
    pages: new Map(
      pages.sort().map((path) => [addressOf(path), parsePage(readFileSync(join(folder, path), 'utf8'))] as const),
    ),
  }
}

/** The address that a host gives a file: `about.html` is `/about`, `index.html` is `/`. */
function addressOf(path: string): string {
  return `/${path.split(sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '/')
}

/** The same that the build says of a page, read by a parser. */
export function parsePage(html: string): PageFacts {
  const page: PageFacts = {
    canonical: undefined,
    description: undefined,
    isIndexed: true,
    sharePicture: undefined,
    ids: [],
    links: [],
    assets: [],
    frames: [],
    unsafe: [],
    unreadable: [],
  }
  let data: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) page.ids.push(attributes.id)
      const isAlternate = name === 'link' && attributes.rel === 'alternate'
      if ((name === 'a' || isAlternate) && attributes.href !== undefined) page.links.push(attributes.href)
      else if (name === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href
      else if (name === 'link' && attributes.href !== undefined) page.assets.push(attributes.href)
      else if (name === 'iframe' && attributes.src !== undefined) page.frames.push(attributes.src)
      else if (attributes.property === 'og:image') page.sharePicture = attributes.content
      else if (attributes.name === 'description') page.description = attributes.content
      else if (attributes.name === 'robots') page.isIndexed = !attributes.content?.includes('noindex')
      for (const attribute of ASSETS[name] ?? []) {
        const value = attributes[attribute]
        if (value !== undefined) page.assets.push(value)
      }
      const candidates = attributes.srcset?.split(/,\s+/) ?? []
      page.assets.push(...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''))
      page.unsafe.push(...unsafeIn(name, attributes))
      data = attributes.type === 'application/ld+json' ? '' : undefined
    },
    ontext(text) {
      if (data !== undefined) data += text
    },
    onclosetag() {
      if (data !== undefined) page.unreadable.push(...structuredFaults(data))
      data = undefined
    },
  })
  parser.end(html)
  return page
}

function unsafeIn(name: string, attributes: Record<string, string>): string[] {
  const { src, type, href = '', rel = '' } = attributes
  const found = REFUSED.includes(name) ? [`<${name}>`] : []
  if (name === 'script' && src === undefined && type !== 'application/ld+json') found.push('<script>')
  for (const attribute of Object.keys(attributes))
    if (attribute === 'style' || attribute.startsWith('on')) found.push(`<${name} ${attribute}>`)
  if (name === 'a' && /^(https?:|\/\/)/.test(href) && !rel.split(' ').includes('noopener'))
    found.push(`<a href="${href}"> without rel="noopener"`)
  return found
}
