import { diffArrays, diffWordsWithSpace } from 'diff'
import type { PageWords } from './pageWords.ts'

/** Something that a page says otherwise than before. Without `before` it is new, without `after` it is gone. */
export interface WordChange {
  /** What of the page: `text`, `title`, `link`, … */
  where: string
  before?: string | undefined
  after?: string | undefined
}

/** Lines that share less than this part of their letters are two lines, not one that was edited. */
const ALIKE = 0.35

/** What is written for machines: its words are those of the page, so that it differs is enough. */
const FOR_MACHINES = ['share picture', 'structured data']

/** What differs between two states of a page, for whoever reads it. */
export function wordChanges(before: PageWords, after: PageWords): WordChange[] {
  return [
    ...headChanges(before.head, after.head),
    ...lineChanges(before.lines, after.lines),
    ...before.links.filter((link) => !after.links.includes(link)).map((link) => ({ where: 'link', before: link })),
    ...after.links.filter((link) => !before.links.includes(link)).map((link) => ({ where: 'link', after: link })),
  ]
}

function headChanges(before: PageWords['head'], after: PageWords['head']): WordChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((where) => before.get(where) !== after.get(where))
    .map((where) =>
      FOR_MACHINES.includes(where)
        ? { where, after: after.has(where) ? 'another one' : 'none any longer' }
        : { where, before: before.get(where), after: after.get(where) },
    )
}

function lineChanges(before: string[], after: string[]): WordChange[] {
  const changes: WordChange[] = []
  let gone: string[] = []
  for (const { value, removed, added } of diffArrays(before, after)) {
    if (removed) gone = value
    else {
      changes.push(...paired(gone, added ? value : []))
      gone = []
    }
  }
  return [...changes, ...paired(gone, [])]
}

/** Lines in whose place others stand: each with the one that it was edited to, in their order. */
function paired(gone: string[], added: string[]): WordChange[] {
  const where = 'text'
  let rest = added
  const changes = gone.flatMap((before): WordChange[] => {
    const found = rest.findIndex((each) => areAlike(before, each))
    if (found === -1) return [{ where, before }]
    const passed = rest.slice(0, found).map((after) => ({ where, after }))
    const after = rest[found]
    rest = rest.slice(found + 1)
    return [...passed, { where, before, after }]
  })
  return [...changes, ...rest.map((after) => ({ where, after }))]
}

function areAlike(before: string, after: string): boolean {
  const same = diffWordsWithSpace(before, after).filter(({ added, removed }) => !added && !removed)
  const length = same.reduce((sum, { value }) => sum + value.trim().length, 0)
  return length >= ALIKE * Math.max(before.length, after.length)
}

/** Names what was done to a text, whatever stands around it: two pages with the same name were changed in the same way. */
export function nameOfChange({ where, before, after }: WordChange): string {
  if (before === undefined || after === undefined) return JSON.stringify([where, before, after])
  const changed = diffWordsWithSpace(before, after).filter(({ added, removed }) => added || removed)
  return JSON.stringify([where, changed.map(({ added, value }) => [added, value])])
}

/** A change in lines: what went, and what came. */
export function describeChange({ where, before, after }: WordChange): string[] {
  const lead = where === 'text' ? '' : `${where}: `
  if (before === undefined) return [`+ ${lead}${after}`]
  if (after === undefined) return [`- ${lead}${before}`]
  const parts = diffWordsWithSpace(before, after)
  const gone = parts
    .filter(({ added }) => !added)
    .map(({ value, removed }) => (removed ? marked(value, '[-', '-]') : value))
  const come = parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => (added ? marked(value, '{+', '+}') : value))
  return [`- ${lead}${gone.join('')}`, `+ ${lead}${come.join('')}`]
}

/** Spaces at the ends stay outside. */
function marked(text: string, open: string, close: string): string {
  return text.replace(/\S(?:.*\S)?/s, (words) => `${open}${words}${close}`)
}
