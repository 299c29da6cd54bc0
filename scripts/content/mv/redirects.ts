import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { entriesOf, readLedger } from '../check/ledger.ts'
import type { ContentIndex } from './contentIndex.ts'

/**
 * The redirects of a site whose pages have got other addresses: one from each that was published to where it is now, and none
 * from what is a page again. Lines that stay are not touched.
 * @param text the file of redirects, its targets renamed already.
 * @param addresses the pages that get another address, each with that.
 */
export function redirectsAfter(text: string, index: ContentIndex, addresses: ReadonlyMap<string, string>): string {
  const isPublished = publishedIn(index)
  const pages = new Set(addresses.values())
  const kept = text.split('\n').filter((line) => !pages.has(keyOf(line)))
  const known = new Set(kept.map(keyOf))
  const added = [...addresses].flatMap(([from, to]) =>
    known.has(from) || !isPublished(from) ? [] : [`${from}: ${to}`],
  )
  if (added.length === 0) return kept.join('\n')
  const body = kept.join('\n').trimEnd()
  // An empty group is written `{}`.
  return `${[body === '{}' ? '' : body, ...added].filter(Boolean).join('\n')}\n`
}

/** Whether people may have a link to an address: where no list of addresses is kept, to any. */
export function publishedIn({ root }: ContentIndex): (address: string) => boolean {
  const ledger = readLedger(root)
  if (ledger === undefined) return () => true
  const published = new Set(entriesOf(ledger).map(({ address }) => address))
  return (address) => published.has(address)
}

function keyOf(line: string): string {
  const [, key = ''] = /^["']?(\/[^\s"':]*)["']?:/.exec(line) ?? []
  return key
}

/** The file of redirects, in the content folder. */
export const REDIRECTS = redirects.path
