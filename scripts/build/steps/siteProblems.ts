import { Parser } from 'htmlparser2'
import { decodePercentEncoding, normalizeAddress } from '../../../renderer/model/addresses.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { listFiles } from '../../files.ts'
import { groupBy } from '../../groupBy.ts'

/** Parts of a page's HTML that `findSiteProblems` checks. */
export interface PageScan {
  ids: string[]
  links: string[]
  /** URLs of scripts, styles, images, and recordings. */
  assets: string[]
  frames: string[]
  /** Elements and attributes that violate the Content Security Policy: `<p style>`. */
  unsafe: string[]
}

/** Elements that load the file in `href`, in contrast to `<a>`. */
const LOADING_ELEMENTS = ['link', 'use', 'image']
/** Elements that the Content Security Policy blocks. */
const FORBIDDEN_ELEMENTS = ['style', 'base', 'form', 'object', 'embed']

/** Parses a page, including the contents of `<template>`. */
export function scanPage(html: string): PageScan {
  const scan: PageScan = { ids: [], links: [], assets: [], frames: [], unsafe: [] }
  new Parser({ onopentag: (name, attributes) => collectFromElement(scan, name, attributes) }).end(html)
  return scan
}

function collectFromElement(scan: PageScan, name: string, attributes: Record<string, string>): void {
  const { id, href, rel, src, poster, srcset, type } = attributes
  if (id !== undefined) scan.ids.push(id)
  if (href !== undefined) {
    if (name === 'a' || (name === 'link' && rel === 'alternate')) scan.links.push(href)
    else if (LOADING_ELEMENTS.includes(name) && rel !== 'canonical') scan.assets.push(href)
  }
  if (src !== undefined) (name === 'iframe' ? scan.frames : scan.assets).push(src)
  if (poster !== undefined) scan.assets.push(poster)
  // A comma and white space separate candidates, because URLs can contain commas (HTML, 4.8.4.2.1).
  for (const candidate of srcset?.split(/,\s+/) ?? []) scan.assets.push(candidate.trim().split(/\s+/)[0] ?? '')
  const isInline = name === 'script' && src === undefined && type !== 'application/ld+json'
  if (isInline || FORBIDDEN_ELEMENTS.includes(name)) scan.unsafe.push(`<${name}>`)
  const attributeNames = Object.keys(attributes).filter((attribute) => /^(?:style$|on[a-z])/.test(attribute))
  scan.unsafe.push(...attributeNames.map((attribute) => `<${name} ${attribute}>`))
}

/** Pages and files of a built site. */
export interface SiteOutput {
  /** Keys are addresses. */
  pages: Map<string, PageScan>
  /** Paths of other files: `/assets/x.css` */
  files: Set<string>
  /** Addresses that redirect. Links to them are valid. */
  redirectSources?: Set<string>
}

/** Lists the files of a built site, except for pages: `/assets/x.css` */
export function listSiteFiles(folder: string): Set<string> {
  const files = listFiles(folder).filter((path) => !path.endsWith('.html'))
  return new Set(files.map((path) => `/${path}`))
}

interface SiteProblem {
  /** Address of the page, or `redirects.yaml`. */
  location: string
  /** A link, asset, element, or address. */
  subject: string
  /** Continues a sentence that starts with the subject: `isn't a valid URL. Correct it.` */
  message: string
}

/** Groups problems by message, because a link in the header is on every page. */
export function formatSiteProblems(problems: SiteProblem[]): string {
  const groups = groupBy(problems, ({ subject, message }) => `${subject} ${message}`)
  const paragraphs = [...groups].map(([text, group]) => {
    const [firstLocation, ...otherLocations] = new Set(group.map(({ location }) => location))
    const others = otherLocations.length > 0 ? ` and ${pluralize(otherLocations.length, 'other page')}` : ''
    return `${firstLocation}${others}\n  ${text}`
  })
  return `${paragraphs.join('\n\n')}\n\nThe built site has ${pluralize(groups.size, 'problem')}.`
}

