import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { getSchemaAt } from '../../../renderer/model/define/schemaAt.ts'
import { readPublishedUrls } from '../check/publishedUrls.ts'
import type { LoadedContent } from '../loadedContent.ts'

/** New addresses by old address. */
type Addresses = ReadonlyMap<string, string>

export const REDIRECTS_PATH = redirects.path

/** Adds redirects from published addresses, and removes redirects from new addresses. */
export function updateRedirects(text: string, loaded: LoadedContent, addresses: Addresses): string {
  const isPublished = createPublishedCheck(loaded)
  const newAddresses = new Set(addresses.values())
  const lines = text.split('\n').filter((line) => !newAddresses.has(parseSource(line)))
  const existing = new Set(lines.map(parseSource))
  const added = [...addresses].flatMap(([from, to]) =>
    existing.has(from) || !isPublished(from) ? [] : [`${from}: "${to}"`],
  )
  if (added.length === 0) return lines.join('\n')
  const body = lines.join('\n').trimEnd()
  // An empty mapping is written as `{}`.
  return `${[body === '{}' ? '' : body, ...added].filter(Boolean).join('\n')}\n`
}

function parseSource(line: string): string {
  const [, key = ''] = /^["']?(\/[^\s"':]*)["']?:/.exec(line) ?? []
  return key
}

/** Adds the old URL of a published entry as `guid`, so that feed readers recognize it. If it's renamed back to the first URL, removes `guid`. */
export function addGuid(
  text: string,
  loaded: LoadedContent,
  { schema }: Collection,
  oldAddress: string,
  addresses: Addresses,
): string {
  const newAddress = addresses.get(oldAddress)
  if (newAddress === undefined || !createPublishedCheck(loaded)(oldAddress) || !getSchemaAt(schema, ['guid']))
    return text
  const { origin } = loaded.site.get(company)
  const guid = /^guid:[ \t]*"?([^\s"]+)"?[ \t]*\n/m.exec(text)
  if (guid) return guid[1] === origin + newAddress ? text.replace(guid[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: "${origin}${oldAddress}"$&`)
}

/** Returns a function that checks if an address is published. Without `published-urls.txt`, all addresses are. */
function createPublishedCheck({ content }: LoadedContent): (address: string) => boolean {
  const published = readPublishedUrls(content)
  return (address) => !published || published.some((url) => url.address === address)
}
