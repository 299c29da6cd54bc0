import { decodePercentEncoding, normalizeAddress } from '../../../renderer/model/addresses.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { listFiles } from '../../files.ts'
import { groupBy } from '../../groupBy.ts'
import type { PageScan } from '../pages/pageScan.ts'

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
  const problems = [
    ...[...site.pages].flatMap(([address, scan]) => checkPage(address, scan, resolveLink, frameOrigin)),
    ...checkRedirects(site),
    ...checkReachability(site, resolveLink),
  ]
  const linkCounts = [...site.pages.values()].map((scan) => scan.links.length + scan.assets.length + scan.frames.length)
  return { linkCount: linkCounts.reduce((sum, count) => sum + count, 0), problems }
}

const FRAME_ADVICE = 'Remove it, or link to the page instead.'
const UNSAFE_MESSAGE = 'violates the Content Security Policy. Remove it, or move it to a file.'

function checkPage(location: string, scan: PageScan, resolveLink: LinkResolver, frameOrigin: string): SiteProblem[] {
  const findAssetProblem = (link: string, advice: string, allowedOrigin?: string) => {
    const { url, path, problem } = resolveLink(link, location)
    if (problem !== undefined || path !== undefined || url?.origin === allowedOrigin) return problem
    return `is loaded from another site, which the Content Security Policy forbids. ${advice}`
  }
  const { links, assets, frames, unsafe } = scan
  const messages = [
    ...links.map((link) => ({ subject: link, message: resolveLink(link, location).problem })),
    ...assets.map((link) => ({ subject: link, message: findAssetProblem(link, 'Copy the file to the site.') })),
    ...frames.map((link) => ({ subject: link, message: findAssetProblem(link, FRAME_ADVICE, frameOrigin) })),
    ...unsafe.map((element) => ({ subject: element, message: UNSAFE_MESSAGE })),
  ]
  return messages.flatMap(({ subject, message }) => (message === undefined ? [] : [{ location, subject, message }]))
}

function checkRedirects({ pages, files, redirectSources = new Set() }: SiteOutput): SiteProblem[] {
  const message = 'is a page or file, which the redirect would hide. Remove the redirect.'
  const hidesFile = (from: string) =>
    [from, normalizeAddress(from)].some((address) => pages.has(address) || files.has(address))
  return [...redirectSources].filter(hidesFile).map((from) => ({ location: 'redirects.yaml', subject: from, message }))
}

/** Reports pages that no link leads to, starting at the home page. Not-found pages need no link. */
function checkReachability({ pages }: SiteOutput, resolveLink: LinkResolver): SiteProblem[] {
  const reached = new Set(['/'])
  // The loop also visits addresses added here.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? []) {
      if (link.startsWith('#') || reached.has(link)) continue
      const { path } = resolveLink(link, address)
      if (path !== undefined && pages.has(path)) reached.add(path)
    }
  const message = "can't be reached from the home page. Link to it, for example in content/navigation.yaml."
  const unreachable = [...pages.keys()].filter((address) => !/(^|\/)404$/.test(address) && !reached.has(address))
  return unreachable.map((address) => ({ location: address, subject: address, message }))
}

/** A made-up origin to resolve links, which omit the site's origin. */
const OWN_ORIGIN = 'https://this.site'
/** Protocols of links. Others, such as `javascript:`, can run code. */
const ALLOWED_PROTOCOLS = new Set(['https:', 'mailto:', 'tel:'])

type LinkResolver = ReturnType<typeof createLinkResolver>

/** Returns a function that resolves and checks a link on a page. Caches the results, because most links are on every page. */
function createLinkResolver(site: SiteOutput) {
  const resolvedLinks = new Map<string, Record<'path' | 'problem', string | undefined> & { url: URL | undefined }>()
  return (link: string, page: string) => {
    const isAbsolute = link.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(link)
    const key = isAbsolute ? link : `${page} ${link}`
    const cached = resolvedLinks.get(key)
    if (cached) return cached
    const base = OWN_ORIGIN + page
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined
    // Undefined for other sites.
    const path = url?.origin === OWN_ORIGIN ? decodePercentEncoding(url.pathname) : undefined
    const resolved = { url, path, problem: url ? findUrlProblem(url, path, site) : "isn't a valid URL. Correct it." }
    resolvedLinks.set(key, resolved)
    return resolved
  }
}

/** Checks that the target exists, unless it's on another site, because builds don't use the network. */
function findUrlProblem(url: URL, path: string | undefined, site: SiteOutput): string | undefined {
  const { pages, files, redirectSources } = site
  if (url.protocol === 'http:') return "isn't encrypted. Write https."
  if (!ALLOWED_PROTOCOLS.has(url.protocol))
    return `uses \`${url.protocol}\`, but only https:, mailto:, and tel: are allowed. Use one of them, or remove the link.`
  if (path === undefined) return undefined
  const page = pages.get(path)
  if (!page && !files.has(path) && !redirectSources?.has(path))
    return "doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml."
  const fragment = decodePercentEncoding(url.hash.slice(1))
  const exists = !page || fragment === '' || page.ids.includes(fragment)
  return exists ? undefined : `leads to a page without the id "${fragment}". Correct or remove it.`
}
