import { countFamilies } from './families.ts'
import { pageWords } from './pageWords.ts'
import type { Built } from './readBuilt.ts'
import { compareSizes, type FamilySize } from './sizes.ts'
import { nameOfChange, type WordChange, wordChanges } from './wordChanges.ts'

export interface PageName {
  address: string
  title: string
}

/** Pages that were changed in the same way, and how: each change with the words of the first of them. */
export interface Section {
  pages: string[]
  changes: WordChange[]
}

/** What differs between two sites. */
export interface SiteChange {
  /** How many pages there were, and are. */
  count: { before: number; after: number }
  added: PageName[]
  /** With where the address leads now, if it does. */
  removed: (PageName & { leadsTo: string | undefined })[]
  /** All that readers see, those changes first that most pages have. */
  sections: Section[]
  /** How many pages are changed for readers. */
  changed: number
  /** Pages whose bytes differ in what nobody reads: markup, addresses of styles, data of islands. */
  unseen: string[]
  /** Pages whose share picture is another. */
  pictures: string[]
  redirects: { added: [from: string, to: string][]; removed: [from: string, to: string][] }
  sizes: FamilySize[]
}

/** Compares two built sites. */
export function compareSites(before: Built, after: Built): SiteChange {
  const common = [...after.pages.keys()].filter((address) => before.pages.has(address))
  const differing = common.filter((address) => !before.pages.get(address)?.equals(bytesOf(after, address)))
  const changes = differing.map((address) => {
    const [was, is] = [before, after].map((site) => pageWords(bytesOf(site, address).toString()))
    return { address, changes: was && is ? wordChanges(was, is) : [] }
  })
  const seen = changes.filter((each) => each.changes.length > 0)
  return {
    count: { before: before.pages.size, after: after.pages.size },
    added: named(after, before),
    removed: named(before, after).map((page) => ({ ...page, leadsTo: after.redirects.get(page.address) })),
    sections: sectionsOf(seen),
    changed: seen.length,
    unseen: changes.filter((each) => each.changes.length === 0).map(({ address }) => address),
    pictures: seen
      .filter((each) => each.changes.some(({ where }) => where === 'share picture'))
      .map((each) => each.address),
    redirects: {
      added: [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to),
      removed: [...before.redirects].filter(([from, to]) => after.redirects.get(from) !== to),
    },
    sizes: compareSizes(before, after),
  }
}

/**
 * Puts what was done to many pages in one place: first each change with all its pages, then the changes that have the same pages.
 */
export function sectionsOf(pages: { address: string; changes: WordChange[] }[]): Section[] {
  const byChange = new Map<string, { change: WordChange; pages: Set<string> }>()
  for (const { address, changes } of pages) {
    for (const change of changes) {
      const name = nameOfChange(change)
      const found = byChange.get(name)
      if (found) found.pages.add(address)
      else byChange.set(name, { change, pages: new Set([address]) })
    }
  }
  const sections = new Map<string, Section>()
  for (const { change, pages } of byChange.values()) {
    const name = [...pages].join(' ')
    const found = sections.get(name)
    if (found) found.changes.push(change)
    else sections.set(name, { pages: [...pages], changes: [change] })
  }
  return [...sections.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** Pages in words: their addresses, or one of many: `998 pages like /a/b (990 of /a/…, 8 of /c/…)`. */
export function describePages(pages: string[]): string {
  if (pages.length <= 3) return pages.join(', ')
  const families = countFamilies(pages)
  const spread = families.map(([family, count]) => `${count.toLocaleString('en-US')} of ${family}`).join(', ')
  return `${pages.length.toLocaleString('en-US')} pages like ${pages[0]}${families.length > 1 ? ` (${spread})` : ''}`
}

function named(site: Built, other: Built): PageName[] {
  return [...site.pages.keys()]
    .filter((address) => !other.pages.has(address))
    .map((address) => ({ address, title: pageWords(bytesOf(site, address).toString()).head.get('title') ?? '' }))
}

function bytesOf(site: Built, address: string): Buffer {
  const bytes = site.pages.get(address)
  if (!bytes) throw new Error(`${address} is no page of the site.`)
  return bytes
}
