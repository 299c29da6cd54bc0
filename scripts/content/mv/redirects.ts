import { redirects } from '../../../renderer/collections/redirects/definition.ts'

export const REDIRECTS_PATH = redirects.path

/**
 * Updates the text of the redirects: adds redirects from published addresses, and removes redirects from new addresses,
 * which pages have now. @param newAddresses by old address
 */
export function updateRedirects(
  text: string,
  newAddresses: ReadonlyMap<string, string>,
  isPublished: (address: string) => boolean,
): string {
  const pageAddresses = new Set(newAddresses.values())
  const lines = text.split('\n').filter((line) => !pageAddresses.has(parseSource(line)))
  const redirectedAddresses = new Set(lines.map(parseSource))
  const addedLines = [...newAddresses].flatMap(([from, to]) =>
    redirectedAddresses.has(from) || !isPublished(from) ? [] : [`${from}: "${to}"`],
  )
  if (addedLines.length === 0) return lines.join('\n')
  const body = lines.join('\n').trimEnd()
  // An empty mapping is written as `{}`.
  return `${[body === '{}' ? '' : body, ...addedLines].filter(Boolean).join('\n')}\n`
}

/** Returns the old address in a line of the redirects, or an empty string. */
function parseSource(line: string): string {
  const [, key = ''] = /^["']?(\/[^\s"':]*)["']?:/.exec(line) ?? []
  return key
}

/** Adds the old URL as `guid`, so that feed readers recognize the entry. Removes a `guid` that equals the new URL. */
export function updateGuid(text: string, { oldUrl, newUrl }: { oldUrl: string; newUrl: string }): string {
  const guid = /^guid:[ \t]*"?([^\s"]+)"?[ \t]*\n/m.exec(text)
  if (guid) return guid[1] === newUrl ? text.replace(guid[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: "${oldUrl}"$&`)
}
