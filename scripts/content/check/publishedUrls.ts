import { writeFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { createFileProblem, type Diagnostic } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { PUBLISHED_URLS_FILE } from '../../../renderer/model/read/readContent.ts'
import { listFeedAddresses } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { readIfExists } from '../../files.ts'
import { groupBy } from '../../groupBy.ts'

const FILE_COMMENT =
  "# Every address that this site has had, written by npm run published. Don't remove addresses: people have links to them."

type PublishedAddress = { address: string; line: number }

/** Reads `published-urls.txt`: each line is an address or a comment with `#`. Returns undefined if the file doesn't exist. */
export function readPublishedUrls(content: string): PublishedAddress[] | undefined {
  const lines = readIfExists(join(content, PUBLISHED_URLS_FILE))?.toString().split('\n')
  return lines
    ?.map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/** Finds published addresses that have no page and no redirect. A page of an unpublished entry counts as existing. */
export function checkPublishedUrls(content: string, site: Site): Diagnostic[] {
  const publishedAddresses = readPublishedUrls(content) ?? []
  const pastAddresses = new Set(publishedAddresses.map(({ address }) => address))
  const currentAddresses = listPublicAddresses(site)
  const missingAddresses = publishedAddresses.filter(({ address }) => !currentAddresses.includes(address))
  const destinations = currentAddresses.filter((address) => !site.unpublished.has(address))
  const newDestinations = destinations.filter((address) => !pastAddresses.has(address))
  const missingByFolder = groupBy(missingAddresses, ({ address }) => posix.dirname(address))
  const newPagesByFolder = new Map(
    [...groupBy(newDestinations, posix.dirname)].flatMap(([folder, [page = '', ...others]]) =>
      others.length === 0 && missingByFolder.get(folder)?.length === 1 ? [[folder, page]] : [],
    ),
  )
  const withoutRedirect = missingAddresses.filter(({ address }) => !Object.hasOwn(site.get(redirects), address))
  return withoutRedirect.map((publishedAddress) => {
    const { address } = publishedAddress
    const message = `\`${address}\` was published, but this ${posix.extname(address) ? 'file' : 'page'} no longer exists.`
    const destination = findDestination(address, destinations, newPagesByFolder)
    return createDiagnostic(content, publishedAddress, message, `Add a line to ${redirects.path}`, destination)
  })
}

/** Finds published addresses of entries that are drafts now, unless they redirect. The full site includes unpublished entries. */
export function findPublishedDraftWarnings(content: string, fullSite: Site, publishedSite: Site): Diagnostic[] {
  const destinations = listPublicAddresses(publishedSite)
  const draftAddresses = (readPublishedUrls(content) ?? []).filter(
    ({ address }) =>
      fullSite.unpublished.get(address)?.reason === 'draft' && !Object.hasOwn(publishedSite.get(redirects), address),
  )
  return draftAddresses.map((publishedAddress) => {
    const { address } = publishedAddress
    const message = `\`${address}\` was published, but its page is a draft now, so links to it are broken.`
    const advice = `To publish it again, delete the line \`draft: true\`. Otherwise, add a line to ${redirects.path} for now`
    return createDiagnostic(content, publishedAddress, message, advice, findDestination(address, destinations))
  })
}

/**
 * Suggests the page with the same name, or the only new page of a folder with only one missing page, or the closest parent
 * page. Never suggests the home page, because search engines treat such a redirect as an error (Google Search Central,
 * "soft 404"). @param newPagesByFolder in folders with only one new and one missing page
 */
function findDestination(
  address: string,
  destinations: string[],
  newPagesByFolder = new Map<string, string>(),
): string | undefined {
  if (address === '/') return undefined
  if (destinations.includes(address)) return address
  const namesakes = destinations.filter((destination) => posix.basename(destination) === posix.basename(address))
  if (namesakes.length === 1) return namesakes[0]
  const folder = posix.dirname(address)
  return newPagesByFolder.get(folder) ?? findDestination(folder, destinations, newPagesByFolder)
}

function createDiagnostic(
  content: string,
  { address, line }: PublishedAddress,
  message: string,
  advice: string,
  destination: string | undefined,
): Diagnostic {
  const example =
    destination === undefined
      ? `and choose the page that replaces it: \`${address}: …\`.`
      : `for example \`${address}: ${destination}\`. If another page replaces it, write its address instead.`
  const file = posix.join(basename(resolve(content)), PUBLISHED_URLS_FILE)
  const sourceLine = { text: address, underlineLength: address.length }
  return { ...createFileProblem(file, message, `${advice}, ${example}`), line, rule: 'references', sourceLine }
}

function listPublicAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...listFeedAddresses(site.model, site.entriesById)]
}

/** Adds the new addresses of a site to `published-urls.txt`. Returns their number. */
export function addPublishedUrls(content: string, site: Site): number {
  const pastAddresses = (readPublishedUrls(content) ?? []).map(({ address }) => address)
  const added = listPublicAddresses(site).filter((address) => !pastAddresses.includes(address))
  if (added.length === 0) return 0
  const file = join(content, PUBLISHED_URLS_FILE)
  const comments = (readIfExists(file)?.toString() ?? FILE_COMMENT).split('\n').filter((line) => line.startsWith('#'))
  writeFileSync(file, `${[...comments, ...[...pastAddresses, ...added].sort()].join('\n')}\n`)
  return added.length
}
