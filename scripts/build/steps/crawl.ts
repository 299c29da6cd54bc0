import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { canonicalAddress, decodeAddress } from '../../../renderer/model/addresses.ts'
import { closest } from '../../../renderer/model/explain/suggest.ts'
import { pluralize } from '../../formatNumbers.ts'
import type { PageLinks } from '../pages/pageLinks.ts'

/** The files of a site that are no pages. */
interface SiteFiles {
  /** As addresses: `/assets/x.css`. */
  files: Set<string>
  /** The addresses that style sheets load, by the style sheet's own. */
  stylesheets: Map<string, string[]>
}

/** A site as files: its pages by their addresses, and all else. */
export interface BuiltSite extends SiteFiles {
  pages: Map<string, PageLinks>
  /** Addresses for which other pages answer. The check permits links to those that will be, or have been, pages. */
  redirected?: Set<string>
}

/** Lists the files of a site, and reads its style sheets. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .sort()
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const loaded = sheets.map(async (path) => [path, urlsOf(await readFile(join(folder, path), 'utf8'))] as const)
  return { files: new Set(paths), stylesheets: new Map(await Promise.all(loaded)) }
}

function urlsOf(css: string): string[] {
  return [...css.matchAll(/url\(([^()]*)\)/g)]
    .map(([, url = '']) => url.trim().replaceAll(/['"]/g, ''))
    .filter((url) => !url.startsWith('data:'))
}

interface LinkProblem {
  /** The address of the page, or the path of the stylesheet, that holds the link. */
  page: string
  link: string
  message: string
}

/** The problems for the build's output. A link in the header would otherwise be named once for every page. */
export function formatLinkProblems(problems: LinkProblem[]): string {
  const pages = new Map<string, string[]>()
  for (const { page, link, message } of problems) {
    const text = `${link} ${message}`
    pages.set(text, [...(pages.get(text) ?? []), page])
  }
  const lines = [...pages].map(([text, [first = '', ...others]]) => {
    const more = new Set(others.filter((page) => page !== first)).size
    return `${first}${more > 0 ? ` and ${pluralize(more, 'other page')}` : ''}\n  ${text}`
  })
  return `${lines.join('\n\n')}\n\nThe built site has ${pluralize(pages.size, 'broken link')}.`
}

/**
 * Checks a built site: links lead to every page from `/`; every link, fragment, and asset of every page exists; and no page contains
 * what its security policy forbids.
 * @param embedded the only other origin that a page can load a frame from
 */
export function crawl(site: BuiltSite, embedded: string) {
  const follow = new Follower(site)
  const problems: LinkProblem[] = []
  const note = (page: string, link: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ page, link, message })
  }
  let links = 0
  for (const [page, { links: own, assets, frames, unsafe }] of site.pages) {
    links += own.length + assets.length + frames.length
    for (const link of own) note(page, link, follow.fault(link, page))
    for (const asset of assets) note(page, asset, follow.loadFault(asset, page))
    for (const frame of frames) note(page, frame, follow.loadFault(frame, page, embedded))
    for (const part of unsafe) note(page, part, 'is what the security policy of every page forbids.')
  }
  for (const [path, assets] of site.stylesheets)
    for (const asset of assets) note(path, asset, follow.loadFault(asset, path))
  for (const from of site.redirected ?? [])
    if ([from, canonicalAddress(from)].some((address) => site.pages.has(address) || site.files.has(address)))
      note('redirects.yaml', from, 'is an address of the site, and a redirect would hide it. Remove the redirect.')
  problems.push(...unreached(site, follow))
  return { links, problems }
}

const HERE = 'https://this.site'
/** Of all others some run code: `javascript:`, `data:`. */
const PROTOCOLS = new Set(['https:', 'mailto:', 'tel:'])

interface Target {
  /** Undefined where the link is no address. */
  url: URL | undefined
  fault: string | undefined
}

/** Follows links, each once from wherever it leads to the same. Most do, and stand on every page. */
class Follower {
  private readonly site: BuiltSite
  private readonly ids = new Map<string, Set<string>>()
  private readonly targets = new Map<string, Target>()

  constructor(site: BuiltSite) {
    this.site = site
  }

  targetOf(link: string, from: string): Target {
    const isSameEverywhere = link.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(link)
    const name = isSameEverywhere ? link : `${from} ${link}`
    const followed = this.targets.get(name)
    if (followed) return followed
    const url = URL.canParse(link, HERE + from) ? new URL(link, HERE + from) : undefined
    const target = { url, fault: url ? this.look(url) : 'is not an address.' }
    this.targets.set(name, target)
    return target
  }

  /** What is wrong with a link. Another origin's addresses are not followed: a build makes no network call. */
  fault(link: string, from: string): string | undefined {
    if (link.startsWith('#') && this.site.pages.has(from)) return this.missing(from, decodeAddress(link.slice(1)))
    return this.targetOf(link, from).fault
  }

  /** What is wrong with what a page or a style sheet loads: it is ours, or of the one other origin. */
  loadFault(link: string, from: string, permitted?: string): string | undefined {
    const { url, fault } = this.targetOf(link, from)
    const isForeign = url?.origin !== HERE && url?.origin !== permitted
    return fault ?? (isForeign ? 'is loaded from another site, which the policy forbids.' : undefined)
  }

  private look(url: URL): string | undefined {
    if (url.protocol === 'http:') return 'is not encrypted: write https.'
    if (!PROTOCOLS.has(url.protocol)) return `is an address that begins with ${url.protocol}`
    if (url.origin !== HERE) return undefined
    const path = decodeAddress(url.pathname)
    if (this.site.pages.has(path)) return this.missing(path, decodeAddress(url.hash.slice(1)))
    const isThere = this.site.files.has(path) || this.site.redirected?.has(path)
    return isThere ? undefined : `leads nowhere.${this.suggestion(path)}`
  }

  private missing(path: string, fragment: string): string | undefined {
    const ids = this.ids.get(path) ?? new Set(this.site.pages.get(path)?.ids)
    this.ids.set(path, ids)
    return fragment === '' || ids.has(fragment) ? undefined : `leads to a page without the id "${fragment}".`
  }

  private suggestion(path: string): string {
    const pages = [...this.site.pages.keys()].filter((address) => !isNotFound(address))
    const match = closest(path, [...pages, ...this.site.files])
    return match ? ` Did you mean ${match}?` : ''
  }
}

/** The pages that no way from the home page leads to. Not-found pages are meant to have none. */
function unreached({ pages }: BuiltSite, follow: Follower): LinkProblem[] {
  const reached = new Set(['/'])
  // It grows while it is gone through.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) {
      if (link.startsWith('#') || reached.has(link)) continue
      const path = follow.targetOf(link, address).url?.pathname ?? ''
      if (pages.has(path)) reached.add(path)
    }
  return [...pages.keys()]
    .filter((address) => !isNotFound(address) && !reached.has(address))
    .map((address) => ({ page: '/', link: address, message: 'is a page that no link leads to.' }))
}

function isNotFound(address: string): boolean {
  return /(^|\/)404$/.test(address)
}
