import { diffArrays, diffWordsWithSpace } from 'diff'
import type { PageWords } from './pageWords.ts'

/** Something that a page says otherwise than before. Without `before` it is new, without `after` it is gone. */
export interface WordChange {
  /** What of the page: `text`, `title`, `links`, … */
  where: string
  before?: string
  after?: string
  /** In their place, of what is written for machines: what to know of it. */
  note?: string
}

/** A stretch of a text that was changed in places. */
export interface Piece {
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** Lines that share less than this part of their letters are two lines, not one that was edited. */
const ALIKE = 0.35

/** What differs between two states of a page, for whoever reads it. */
export function wordChanges(before: PageWords, after: PageWords): WordChange[] {
  return [
    ...headChanges(before.head, after.head),
    ...lineChanges(before.lines, after.lines),
    ...linkChanges(before, after),
  ]
}

function headChanges(before: PageWords['head'], after: PageWords['head']): WordChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => {
      const value = after.get(name) ?? ''
      // Their words are those of the page, in a form for machines: that they differ is enough.
      if (name === 'structured data') return { where: name, note: typesIn(value) }
      if (name === 'share picture') return { where: name, note: `another one (${value.replace(/\?.*/, '')})` }
      return change(name, before.get(name), after.get(name))
    })
}

/** `differs (the page has Article, BreadcrumbList)` */
function typesIn(data: string): string {
  const types = data.split('\n').flatMap((each) => /^\{"@context":"[^"]*","@type":"([^"]*)"/.exec(each)?.[1] ?? [])
  return types.length === 0 ? 'none any longer' : `differs (the page has ${types.join(', ')})`
}

function linkChanges({ links: before }: PageWords, { links: after }: PageWords): WordChange[] {
  const gone = before.filter((link) => !after.includes(link))
  const added = after.filter((link) => !before.includes(link))
  return [
    ...gone.map((link) => change('link', link, undefined)),
    ...added.map((link) => change('link', undefined, link)),
  ]
}

function lineChanges(before: string[], after: string[]): WordChange[] {
  const changes: WordChange[] = []
  let gone: string[] = []
  let added: string[] = []
  const settle = () => {
    changes.push(...paired(gone, added))
    gone = []
    added = []
  }
  for (const run of diffArrays(before, after)) {
    if (run.removed) gone.push(...run.value)
    else if (run.added) added.push(...run.value)
    else settle()
  }
  settle()
  return changes
}

/** Lines in whose place others stand: each with the one that it was edited to, in their order. */
function paired(gone: string[], added: string[]): WordChange[] {
  const changes: WordChange[] = []
  let next = 0
  for (const line of gone) {
    const found = added.findIndex((each, index) => index >= next && areAlike(line, each))
    if (found === -1) changes.push(change('text', line, undefined))
    else {
      changes.push(...added.slice(next, found).map((each) => change('text', undefined, each)))
      changes.push(change('text', line, added[found]))
      next = found + 1
    }
  }
  return [...changes, ...added.slice(next).map((each) => change('text', undefined, each))]
}

function areAlike(before: string, after: string): boolean {
  const same = pieces(before, after).filter(({ kind }) => kind === 'same')
  const length = same.reduce((sum, { text }) => sum + text.trim().length, 0)
  return length >= ALIKE * Math.max(before.length, after.length)
}

/** Two states of a text as one, in pieces that are the same, gone or new. */
export function pieces(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }))
}

/** Names what was done to a text, whatever stands around it: two pages with the same name were changed in the same way. */
export function nameOfChange({ where, before, after, note }: WordChange): string {
  if (before === undefined || after === undefined) return JSON.stringify([where, before, after, note])
  const changed = pieces(before, after).filter(({ kind }) => kind !== 'same')
  return JSON.stringify([where, changed.map(({ kind, text }) => [kind, text])])
}

function change(where: string, before: string | undefined, after: string | undefined): WordChange {
  return { where, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
