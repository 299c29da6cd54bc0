import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { listFeedCollections } from '../../../renderer/feeds.ts'
import { createFileProblem, type Diagnostic, withRule } from '../../../renderer/model/explain/diagnostic.ts'
import { PUBLISHED_URLS } from '../../../renderer/model/read/readContent.ts'
import { listFeedAddresses } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { createRedirectSuggester, describeRedirect } from './redirectSuggestions.ts'

const FILE_COMMENT = `# Every address that this site has had, written by npm run published. Don't remove addresses: people have links to them.
`

interface PublishedUrl {
  address: string
  /** 1-based. */
  line: number
}

/** Parses an address per line, and skips comments, which start with `#`. */
export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text
    .split('\n')
    .map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/** Returns the text of `published-urls.txt`, or undefined if the file doesn't exist. */
export function readPublishedUrls(root: string): string | undefined {
  const file = join(root, PUBLISHED_URLS)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Finds published addresses that no longer exist, and entries that feed readers would show twice. */
export function findBrokenUrls(root: string, site: Site): Diagnostic[] {
  const listed = parsePublishedUrls(readPublishedUrls(root) ?? '')
  const current = listAddresses(site)
  const redirectTargets = new Map(Object.entries(site.get(redirects)).map(([from, to]) => [from, to.slug]))
  const missing = listed.filter(({ address }) => !current.includes(address))
  const listedAddresses = new Set(listed.map(({ address }) => address))
  const targets = current.filter((address) => !site.unpublished.has(address))
  const added = targets.filter((address) => !listedAddresses.has(address))
  const suggest = createRedirectSuggester({
    missing: missing.map(({ address }) => address),
    targets,
    added,
    redirectTargets,
  })
  const missingWithoutRedirect = missing.filter(({ address }) => !redirectTargets.has(address))
  return [
    ...missingWithoutRedirect.map(({ address, line }) => {
      const message = `\`${address}\` was published, but this ${posix.extname(address) ? 'file' : 'page'} no longer exists.`
      return createProblem(
        root,
        { address, line },
        message,
        `Add a line to ${redirects.path}, ${describeRedirect(address, suggest)}`,
      )
    }),
    ...findRepublishedFeedItems(root, site, { listed: listedAddresses, redirectTargets }),
  ]
}

interface Published {
  listed: ReadonlySet<string>
  /** Keys are old addresses. */
  redirectTargets: ReadonlyMap<string, string>
}

/** Finds feed entries that moved with their collection: without a `guid`, feed readers show them as new. */
function findRepublishedFeedItems(root: string, site: Site, { listed, redirectTargets }: Published): Diagnostic[] {
  const pages = new Set(site.pages().map(({ address }) => address))
  const missing = [...listed].filter((address) => !pages.has(address))
  const { origin } = site.get(company)
  return listFeedCollections(site).flatMap((collection) =>
    site.listEntries(collection).flatMap((entry) => {
      const address = collection.getAddress(entry.slug)
      if ('guid' in entry || listed.has(address)) return []
      const isFormerAddress = (old: string) =>
        posix.basename(old) === entry.slug && (redirectTargets.get(old) ?? address) === address
      const former = missing.find(isFormerAddress)
      if (former === undefined) return []
      const file = posix.join(basename(resolve(root)), collection.name, `${entry.slug}.${collection.format}`)
      const message = `This entry was published as \`${former}\`. Feed readers would show it again as \`${address}\`.`
      const hint = `Add to its front matter: \`guid: ${origin}${former}\`.`
      return withRule('references', [createFileProblem(file, message, hint)])
    }),
  )
}

/** Finds published addresses of entries that are drafts now, unless they have a redirect. */
export function findPublishedDrafts(root: string, site: Site, publishedSite: Site): Diagnostic[] {
  const redirectSources = new Set(Object.keys(publishedSite.get(redirects)))
  const suggest = createRedirectSuggester({
    missing: [],
    targets: listAddresses(publishedSite),
    added: [],
    redirectTargets: new Map(),
  })
  return parsePublishedUrls(readPublishedUrls(root) ?? '')
    .filter(({ address }) => site.unpublished.get(address)?.reason === 'draft' && !redirectSources.has(address))
    .map(({ address, line }) => {
      const message = `\`${address}\` was published, but its page is a draft now, so links to it are broken.`
      const hint = `If this is intended, add a line to ${redirects.path} for now, ${describeRedirect(address, suggest)}`
      return createProblem(root, { address, line }, message, hint)
    })
}

function createProblem(root: string, { address, line }: PublishedUrl, message: string, hint: string): Diagnostic {
  const source = { text: address, length: address.length }
  return {
    file: posix.join(basename(resolve(root)), PUBLISHED_URLS),
    line,
    column: 1,
    rule: 'references',
    message,
    hint,
    source,
  }
}

/** Lists the addresses of pages and feeds. */
export function listAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...listFeedAddresses(site.model, site.inventory)]
}

/** @param published the text of `published-urls.txt`. Without it, no address is unlisted. */
export function findUnlistedAddresses(published: string | undefined, site: Site): string[] {
  if (published === undefined) return []
  const listed = new Set(parsePublishedUrls(published).map(({ address }) => address))
  return listAddresses(site).filter((address) => !listed.has(address))
}

/** Adds new addresses to `published-urls.txt`, and counts them. */
export function addPublishedUrls(root: string, site: Site): number {
  const published = readPublishedUrls(root) ?? FILE_COMMENT
  const added = findUnlistedAddresses(published, site)
  const notes = published.split('\n').filter((line) => line.startsWith('#'))
  const addresses = [...parsePublishedUrls(published).map(({ address }) => address), ...added].sort()
  if (added.length > 0) writeFileSync(join(root, PUBLISHED_URLS), `${[...notes, ...addresses].join('\n')}\n`)
  return added.length
}
