import { posix } from 'node:path'
import { closest } from '../../../renderer/model/explain/suggest.ts'

const { basename, dirname } = posix

export interface Addresses {
  /** What has been published and is not there any more. */
  gone: string[]
  alive: string[]
  /** What answers for some of those that are gone, by their addresses. */
  redirected: ReadonlyMap<string, string>
}

/**
 * What most likely answers for an address that is gone: what has its name where its folder has moved to, else the only one
 * of its name, else the one beside it whose name comes nearest, else the page above it. Never the home page, which search
 * engines take for an error (Google Search Central, "soft 404").
 */
export function heirsOf({ gone, alive, redirected }: Addresses): (address: string) => string | undefined {
  const there = new Set(alive.filter((address) => address !== '/'))
  const namesakes = byName(there)
  const only = (address: string) => {
    const found = namesakes.get(basename(address)) ?? []
    return found.length === 1 ? found[0] : undefined
  }
  const moved = movedFolders(gone, (address) => redirected.get(address) ?? only(address))
  const inMoved = (address: string) =>
    [moved.get(address), `${moved.get(dirname(address))}/${basename(address)}`].find((each) => there.has(each ?? ''))
  const beside = (address: string) =>
    closest(
      address,
      [...there].filter((each) => dirname(each) === dirname(address)),
    )
  const heir = (address: string): string | undefined => {
    if (address === '/' || there.has(address)) return there.has(address) ? address : undefined
    return inMoved(address) ?? only(address) ?? beside(address) ?? heir(dirname(address))
  }
  return heir
}

function byName(addresses: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const address of addresses) {
    const name = basename(address)
    found.set(name, [...(found.get(name) ?? []), address])
  }
  return found
}

/** Where most of those that are gone from a folder are now under their names. */
function movedFolders(gone: string[], heir: (address: string) => string | undefined): Map<string, string> {
  const votes = new Map<string, Map<string, number>>()
  for (const address of gone) {
    const to = heir(address)
    if (to === undefined || basename(to) !== basename(address)) continue
    const counts = votes.get(dirname(address)) ?? new Map<string, number>()
    votes.set(dirname(address), counts.set(dirname(to), (counts.get(dirname(to)) ?? 0) + 1))
  }
  const most = (counts: Map<string, number>) => [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  return new Map([...votes].map(([folder, counts]) => [folder, most(counts)]))
}
