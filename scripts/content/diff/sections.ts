import { type EditedFile, editedFirst, isMadeBy } from './editedFiles.ts'
import { countFamilies } from './families.ts'
import { nameOfChange, type WordChange } from './wordChanges.ts'

/** Pages that were changed in the same way, and how: each change with the words of the first of them. */
export interface Section {
  pages: string[]
  changes: WordChange[]
}

/**
 * Puts what was done to many pages in one place: first each change with all its pages, then the changes that have the same pages.
 */
export function sectionsOf(pages: { address: string; changes: WordChange[] }[], edited: EditedFile[]): Section[] {
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
  return inOrder([...sections.values()], edited)
}

/** What pages of edited files show comes first, and of it what fewest pages do: that is what somebody wrote. Then mass changes. */
function inOrder(sections: Section[], edited: EditedFile[]): Section[] {
  const sorted = sections.map(({ pages, changes }) => ({ pages: editedFirst(edited, pages, (page) => page), changes }))
  const isOwn = ({ pages: [first = ''] }: Section) => isMadeBy(edited, first)
  return [
    ...sorted.filter(isOwn).sort((a, b) => a.pages.length - b.pages.length),
    ...sorted.filter((each) => !isOwn(each)).sort((a, b) => b.pages.length - a.pages.length),
  ]
}

/** Pages in words: their addresses, or one of many: `998 pages like /a/b (990 of /a/…, 8 of /c/…)`. */
export function describePages(pages: string[]): string {
  if (pages.length <= 3) return pages.join(', ')
  const families = countFamilies(pages)
  const spread = families.map(([family, count]) => `${count.toLocaleString('en-US')} of ${family}`).join(', ')
  return `${pages.length.toLocaleString('en-US')} pages like ${pages[0]}${families.length > 1 ? ` (${spread})` : ''}`
}