/** Checks links, assets, redirects, reachability, and the Content Security Policy. Only frames can load `frameOrigin`. */
export function findSiteProblems(site: SiteOutput, frameOrigin: string) {
  const resolveLink = createLinkResolver(site)
  const problems: SiteProblem[] = []
  const addProblem = (location: string, subject: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ location, subject, message })
  }
  const checkAsset = (page: string, link: string, origins: string[], advice: string) => {
    const { url, problem } = resolveLink(link, page)
    const isExternal = url && !origins.includes(url.origin)
    const message = `is loaded from another site, which the Content Security Policy forbids. ${advice}`
    addProblem(page, link, problem ?? (isExternal ? message : undefined))
  }
  let linkCount = 0
  for (const [page, { links, assets, frames, unsafe }] of site.pages) {
    linkCount += links.length + assets.length + frames.length
    for (const link of links) addProblem(page, link, resolveLink(link, page).problem)
    for (const asset of assets) checkAsset(page, asset, [OWN_ORIGIN], 'Copy the file to the site.')
    for (const frame of frames)
      checkAsset(page, frame, [OWN_ORIGIN, frameOrigin], 'Remove it, or link to the page instead.')
    for (const element of unsafe)
      addProblem(page, element, 'violates the Content Security Policy. Remove it, or move it to a file.')
  }
  for (const from of site.redirectSources ?? [])
    if ([from, normalizeAddress(from)].some((address) => site.pages.has(address) || site.files.has(address)))
      addProblem('redirects.yaml', from, 'is a page or file, which the redirect would hide. Remove the redirect.')
  const unreachableMessage = "can't be reached from the home page. Link to it, for example in content/navigation.yaml."
  for (const address of findUnreachablePages(site, resolveLink)) addProblem(address, address, unreachableMessage)
  return { linkCount, problems }
}

/** A made-up origin to resolve links, which omit the site's origin. */
const OWN_ORIGIN = 'https://this.site'
/** Protocols of links. Others, such as `javascript:`, can run code. */
const ALLOWED_PROTOCOLS = new Set(['https:', 'mailto:', 'tel:'])

/** Returns a function that resolves and checks a link on a page. Caches the results, because most links are on every page. */
function createLinkResolver(site: SiteOutput) {
  const resolvedLinks = new Map<string, { url: URL | undefined; problem: string | undefined }>()
  return (link: string, page: string) => {
    const isAbsolute = link.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(link)
    const key = isAbsolute ? link : `${page} ${link}`
    const cached = resolvedLinks.get(key)
    if (cached) return cached
    const base = OWN_ORIGIN + page
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined
    const resolved = { url, problem: url ? findUrlProblem(url, site) : "isn't a valid URL. Correct it." }
    resolvedLinks.set(key, resolved)
    return resolved
  }
}

/** Checks that the target exists, unless it's on another site, because builds don't use the network. */
function findUrlProblem(url: URL, { pages, files, redirectSources }: SiteOutput): string | undefined {
  if (url.protocol === 'http:') return "isn't encrypted. Write https."
  if (!ALLOWED_PROTOCOLS.has(url.protocol))
    return `uses \`${url.protocol}\`, but only https:, mailto:, and tel: are allowed. Use one of them, or remove the link.`
  if (url.origin !== OWN_ORIGIN) return undefined
  const path = decodePercentEncoding(url.pathname)
  const page = pages.get(path)
  if (!page && !files.has(path) && !redirectSources?.has(path))
    return "doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml."
  const fragment = decodePercentEncoding(url.hash.slice(1))
  const exists = !page || fragment === '' || page.ids.includes(fragment)
  return exists ? undefined : `leads to a page without the id "${fragment}". Correct or remove it.`
}

/** Returns the addresses of pages that no link leads to, starting at the home page. Not-found pages need no link. */
function findUnreachablePages({ pages }: SiteOutput, resolveLink: ReturnType<typeof createLinkResolver>): string[] {
  const reached = new Set(['/'])
  // The loop also visits addresses added here.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) {
      if (link.startsWith('#') || reached.has(link)) continue
      const path = resolveLink(link, address).url?.pathname ?? ''
      if (pages.has(path)) reached.add(path)
    }
  return [...pages.keys()].filter((address) => !/(^|\/)404$/.test(address) && !reached.has(address))
}
