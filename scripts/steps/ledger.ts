import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import type { Problem } from '../../renderer/model/explain/problem.ts'
import { closest } from '../../renderer/model/explain/suggest.ts'
import { LEDGER } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { hasCode } from '../errors.ts'

const HEADING = `# Every address that this site has had, kept by npm run published. None is ever removed: people have links to it.
`

/** The addresses of a ledger's text, each with its line, from 1. Lines that begin with # are for people. */
export function entriesOf(text: string): { address: string; line: number }[] {
  return text
    .split('\n')
    .map((address, index) => ({ address: address.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/** The ledger of a content folder; undefined where it keeps none. */
export function readLedger(root: string): string | undefined {
  try {
    return readFileSync(join(root, LEDGER), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The addresses of the ledger that lead nowhere any more, each with the line that would mend it. */
export function deadAddresses(root: string, site: Site): Problem[] {
  const pages = site.pages().map(({ address }) => address)
  const alive = new Set([...pages, ...Object.keys(site.get(redirects))])
  return entriesOf(readLedger(root) ?? '')
    .filter(({ address }) => !alive.has(address))
    .map(({ address, line }) => ({
      file: posix.join(basename(root), LEDGER),
      line,
      column: 1,
      rule: 'references',
      message: `\`${address}\` has been published, and is no page any more.`,
      hint: `Add a line to ${redirects.path}, with the page that answers for it: \`${address}: ${heir(address, pages)}\`.`,
      source: { text: address, length: address.length },
    }))
}

/**
 * Addresses that have been published, and are those of drafts: whoever has a link to one finds nothing.
 * @param seen the site as visitors see it, with what answers for such addresses.
 */
export function withdrawnAddresses(root: string, site: Site, seen: Site): Problem[] {
  const answered = new Set(Object.keys(seen.get(redirects)))
  const pages = seen.pages().map((page) => page.address)
  return entriesOf(readLedger(root) ?? '')
    .filter(({ address }) => site.unseen.get(address)?.why === 'draft' && !answered.has(address))
    .map(({ address, line }) => ({
      file: posix.join(basename(root), LEDGER),
      line,
      column: 1,
      rule: 'references',
      message: `\`${address}\` has been published, and is a draft now: whoever has a link to it finds nothing.`,
      hint: `If that is meant, add a line to ${redirects.path}, with the page that answers for it meanwhile: \`${address}: ${heir(address, pages)}\`.`,
      source: { text: address, length: address.length },
    }))
}

/** The page that most likely answers for a lost one: the one beside it whose name comes nearest, else the one above it. */
function heir(address: string, pages: string[]): string {
  const above = posix.dirname(address)
  const near = closest(
    address,
    pages.filter((page) => posix.dirname(page) === above && page !== '/'),
  )
  if (near !== undefined || above === '/') return near ?? '/'
  return pages.includes(above) ? above : heir(above, pages)
}

/** The pages that the ledger does not name yet; none where there is no ledger. */
export function unlisted(ledger: string | undefined, site: Site): string[] {
  if (ledger === undefined) return []
  const listed = new Set(entriesOf(ledger).map(({ address }) => address))
  return site.pages().flatMap(({ address }) => (listed.has(address) ? [] : [address]))
}

/** Writes the addresses of all pages into the ledger, in the order of letters. Returns how many are new. */
export function extendLedger(root: string, site: Site): number {
  const ledger = readLedger(root) ?? HEADING
  const added = unlisted(ledger, site)
  const notes = ledger.split('\n').filter((line) => line.startsWith('#'))
  const addresses = [...entriesOf(ledger).map(({ address }) => address), ...added].sort()
  if (added.length > 0) writeFileSync(join(root, LEDGER), `${[...notes, ...addresses].join('\n')}\n`)
  return added.length
}
