import { writeFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { listFeedCollections } from '../../../renderer/feeds.ts'
import { createFileProblem, type Diagnostic, setDefaultRule } from '../../../renderer/model/explain/diagnostic.ts'
import { PUBLISHED_URLS_FILE } from '../../../renderer/model/read/readContent.ts'
import { listFeedAddresses } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { readIfExists } from '../../cache/sources.ts'
import { createRedirectAdvisor } from './redirectAdvice.ts'

const FILE_COMMENT =
  "# Every address that this site has had, written by npm run published. Don't remove addresses: people have links to them."

interface PublishedUrl {
  address: string
  /** 1-based. */
  line: number
}

/** Reads `published-urls.txt`: an address or a comment with `#` per line. Returns undefined if the file doesn't exist. */
export function readPublishedUrls(root: string): PublishedUrl[] | undefined {
  const lines = readIfExists(join(root, PUBLISHED_URLS_FILE))?.toString().split('\n')
  return lines
    ?.map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/** Finds published addresses that no longer exist, and entries that feed readers would show twice. */
export function findBrokenUrls(root: string, site: Site): Diagnostic[] {
  const publishedUrls = readPublishedUrls(root) ?? []
  const publishedAddresses = new Set(publishedUrls.map(({ address }) => address))
  const current = listAddresses(site)
  const missing = publishedUrls.filter(({ address }) => !current.includes(address))
  const targets = current.filter((address) => !site.unpublished.has(address))
  const adviseOnRedirect = createRedirectAdvisor({
    targets,
    added: targets.filter((address) => !publishedAddresses.has(address)),
    missing: missing.map(({ address }) => address),
    redirects: site.get(redirects),
  })
  const broken = missing.filter(({ address }) => !Object.hasOwn(site.get(redirects), address))
  const problems = broken.map((url) => {
    const kind = posix.extname(url.address) ? 'file' : 'page'
    const message = `\`${url.address}\` was published, but this ${kind} no longer exists.`
    return createProblem(root, url, message, `Add a line to ${redirects.path}, ${adviseOnRedirect(url.address)}`)
  })
  return [...problems, ...findRepublishedFeedItems(root, site, publishedAddresses)]
}

/** Finds feed entries that moved with their collection: without a `guid`, feed readers show them as new. */
function findRepublishedFeedItems(root: string, site: Site, publishedAddresses: ReadonlySet<string>): Diagnostic[] {
  const pages = new Set(site.pages().map(({ address }) => address))
  const missing = [...publishedAddresses].filter((address) => !pages.has(address))
  const { origin } = site.get(company)
  return listFeedCollections(site).flatMap((collection) =>
    site.listEntries(collection).flatMap((entry) => {
      const address = collection.getAddress(entry.slug)
      if ('guid' in entry || publishedAddresses.has(address)) return []
      const isFormerAddress = (old: string) =>
        posix.basename(old) === entry.slug && (site.get(redirects)[old]?.address ?? address) === address
      const former = missing.find(isFormerAddress)
      if (former === undefined) return []
      const file = posix.join(basename(resolve(root)), collection.name, `${entry.slug}.${collection.format}`)
      const message = `This entry was published as \`${former}\`. Feed readers would show it again as \`${address}\`.`
      const hint = `Add to its front matter: \`guid: ${origin}${former}\`.`
      return setDefaultRule('references', [createFileProblem(file, message, hint)])
    }),
  )
}

/** Finds published addresses of entries that are drafts now, unless they have a redirect. */
export function findPublishedDrafts(root: string, site: Site, publishedSite: Site): Diagnostic[] {
  const adviseOnRedirect = createRedirectAdvisor({ targets: listAddresses(publishedSite) })
  const drafts = (readPublishedUrls(root) ?? []).filter(
    ({ address }) =>
      site.unpublished.get(address)?.reason === 'draft' && !Object.hasOwn(publishedSite.get(redirects), address),
  )
  return drafts.map((url) => {
    const message = `\`${url.address}\` was published, but its page is a draft now, so links to it are broken.`
    const hint = `If this is intended, add a line to ${redirects.path} for now, ${adviseOnRedirect(url.address)}`
    return createProblem(root, url, message, hint)
  })
}

function createProblem(root: string, { address, line }: PublishedUrl, message: string, hint: string): Diagnostic {
  const file = posix.join(basename(resolve(root)), PUBLISHED_URLS_FILE)
  const sourceLine = { text: address, length: address.length }
  return { ...createFileProblem(file, message, hint), line, rule: 'references', sourceLine }
}

export function listAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...listFeedAddresses(site.model, site.inventory)]
}

/** Lists addresses that aren't in `published-urls.txt`. */
export function findUnlistedAddresses(publishedUrls: PublishedUrl[], site: Site): string[] {
  const publishedAddresses = new Set(publishedUrls.map(({ address }) => address))
  return listAddresses(site).filter((address) => !publishedAddresses.has(address))
}

/** Adds new addresses to `published-urls.txt`, and counts them. */
export function addPublishedUrls(root: string, site: Site): number {
  const publishedUrls = readPublishedUrls(root) ?? []
  const added = findUnlistedAddresses(publishedUrls, site)
  if (added.length === 0) return 0
  const file = join(root, PUBLISHED_URLS_FILE)
  const comments = (readIfExists(file)?.toString() ?? FILE_COMMENT).split('\n').filter((line) => line.startsWith('#'))
  const addresses = [...publishedUrls.map(({ address }) => address), ...added].sort()
  writeFileSync(file, `${[...comments, ...addresses].join('\n')}\n`)
  return added.length
}
