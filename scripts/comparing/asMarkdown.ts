import { side } from './asText.ts'
import { describePages } from './compareSites.ts'
import { type PageLook, placeLooks } from './looks.ts'
import { markdownLook } from './markdownLook.ts'
import { type Comparison, listsOf, summaryOf } from './report.ts'
import { pieces, type WordChange } from './wordChanges.ts'

/** GitHub takes 65,536 characters for a comment. Source: the limit that its API names when it refuses one. */
const LIMIT = 60_000

/** How a change is told in Markdown: in how many characters, and in which folder beside it its pictures are, if anywhere. */
export interface MarkdownOptions {
  limit?: number
  pictures?: string
}

/** A change for a comment of a pull request. What does not fit into one is counted. */
export function asMarkdown(comparison: Comparison, { limit = LIMIT, pictures }: MarkdownOptions = {}): string {
  const { before, after, notes, sections } = comparison
  const head = [
    '## What this change does',
    `From ${escaped(before)} to ${escaped(after)}. **${summaryOf(comparison)}**`,
  ]
  const lists = listsOf(comparison).map(
    ({ heading, items }) =>
      `### ${heading}\n\n${firstOf(items, 50)
        .map((item) => `- ${escaped(item)}`)
        .join('\n')}`,
  )
  const { placed, others } = placeLooks(pictures === undefined ? undefined : comparison.looks, sections)
  const pictured = (look: PageLook | undefined) => (look && pictures !== undefined ? markdownLook(look, pictures) : [])
  const blocks = [
    ...sections.map((section) =>
      table(`On ${describePages(section.pages)}`, [...section.changes.map(row), ...pictured(placed.get(section))]),
    ),
    ...others.map((look) => table(look.address, pictured(look))),
  ]
  const around = [...head, ...notes.map(escaped), ...lists]
  const room = limit - around.join('\n\n').length
  const fitting = blocks.filter((_, index) => blocks.slice(0, index + 1).join('\n\n').length < room)
  const left = blocks.length - fitting.length
  const more = left > 0 ? [`${left} more of these do not fit here: \`npm run diff\` shows them all.`] : []
  return `${[...head, ...notes.map(escaped), ...fitting, ...more, ...lists].join('\n\n')}\n`
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
