import { side } from './asText.ts'
import { type Comparison, type List, listOfFiles, listsOf, readOf, summaryOf } from './report.ts'
import { describePages } from './sections.ts'
import { pieces, type WordChange } from './wordChanges.ts'

/** GitHub takes 65,536 characters for a comment. Source: the limit that its API names when it refuses one. */
const LIMIT = 60_000

/** A change for a comment of a pull request. What does not fit into one is counted. */
export function asMarkdown(comparison: Comparison, limit = LIMIT): string {
  const { before, after, notes, sections } = comparison
  const head = [
    '## What this change does',
    `From ${escaped(before)} to ${escaped(after)}. **${summaryOf(comparison)}**`,
  ]
  const first = [...head, ...notes.map(escaped), ...listOfFiles(comparison).map(list)]
  const lists = listsOf(comparison).map(list)
  const blocks = [
    ...readOf(comparison).map(quote),
    ...sections.map(({ pages, changes }) => table(`On ${describePages(pages)}`, changes.map(row))),
  ]
  const fitting = fittingIn(limit - [...first, ...lists].join('\n\n').length, blocks)
  const left = blocks.length - fitting.length
  const more = left > 0 ? [`${left} more of these do not fit here: \`npm run diff\` shows them all.`] : []
  return `${[...first, ...fitting, ...more, ...lists].join('\n\n')}\n`
}

/** Those that there is room for, in their order: one that is too long keeps no other out. */
function fittingIn(room: number, blocks: string[]): string[] {
  let taken = 0
  return blocks.filter(({ length }) => {
    const fits = taken + length + 2 < room
    if (fits) taken += length + 2
    return fits
  })
}

function list({ heading, items }: List): string {
  const lines = firstOf(items, 50).map((item) => `- ${escaped(item)}`)
  return `### ${heading}\n\n${lines.join('\n')}`
}

function quote({ heading, items }: List): string {
  return `#### ${escaped(heading)}\n\n${items.map((item) => `> ${escaped(item)}`).join('\n>\n')}`
}

function table(heading: string, rows: string[]): string {
  return [`#### ${escaped(heading)}`, ['| before | now |', '| --- | --- |', ...rows].join('\n')].join('\n\n')
}

function firstOf(items: string[], count: number): string[] {
  return items.length <= count ? items : [...items.slice(0, count), `and ${items.length - count} more`]
}

function row(change: WordChange): string {
  const { where, before, after = change.note } = change
  const lead = where === 'text' ? '' : `${where}: `
  if (before !== undefined && after !== undefined) {
    const parts = pieces(before, after)
    return `| ${lead}${side(parts, 'gone', '<del>', '</del>', escaped)} | ${lead}${side(parts, 'new', '<ins>', '</ins>', escaped)} |`
  }
  return `| ${before === undefined ? '' : lead + escaped(before)} | ${after === undefined ? '' : lead + escaped(after)} |`
}

/** Content as it is written: nothing in it is Markdown, HTML, a mention of somebody, or the end of a cell. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '@&#8203;')
    .replaceAll('\n', ' ')
}
