import { type EditedFile, editedFirst } from './editedFiles.ts'
import { ownWords, pageWords } from './pageWords.ts'
import type { Built } from './readBuilt.ts'
import { type Section, sectionsOf } from './sections.ts'
import { compareSizes, type FamilySize } from './sizes.ts'
import { wordChanges } from './wordChanges.ts'

export interface PageName {
  address: string
  title: string
}

/** A page that is new, and what it says. */
export interface NewPage extends PageName {
  lines: string[]
}

/** What differs between two sites. */
export interface SiteChange {
  /** How many pages there were, and are. */
  count: { before: number; after: number }
  added: NewPage[]
  /** With where the address leads now, if it does. */
  removed: (PageName & { leadsTo: string | undefined })[]
  /** All that readers see otherwise: first what pages of edited files show, then what many others have in common. */
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

/** Compares two built sites, whose content differs in some files. */
export function compareSites(before: Built, after: Built, edited: EditedFile[] = []): SiteChange {
  const common = [...after.pages.keys()].filter((address) => before.pages.has(address))
  const differing = common.filter((address) => !before.pages.get(address)?.equals(bytesOf(after, address)))
  const changes = differing.map((address) => {
    const [was, is] = [before, after].map((site) => pageWords(bytesOf(site, address).toString()))
    return { address, changes: was && is ? wordChanges(was, is) : [] }
  })
  const seen = changes.filter((each) => each.changes.length > 0)
  return {
    count: { before: before.pages.size, after: after.pages.size },
    added: editedFirst(edited, onlyIn(after, before), ({ address }) => address),
    removed: onlyIn(before, after).map(({ address, title }) => ({
      address,
      title,
      leadsTo: after.redirects.get(address),
    })),
    sections: sectionsOf(seen, edited),
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

function onlyIn(site: Built, other: Built): NewPage[] {
  return [...site.pages.keys()]
    .filter((address) => !other.pages.has(address))
    .map((address) => ({ address, ...ownWords(bytesOf(site, address).toString()) }))
}

function bytesOf(site: Built, address: string): Buffer {
  const bytes = site.pages.get(address)
  if (!bytes) throw new Error(`${address} is no page of the site.`)
  return bytes
}
