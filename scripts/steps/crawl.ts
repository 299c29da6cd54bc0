import { closest } from '../../renderer/model/explain/suggest.ts'
import { type BuiltPage, type BuiltSite, readBuiltSite } from './builtSite.ts'
import { counted } from './step.ts'

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

/**
 * Checks a built site: from `/` every page is reached, and every link, fragment, picture and asset of every page leads
 * somewhere.
 * @param folder the built site; nothing else is read.
 * @param origin the site's origin, which every canonical address starts with.
 */
export async function crawl(folder: string, origin: string): Promise<CrawlResult> {
  const site = await readBuiltSite(folder)
  const links = [...site.pages.values()].flatMap((page) =>
    [...page.links, ...page.assets].map((link) => ({ page, link })),
  )
  const problems = [
    ...links.flatMap(({ page, link }) => checkLink(site, page.address, link)),
    ...[...site.stylesheets].flatMap(([path, assets]) => assets.flatMap((link) => checkLink(site, path, link))),
    ...[...site.pages.values()].flatMap((page) => [
      ...checkCanonical(page, origin),
      ...checkSharePicture(site, page, origin),
    ]),
    ...unreached(site),
  ]
  return { links: links.length, problems }
}

const HERE = 'https://this.site'

function toUrl(link: string, from: string): URL | undefined {
  return URL.canParse(link, HERE + from) ? new URL(link, HERE + from) : undefined
}

/** Another origin's addresses are not followed: a build makes no network call. */
function checkLink(site: BuiltSite, from: string, link: string): LinkProblem[] {
  const fail = (message: string) => [{ page: from, link, message }]
  const url = toUrl(link, from)
  if (!url) return fail('is not an address.')
  if (url.protocol === 'http:') return fail('is not encrypted: write https.')
  if (url.origin !== HERE) return []
  const path = decodeURIComponent(url.pathname)
  const page = site.pages.get(path)
  if (!page) return site.files.has(path) ? [] : fail(`leads nowhere.${suggestion(path, site)}`)
  const fragment = decodeURIComponent(url.hash.slice(1))
  if (fragment === '' || page.ids.has(fragment)) return []
  return fail(`leads to a page without the id "${fragment}".`)
}

function suggestion(path: string, site: BuiltSite): string {
  const pages = [...site.pages.values()].filter(({ isNotFound }) => !isNotFound).map(({ address }) => address)
  const match = closest(path, [...pages, ...site.files])
  return match ? ` Did you mean ${match}?` : ''
}

function checkCanonical({ address, canonical }: BuiltPage, origin: string): LinkProblem[] {
  const expected = origin + address
  if (canonical === expected) return []
  return [{ page: address, link: canonical ?? '(none)', message: `is not the page's canonical address, ${expected}.` }]
}

/** The picture for other sites has an absolute address (ogp.me), so that only its origin tells that it is ours. */
function checkSharePicture(site: BuiltSite, { address, sharePicture }: BuiltPage, origin: string): LinkProblem[] {
  if (sharePicture === undefined) return []
  if (!sharePicture.startsWith(`${origin}/`)) {
    return [{ page: address, link: sharePicture, message: `is a share picture that does not begin with ${origin}.` }]
  }
  return checkLink(site, address, sharePicture.slice(origin.length))
}

/** The pages that no way from the home page leads to. Not-found pages are meant to have none. */
function unreached({ pages }: BuiltSite): LinkProblem[] {
  const reached = new Set<string>()
  const queue = ['/']
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    const page = pages.get(address)
    if (!page || reached.has(address)) continue
    reached.add(address)
    queue.push(...page.links.map((link) => toUrl(link, page.address)?.pathname ?? ''))
  }
  const isMissed = ({ address, isNotFound }: BuiltPage) => !isNotFound && !reached.has(address)
  return [...pages.values()]
    .filter(isMissed)
    .map(({ address }) => ({ page: '/', link: address, message: 'is a page that no link leads to.' }))
}
