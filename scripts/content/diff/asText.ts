import { type Comparison, type List, listOfFiles, listsOf, readOf, summaryOf } from './report.ts'
import { describePages } from './sections.ts'
import { type Piece, pieces, type WordChange } from './wordChanges.ts'

/** A change for a terminal: what is gone in `[-…-]`, what is new in `{+…+}`, as git writes words. */
export function asText(comparison: Comparison): string {
  const { before, after, notes, sections } = comparison
  const list = ({ heading, items }: List) => [heading, ...items.map((item) => `  ${item}`)].join('\n')
  const words = sections.map(({ pages, changes }) =>
    [`On ${describePages(pages)}`, ...changes.flatMap(linesOf).map((line) => `  ${line}`)].join('\n'),
  )
  const head = [`What changes from ${before} to ${after}`, summaryOf(comparison), ...notes].join('\n')
  const read = readOf(comparison).map(list)
  return [head, ...listOfFiles(comparison).map(list), ...read, ...words, ...listsOf(comparison).map(list)].join('\n\n')
}

function linesOf(change: WordChange): string[] {
  const { where, before, after, note } = change
  const lead = where === 'text' ? '' : `${where}: `
  if (note !== undefined) return [`${lead}${note}`]
  if (before === undefined) return [`+ ${lead}${after}`]
  if (after === undefined) return [`- ${lead}${before}`]
  const parts = pieces(before, after)
  return [`- ${lead}${side(parts, 'gone', '[-', '-]')}`, `+ ${lead}${side(parts, 'new', '{+', '+}')}`]
}

/** One of the two states of a text, with what only it has between marks. */
export function side(
  parts: Piece[],
  kind: 'gone' | 'new',
  open: string,
  close: string,
  plain = (text: string) => text,
): string {
  return parts
    .filter((each) => each.kind === 'same' || each.kind === kind)
    .map((each) => (each.kind === 'same' ? plain(each.text) : marked(each.text, open, close, plain)))
    .join('')
}

/** Spaces at the ends stay outside: Markdown knows no mark that ends with one. */
function marked(text: string, open: string, close: string, plain: (text: string) => string): string {
  const words = text.trim()
  if (words === '') return plain(text)
  const start = text.indexOf(words)
  return `${text.slice(0, start)}${open}${plain(words)}${close}${text.slice(start + words.length)}`
}
