import type { SiteChange } from './compareSites.ts'
import { familyOf } from './families.ts'

/** Of how many pages pictures are taken, at most: a reviewer looks at a dozen, and each takes a second or two. */
const MOST = { changed: 8, added: 2, removed: 1, unseen: 3 }

/** What of a page visitors see on it; the rest is in its head. */
const SEEN = ['text', 'link']

export interface Chosen {
  addresses: string[]
  /** How many kinds of change have no picture. */
  left: number
}

/**
 * The pages of which pictures are taken: one for each kind of change, as far as there is room, one or two of what is new or gone,
 * and one of each family that has changed in nothing that is read, where a style may have moved things.
 */
export function choosePages({ sections, added, removed, unseen }: SiteChange): Chosen {
  const changed: string[] = []
  for (const { pages, changes } of sections) {
    const [first] = pages
    const isSeen = changes.some(({ where }) => SEEN.includes(where))
    if (isSeen && first !== undefined && !pages.some((page) => changed.includes(page))) changed.push(first)
  }
  const families = new Map(unseen.toReversed().map((address) => [familyOf(address), address]))
  const kinds = [
    { addresses: changed, most: MOST.changed },
    { addresses: added.map(({ address }) => address), most: MOST.added },
    { addresses: removed.map(({ address }) => address), most: MOST.removed },
  ]
  const looked = kinds.flatMap(({ addresses, most }) => addresses.slice(0, most))
  const left = kinds.reduce((sum, { addresses, most }) => sum + Math.max(0, addresses.length - most), 0)
  return { addresses: [...looked, ...[...families.values()].slice(0, MOST.unseen)], left }
}
