import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { schemaAt } from '../../../renderer/model/define/schemaAt.ts'
import { entriesOf, readLedger } from '../check/ledger.ts'
import type { ContentIndex } from './contentIndex.ts'
import type { Named } from './names.ts'

type Addresses = ReadonlyMap<string, string>

export const REDIRECTS = redirects.path

/**
 * The redirects of a site whose pages have got other addresses: one from each that was published to where it is now, and none
 * from what is a page again. Lines that stay are not touched.
 * @param text the file of redirects, its targets renamed already.
 */
export function redirectsAfter(text: string, index: ContentIndex, addresses: Addresses): string {
  const isPublished = publishedIn(index)
  const pages = new Set(addresses.values())
  const kept = text.split('\n').filter((line) => !pages.has(keyOf(line)))
  const known = new Set(kept.map(keyOf))
  const added = [...addresses].flatMap(([from, to]) =>
    known.has(from) || !isPublished(from) ? [] : [`${from}: "${to}"`],
  )
  if (added.length === 0) return kept.join('\n')
  const body = kept.join('\n').trimEnd()
  // An empty group is written `{}`.
  return `${[body === '{}' ? '' : body, ...added].filter(Boolean).join('\n')}\n`
}

function keyOf(line: string): string {
  const [, key = ''] = /^["']?(\/[^\s"':]*)["']?:/.exec(line) ?? []
  return key
}

/**
 * Players and readers of feeds know an entry by its first address: where it is renamed, its file says that one from then on.
 * @param text the file of the entry. Of a collection without a `guid`, and of what was never published, nothing is changed.
 */
export function withGuid(
  text: string,
  index: ContentIndex,
  { definition, slug }: Extract<Named, { kind: 'entry' }>,
  addresses: Addresses,
): string {
  const before = definition.address(slug)
  const after = addresses.get(before)
  if (after === undefined || !publishedIn(index)(before) || !schemaAt(definition.schema, ['guid'])) return text
  const { origin } = index.site.get(company)
  const own = /^guid:[ \t]*"?([^\s"]+)"?[ \t]*\n/m.exec(text)
  if (own) return own[1] === origin + after ? text.replace(own[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: "${origin}${before}"$&`)
}

/** Whether people may have a link to an address: where no list of addresses is kept, to any. */
function publishedIn({ root }: ContentIndex): (address: string) => boolean {
  const ledger = readLedger(root)
  if (ledger === undefined) return () => true
  const published = new Set(entriesOf(ledger).map(({ address }) => address))
  return (address) => published.has(address)
}
