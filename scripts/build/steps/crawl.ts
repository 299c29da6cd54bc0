import { closest } from '../../../renderer/model/explain/suggest.ts'
import type { PageFacts } from '../pages/pageFacts.ts'
import type { SiteFiles } from './siteFiles.ts'
import { counted } from './step.ts'

/** A site as files: its pages by their addresses, and all else. */
export interface BuiltSite extends SiteFiles {
  pages: Map<string, PageFacts>
  /** Addresses for which other pages answer. The check permits links to those that will be, or have been, pages. */
  redirected?: Set<string>
}

export interface LinkProblem {
  /** The address of the page, or the path of the stylesheet, that holds the link. */
  page: string
  link: string
  message: string
}

export interface CrawlResult {
  /** How many links, pictures and assets were followed. */
  links: number
  problems: LinkProblem[]
}

/** The problems for the build's output. A link in the header would otherwise be told once for every page. */
export function formatLinkProblems(problems: LinkProblem[]): string {
  const pages = new Map<string, string[]>()
  for (const { page, link, message } of problems) {
    const text = `${link} ${message}`
    pages.set(text, [...(pages.get(text) ?? []), page])
  }
  const lines = [...pages].map(([text, [first = '', ...others]]) => {
    const more = new Set(others.filter((page) => page !== first)).size
    return `${first}${more > 0 ? ` and ${counted(more, 'other page')}` : ''}\n  ${text}`
  })
  return `${lines.join('\n\n')}\n\nThe built site has ${counted(pages.size, 'broken link')}.`
}

/** Where a site is, and whose pages it may embed. */
export interface Origins {
  /** The site's own: every canonical address starts with it. */
  origin: string
  /** The only other one that a page loads anything of. */
  frames: string
}

/**
 * Checks a built site: from `/` every page is reached; every link, fragment, picture and asset of every page leads
 * somewhere; and no page holds what its security policy forbids.
 */
export function crawl(site: BuiltSite, { origin, frames: embedded }: Origins): CrawlResult {
  const follow = new Follower(site)
  const problems: LinkProblem[] = []
  const tell = (page: string, link: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ page, link, message })
  }
  let links = 0
  for (const [page, { links: own, assets, frames, canonical, sharePicture, unsafe }] of site.pages) {
    links += own.length + assets.length + frames.length
    for (const link of own) tell(page, link, follow.fault(link, page))
    for (const asset of assets) tell(page, asset, follow.fault(asset, page) ?? follow.foreignFault(asset, undefined))
    for (const frame of frames) tell(page, frame, follow.fault(frame, page) ?? follow.foreignFault(frame, embedded))
    for (const part of unsafe) tell(page, part, 'is what the security policy of every page forbids.')
    tell(page, canonical ?? '(none)', canonicalFault(canonical, origin + page))
    const shared = sharePicture?.startsWith(`${origin}/`) ? sharePicture.slice(origin.length) : sharePicture
    if (shared !== undefined) tell(page, shared, follow.shareFault(shared, sharePicture === shared, origin))
  }
  for (const [path, assets] of site.stylesheets)
    for (const asset of assets) tell(path, asset, follow.fault(asset, path) ?? follow.foreignFault(asset, undefined))
  return { links, problems: [...problems, ...unreached(site, follow)] }
}

const HERE = 'https://this.site'
/** Of all others some run code: `javascript:`, `data:`. */
const PROTOCOLS = new Set(['https:', 'mailto:', 'tel:'])

/** Whether a link leads to the same place from everywhere. Most do, and stand on every page. */
function isSameEverywhere(link: string): boolean {
  return link.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(link)
}

/** Follows links, each once from wherever it leads to the same. */
class Follower {
  private readonly site: BuiltSite
  private readonly ids = new Map<string, Set<string>>()
  private readonly absolute = new Map<string, string | undefined>()
  private readonly urls = new Map<string, URL | undefined>()

  constructor(site: BuiltSite) {
    this.site = site
  }

  /** What is wrong with a link. Another origin's addresses are not followed: a build makes no network call. */
  fault(link: string, from: string): string | undefined {
    if (link.startsWith('#') && this.site.pages.has(from)) return this.missing(from, link.slice(1))
    if (!isSameEverywhere(link)) return this.look(link, from)
    if (!this.absolute.has(link)) this.absolute.set(link, this.look(link, from))
    return this.absolute.get(link)
  }

  /** What is wrong with what a page loads from elsewhere than here. */
  foreignFault(link: string, permitted: string | undefined): string | undefined {
    const origin = this.urlOf(link, '/')?.origin
    return origin === HERE || origin === permitted
      ? undefined
      : 'is loaded from another site, which the policy forbids.'
  }

  /** Where a link leads; undefined where it is no address. */
  urlOf(link: string, from: string): URL | undefined {
    const name = isSameEverywhere(link) ? link : `${from} ${link}`
    if (!this.urls.has(name))
      this.urls.set(name, URL.canParse(link, HERE + from) ? new URL(link, HERE + from) : undefined)
    return this.urls.get(name)
  }

  /** The picture for other sites has an absolute address (ogp.me), so that only its origin tells that it is ours. */
  shareFault(picture: string, isForeign: boolean, origin: string): string | undefined {
    return isForeign ? `is a share picture that does not begin with ${origin}.` : this.fault(picture, '/')
  }

  private look(link: string, from: string): string | undefined {
    const url = this.urlOf(link, from)
    if (!url) return 'is not an address.'
    if (url.protocol === 'http:') return 'is not encrypted: write https.'
    if (!PROTOCOLS.has(url.protocol)) return `is an address that begins with ${url.protocol}`
    if (url.origin !== HERE) return undefined
    const path = decodeURIComponent(url.pathname)
    if (!this.site.pages.has(path))
      return this.site.files.has(path) || this.site.redirected?.has(path)
        ? undefined
        : `leads nowhere.${this.suggestion(path)}`
    return this.missing(path, url.hash.slice(1))
  }

  /** What is wrong with a fragment of a page, which is encoded. */
  private missing(path: string, encoded: string): string | undefined {
    const fragment = decodeURIComponent(encoded)
    return fragment === '' || this.idsOf(path).has(fragment)
      ? undefined
      : `leads to a page without the id "${fragment}".`
  }

  private idsOf(path: string): Set<string> {
    const ids = this.ids.get(path) ?? new Set(this.site.pages.get(path)?.ids)
    this.ids.set(path, ids)
    return ids
  }

  private suggestion(path: string): string {
    const pages = [...this.site.pages.keys()].filter((address) => !isNotFound(address))
    const match = closest(path, [...pages, ...this.site.files])
    return match ? ` Did you mean ${match}?` : ''
  }
}

function canonicalFault(canonical: string | undefined, expected: string): string | undefined {
  return canonical === expected ? undefined : `is not the page's canonical address, ${expected}.`
}

/** The pages that no way from the home page leads to. Not-found pages are meant to have none. */
function unreached({ pages }: BuiltSite, follow: Follower): LinkProblem[] {
  const reached = new Set(['/'])
  // It grows while it is gone through.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) {
      if (link.startsWith('#') || reached.has(link)) continue
      const path = follow.urlOf(link, address)?.pathname ?? ''
      if (pages.has(path)) reached.add(path)
    }
  return [...pages.keys()]
    .filter((address) => !isNotFound(address) && !reached.has(address))
    .map((address) => ({ page: '/', link: address, message: 'is a page that no link leads to.' }))
}

function isNotFound(address: string): boolean {
  return /(^|\/)404$/.test(address)
}
