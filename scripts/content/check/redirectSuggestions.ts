import { posix } from 'node:path'

interface Addresses {
  /** Published addresses that no longer exist. */
  missing: string[]
  /** Addresses that a redirect can lead to. */
  targets: string[]
  /** Targets that aren't in `published-urls.txt` yet. */
  added: string[]
  /** Keys are old addresses. */
  redirectTargets: ReadonlyMap<string, string>
}

/**
 * Creates a function that returns the likely target of a redirect from an address. It never suggests the home page,
 * because search engines treat such a redirect as an error (Google Search Central, "soft 404").
 */
export function createRedirectSuggester({
  missing,
  targets,
  added,
  redirectTargets,
}: Addresses): (address: string) => string | undefined {
  const pages = new Set(targets.filter((address) => address !== '/'))
  const addressesByName = groupByName(pages)
  const findUnique = (address: string) => {
    const matches = addressesByName.get(posix.basename(address)) ?? []
    return matches.length === 1 ? matches[0] : undefined
  }
  const movedFolders = findMovedFolders(missing, (address) => redirectTargets.get(address) ?? findUnique(address))
  const findInMovedFolder = (address: string) =>
    [movedFolders.get(address), `${movedFolders.get(posix.dirname(address))}/${posix.basename(address)}`].find(
      (candidate) => pages.has(candidate ?? ''),
    )
  const findRenamed = (address: string) => {
    const isInSameFolder = (other: string) => posix.dirname(other) === posix.dirname(address)
    const matches = added.filter(isInSameFolder)
    return matches.length === 1 && missing.filter(isInSameFolder).length === 1 ? matches[0] : undefined
  }
  const suggest = (address: string): string | undefined => {
    if (address === '/' || pages.has(address)) return pages.has(address) ? address : undefined
    return findInMovedFolder(address) ?? findUnique(address) ?? findRenamed(address) ?? suggest(posix.dirname(address))
  }
  return suggest
}

/** Returns the end of a sentence with the line to add, as an example. */
export function describeRedirect(address: string, suggest: (address: string) => string | undefined): string {
  const target = suggest(address)
  return target === undefined
    ? `and choose the page that replaces it: \`${address}: …\`.`
    : `for example \`${address}: ${target}\`. If another page replaces it, write its address instead.`
}

function groupByName(addresses: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const address of addresses) {
    const name = posix.basename(address)
    groups.set(name, [...(groups.get(name) ?? []), address])
  }
  return groups
}

function findMovedFolders(missing: string[], findTarget: (address: string) => string | undefined): Map<string, string> {
  const moved = new Map<string, string>()
  for (const address of missing) {
    const to = findTarget(address)
    if (to !== undefined && posix.basename(to) === posix.basename(address))
      moved.set(posix.dirname(address), posix.dirname(to))
  }
  return moved
}
