import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { listFeedCollections } from '../../../renderer/feeds.ts'
import { type Problem, ruled, whole } from '../../../renderer/model/explain/problem.ts'
import { LEDGER } from '../../../renderer/model/read/readContent.ts'
import { feedAddresses } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'

const HEADING = `# Every address that this site has had, kept by npm run published. None is ever removed: people have links to it.
`

interface Listed {
  address: string
  /** From 1. */
  line: number
}

/** The addresses of a ledger's text. Lines that begin with # are for people. */
export function entriesOf(text: string): Listed[] {
  return text
    .split('\n')
    .map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/** The ledger of a content folder; undefined where it keeps none. */
export function readLedger(root: string): string | undefined {
  const file = join(root, LEDGER)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What was promised to visitors and is not kept: addresses that lead nowhere any more, and entries that feeds would tell again. */
export function brokenPromises(root: string, site: Site): Problem[] {
  const listed = entriesOf(readLedger(root) ?? '')
  const alive = listAddresses(site)
  const redirected = new Map(Object.entries(site.get(redirects)).map(([from, to]) => [from, to.slug]))
  const gone = listed.filter(({ address }) => !alive.includes(address))
  const known = new Set(listed.map(({ address }) => address))
  const heir = heirsOf({ gone: gone.map(({ address }) => address), alive, redirected })
  const dead = gone.filter(({ address }) => !redirected.has(address))
  return [
    ...dead.map(({ address, line }) => {
      const message = `\`${address}\` has been published, and is no ${posix.extname(address) ? 'file' : 'page'} any more.`
      return problemIn(root, { address, line }, message, `Add a line to ${redirects.path}, ${lineFor(address, heir)}`)
    }),
    ...toldAgain(root, site, { listed: known, redirected }),
  ]
}

interface Published {
  listed: ReadonlySet<string>
  /** What answers for old ones, by their addresses. */
  redirected: ReadonlyMap<string, string>
}

/**
 * The entries of feeds whose collection has got another address, and that do not say by which one readers know them: all
 * of them would arrive as new. One that is renamed by itself is told its `guid` by `npm run mv`.
 */
function toldAgain(root: string, site: Site, { listed, redirected }: Published): Problem[] {
  const pages = new Set(site.pages().map(({ address }) => address))
  const gone = [...listed].filter((address) => !pages.has(address))
  const { origin } = site.get(company)
  return listFeedCollections(site).flatMap((collection) =>
    site.all(collection).flatMap((entry) => {
      const own = collection.address(entry.slug)
      if ('guid' in entry || listed.has(own)) return []
      const isEarlier = (address: string) =>
        posix.basename(address) === entry.slug && (redirected.get(address) ?? own) === own
      const earlier = gone.find(isEarlier)
      if (earlier === undefined) return []
      const file = posix.join(basename(resolve(root)), collection.name, `${entry.slug}.${collection.format}`)
      const message = `It was published as \`${earlier}\`, by which readers of feeds know it: as \`${own}\` they would get it again.`
      const hint = `Add to its front matter: \`guid: ${origin}${earlier}\`.`
      return ruled('references', [whole(file, message, hint)])
    }),
  )
}

/** Addresses that have been published, and are those of drafts: whoever has a link to one finds nothing. */
export function withdrawnAddresses(root: string, site: Site, seen: Site): Problem[] {
  const answered = new Set(Object.keys(seen.get(redirects)))
  const heir = heirsOf({ gone: [], alive: listAddresses(seen), redirected: new Map() })
  return entriesOf(readLedger(root) ?? '')
    .filter(({ address }) => site.unpublished.get(address)?.why === 'draft' && !answered.has(address))
    .map(({ address, line }) => {
      const message = `\`${address}\` has been published, and is a draft now: whoever has a link to it finds nothing.`
      const hint = `If that is meant, add a line to ${redirects.path} for the meantime, ${lineFor(address, heir)}`
      return problemIn(root, { address, line }, message, hint)
    })
}

function problemIn(root: string, { address, line }: Listed, message: string, hint: string): Problem {
  const source = { text: address, length: address.length }
  return {
    file: posix.join(basename(resolve(root)), LEDGER),
    line,
    column: 1,
    rule: 'references',
    message,
    hint,
    source,
  }
}

function lineFor(address: string, heirOf: (address: string) => string | undefined): string {
  const heir = heirOf(address)
  return heir === undefined
    ? `and choose the page that replaces it: \`${address}: …\`.`
    : `for example \`${address}: ${heir}\`. If another page replaces it, write its address instead.`
}

/** What people may have a link to, or follow: pages, and feeds. */
export function listAddresses(site: Site): string[] {
  return [...site.pages().map(({ address }) => address), ...feedAddresses(site.model, site.inventory)]
}

/** The addresses that the ledger does not name yet; none where there is no ledger. */
export function unlisted(ledger: string | undefined, site: Site): string[] {
  if (ledger === undefined) return []
  const listed = new Set(entriesOf(ledger).map(({ address }) => address))
  return listAddresses(site).filter((address) => !listed.has(address))
}

/** Writes the addresses of all pages and feeds into the ledger, in the order of letters. Returns how many are new. */
export function extendLedger(root: string, site: Site): number {
  const ledger = readLedger(root) ?? HEADING
  const added = unlisted(ledger, site)
  const notes = ledger.split('\n').filter((line) => line.startsWith('#'))
  const addresses = [...entriesOf(ledger).map(({ address }) => address), ...added].sort()
  if (added.length > 0) writeFileSync(join(root, LEDGER), `${[...notes, ...addresses].join('\n')}\n`)
  return added.length
}

interface Addresses {
  gone: string[]
  alive: string[]
  /** What answers for some of those that are gone, by their addresses. */
  redirected: ReadonlyMap<string, string>
}

/**
 * Finds the page to redirect a removed address to: the same entry in another folder, else the page above it, usually the
 * listing. Pages with similar names are about something else. Never suggests the home page, which search engines take
 * for an error (Google Search Central, "soft 404").
 */
function heirsOf({ gone, alive, redirected }: Addresses): (address: string) => string | undefined {
  const there = new Set(alive.filter((address) => address !== '/'))
  const namesakes = byName(there)
  const only = (address: string) => {
    const found = namesakes.get(posix.basename(address)) ?? []
    return found.length === 1 ? found[0] : undefined
  }
  const moved = movedFolders(gone, (address) => redirected.get(address) ?? only(address))
  const inMoved = (address: string) =>
    [moved.get(address), `${moved.get(posix.dirname(address))}/${posix.basename(address)}`].find((each) =>
      there.has(each ?? ''),
    )
  const heir = (address: string): string | undefined => {
    if (address === '/' || there.has(address)) return there.has(address) ? address : undefined
    return inMoved(address) ?? only(address) ?? heir(posix.dirname(address))
  }
  return heir
}

function byName(addresses: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const address of addresses) {
    const name = posix.basename(address)
    found.set(name, [...(found.get(name) ?? []), address])
  }
  return found
}

/** Where most of those that are gone from a folder are now under their names. */
function movedFolders(gone: string[], heir: (address: string) => string | undefined): Map<string, string> {
  const votes = new Map<string, Map<string, number>>()
  for (const address of gone) {
    const to = heir(address)
    if (to === undefined || posix.basename(to) !== posix.basename(address)) continue
    const counts = votes.get(posix.dirname(address)) ?? new Map<string, number>()
    votes.set(posix.dirname(address), counts.set(posix.dirname(to), (counts.get(posix.dirname(to)) ?? 0) + 1))
  }
  const most = (counts: Map<string, number>) => [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  return new Map([...votes].map(([folder, counts]) => [folder, most(counts)]))
}
