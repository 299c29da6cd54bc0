import { posix } from 'node:path'
import type { Redirects } from '../../../renderer/collections/redirects/definition.ts'
import { groupBy } from '../groupBy.ts'

interface Addresses {
  /** Addresses that a redirect can lead to. */
  targets: string[]
  /** Targets that aren't in `published-urls.txt` yet. */
  added?: string[]
  /** Published addresses that no longer exist. */
  missing?: string[]
  redirects?: Redirects
}

/**
 * Creates a function that returns the end of a sentence with the redirect to add, with the likely target as an example.
 * It never suggests the home page, because search engines treat such a redirect as an error (Google Search Central,
 * "soft 404").
 */
export function createRedirectAdvisor({ targets, added = [], missing = [], redirects = {} }: Addresses) {
  const pages = new Set(targets.filter((address) => address !== '/'))
  const pagesByName = groupBy(pages, (address) => posix.basename(address))
  const findUnique = (address: string) => {
    const [match, ...otherMatches] = pagesByName.get(posix.basename(address)) ?? []
    return otherMatches.length === 0 ? match : undefined
  }
  const moves = missing.map((address) => [address, redirects[address]?.address ?? findUnique(address) ?? ''] as const)
  const movedFolders = new Map(
    moves
      .filter(([from, to]) => posix.basename(from) === posix.basename(to))
      .map(([from, to]) => [posix.dirname(from), posix.dirname(to)]),
  )
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
  return (address: string): string => {
    const target = suggest(address)
    return target === undefined
      ? `and choose the page that replaces it: \`${address}: …\`.`
      : `for example \`${address}: ${target}\`. If another page replaces it, write its address instead.`
  }
}
