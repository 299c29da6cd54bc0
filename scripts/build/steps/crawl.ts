import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { decodeAddress, normalizeAddress } from '../../../renderer/model/addresses.ts'
import { findClosest } from '../../../renderer/model/explain/suggest.ts'
import { pluralize } from '../../formatNumbers.ts'
import type { PageLinks } from '../pages/pageLinks.ts'

interface SiteFiles {
  /** `/assets/x.css` */
  files: Set<string>
  /** Keys are stylesheet paths, values are URLs in the stylesheet. */
  stylesheets: Map<string, string[]>
}

export interface CrawledSite extends SiteFiles {
  /** Keys are addresses. */
  pages: Map<string, PageLinks>
  /** Addresses with a redirect. Links to them are valid. */
  redirected?: Set<string>
}

/** Lists a site's files except for HTML, and reads URLs from stylesheets. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .sort()
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const loaded = sheets.map(async (path) => [path, findUrls(await readFile(join(folder, path), 'utf8'))] as const)
  return { files: new Set(paths), stylesheets: new Map(await Promise.all(loaded)) }
}

function findUrls(css: string): string[] {
  return [...css.matchAll(/url\(([^()]*)\)/g)]
    .map(([, url = '']) => url.trim().replaceAll(/['"]/g, ''))
    .filter((url) => !url.startsWith('data:'))
}

interface LinkProblem {
  /** Address of the page, or path of the stylesheet, that contains the link. */
  page: string
  link: string
  /** Continues a sentence that starts with the link: `leads nowhere.` */
  message: string
}

/** Groups pages by link, because a header link is on every page. */
export function formatLinkProblems(problems: LinkProblem[]): string {
  const pages = new Map<string, string[]>()
  for (const { page, link, message } of problems) {
    const text = `${link} ${message}`
    pages.set(text, [...(pages.get(text) ?? []), page])
  }
  const lines = [...pages].map(([text, [first = '', ...others]]) => {
    const otherPageCount = new Set(others.filter((page) => page !== first)).size
    return `${first}${otherPageCount > 0 ? ` and ${pluralize(otherPageCount, 'other page')}` : ''}\n  ${text}`
  })
  return `${lines.join('\n\n')}\n\nThe built site has ${pluralize(pages.size, 'broken link')}.`
}

/** Checks links, assets, reachability, and the security policy. @param frameOrigin an origin for frames */
export function crawl(site: CrawledSite, frameOrigin: string) {
  const resolver = new LinkResolver(site)
  const problems: LinkProblem[] = []
  const addProblem = (page: string, link: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ page, link, message })
  }
  let links = 0
  for (const [page, { links: pageLinks, assets, frames, unsafe }] of site.pages) {
    links += pageLinks.length + assets.length + frames.length
    for (const link of pageLinks) addProblem(page, link, resolver.resolve(link, page).problem)
    for (const asset of assets) addProblem(page, asset, resolver.findAssetProblem(asset, page))
    for (const frame of frames) addProblem(page, frame, resolver.findAssetProblem(frame, page, frameOrigin))
    for (const part of unsafe) addProblem(page, part, 'is forbidden by the security policy of all pages.')
  }
  for (const [path, assets] of site.stylesheets)
    for (const asset of assets) addProblem(path, asset, resolver.findAssetProblem(asset, path))
  for (const from of site.redirected ?? [])
    if ([from, normalizeAddress(from)].some((address) => site.pages.has(address) || site.files.has(address)))
      addProblem(
        'redirects.yaml',
        from,
        'is an address of the site, and a redirect would hide it. Remove the redirect.',
      )
  problems.push(...findUnreachable(site, resolver))
  return { links, problems }
}

const PLACEHOLDER_ORIGIN = 'https://this.site'
/** Protocols such as `javascript:` can run code. */
const ALLOWED_PROTOCOLS = new Set(['https:', 'mailto:', 'tel:'])

interface Target {
  /** Undefined if the link isn't a valid URL. */
  url: URL | undefined
  /** Continues a sentence that starts with the link. Undefined for valid links. */
  problem: string | undefined
}

/** Caches results, because most links are on every page. */
class LinkResolver {
  private readonly site: CrawledSite
  private readonly targets = new Map<string, Target>()

  constructor(site: CrawledSite) {
    this.site = site
  }

  /** Doesn't check external URLs, because builds don't use the network. */
  resolve(link: string, from: string): Target {
    const isAbsolute = link.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(link)
    const key = isAbsolute ? link : `${from} ${link}`
    const cached = this.targets.get(key)
    if (cached) return cached
    const url = URL.canParse(link, PLACEHOLDER_ORIGIN + from) ? new URL(link, PLACEHOLDER_ORIGIN + from) : undefined
    const target = { url, problem: url ? this.checkUrl(url) : 'isn’t a valid URL.' }
    this.targets.set(key, target)
    return target
  }

  /** Returns why a page can't load a file. Assets must be on this site or on the permitted origin. */
  findAssetProblem(link: string, from: string, allowedOrigin?: string): string | undefined {
    const { url, problem } = this.resolve(link, from)
    const isExternal = url?.origin !== PLACEHOLDER_ORIGIN && url?.origin !== allowedOrigin
    return problem ?? (isExternal ? 'is loaded from another site, which the security policy forbids.' : undefined)
  }

  private checkUrl(url: URL): string | undefined {
    if (url.protocol === 'http:') return 'isn’t encrypted. Write https.'
    if (!ALLOWED_PROTOCOLS.has(url.protocol))
      return `has the protocol ${url.protocol} Only https, mailto, and tel are allowed.`
    if (url.origin !== PLACEHOLDER_ORIGIN) return undefined
    const path = decodeAddress(url.pathname)
    if (this.site.pages.has(path)) return this.checkFragment(path, decodeAddress(url.hash.slice(1)))
    const exists = this.site.files.has(path) || this.site.redirected?.has(path)
    return exists ? undefined : `leads nowhere.${this.suggestAddress(path)}`
  }

  private checkFragment(path: string, fragment: string): string | undefined {
    const exists = fragment === '' || this.site.pages.get(path)?.ids.includes(fragment)
    return exists ? undefined : `leads to a page without the id "${fragment}".`
  }

  private suggestAddress(path: string): string {
    const pages = [...this.site.pages.keys()].filter((address) => !isNotFound(address))
    const match = findClosest(path, [...pages, ...this.site.files])
    return match ? ` Did you mean ${match}?` : ''
  }
}

function findUnreachable({ pages }: CrawledSite, resolver: LinkResolver): LinkProblem[] {
  const reached = new Set(['/'])
  // The loop also visits addresses added here.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) {
      if (link.startsWith('#') || reached.has(link)) continue
      const path = resolver.resolve(link, address).url?.pathname ?? ''
      if (pages.has(path)) reached.add(path)
    }
  return [...pages.keys()]
    .filter((address) => !isNotFound(address) && !reached.has(address))
    .map((address) => ({
      page: address,
      link: address,
      message: 'can’t be reached from the home page. Link to it, for example in content/navigation.yaml.',
    }))
}

function isNotFound(address: string): boolean {
  return /(^|\/)404$/.test(address)
}
