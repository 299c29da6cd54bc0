import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRedirects, REDIRECTS_FILE } from '../../serve/hostFiles.ts'
import { filesBelow } from '../../store/sources.js'
import { nameOfChange, ownWords, pageWords, type WordChange, wordChanges } from './wordChanges.ts'

/** Pages that were changed in the same way, and how: each change with the words of the first of them. */
export interface Section {
  pages: string[]
  changes: WordChange[]
}

export type SiteChange = ReturnType<typeof compareSites>

/** A built site, as far as it is compared. */
interface Built {
  /** The HTML of each page by its address. */
  pages: Map<string, Buffer>
  /** Where old addresses lead. */
  redirects: Map<string, string>
}

export function compareSites(folderBefore: string, folderAfter: string) {
  const [before, after] = [readBuilt(folderBefore), readBuilt(folderAfter)]
  const differing = [...before.pages].flatMap(([address, was]) => {
    const is = after.pages.get(address)
    return is && !is.equals(was) ? [{ address, was: was.toString(), is: is.toString() }] : []
  })
  const changes = differing.map(({ address, was, is }) => ({
    address,
    changes: wordChanges(pageWords(was), pageWords(is)),
  }))
  const read = changes.filter((each) => each.changes.length > 0)
  return {
    count: { before: before.pages.size, after: after.pages.size },
    added: onlyIn(after, before),
    /** With where the address leads now, if it does. */
    removed: onlyIn(before, after).map((page) => ({ ...page, leadsTo: after.redirects.get(page.address) })),
    /** All that readers see otherwise: first what few pages do, which somebody wrote; then what many have in common. */
    sections: sectionsOf(read),
    /** How many pages are changed for readers; and how many in what nobody reads: markup, addresses of styles, data of islands. */
    changed: read.length,
    unread: changes.length - read.length,
    redirects: {
      added: [...after.redirects].filter(([from, to]) => before.redirects.get(from) !== to),
      removed: [...before.redirects].filter(([from, to]) => after.redirects.get(from) !== to),
    },
  }
}

function readBuilt(folder: string): Built {
  const redirects = parseRedirects(readFileSync(join(folder, REDIRECTS_FILE), 'utf8'))
  const built: Built = { pages: new Map(), redirects }
  for (const path of filesBelow(folder).filter((each) => each.endsWith('.html'))) {
    const address = path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`
    built.pages.set(address, readFileSync(join(folder, path)))
  }
  return built
}

function onlyIn(site: Built, other: Built) {
  return [...site.pages]
    .filter(([address]) => !other.pages.has(address))
    .map(([address, bytes]) => ({ address, ...ownWords(bytes.toString()) }))
}

/** Puts what was done to many pages in one place: each change with its pages, then the changes with the same pages. */
function sectionsOf(pages: { address: string; changes: WordChange[] }[]): Section[] {
  const byChange = new Map<string, { change: WordChange; pages: Set<string> }>()
  for (const { address, changes } of pages)
    for (const change of changes) {
      const name = nameOfChange(change)
      const found = byChange.get(name) ?? { change, pages: new Set() }
      byChange.set(name, { ...found, pages: found.pages.add(address) })
    }
  const sections = new Map<string, Section>()
  for (const { change, pages } of byChange.values()) {
    const name = [...pages].join(' ')
    const { changes = [] } = sections.get(name) ?? {}
    sections.set(name, { pages: [...pages], changes: [...changes, change] })
  }
  return [...sections.values()].sort((a, b) => a.pages.length - b.pages.length)
}
