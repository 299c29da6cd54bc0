import type { Paragraph, Root, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Fix } from '../explain/fix.ts'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { rangeOf } from './tree.ts'

/** What looks like Markdown and is none: readers would see its signs. */
export function slipsIn(source: Source, tree: Root): Problem[] {
  const problems: Problem[] = []
  visit(tree, (node) => {
    if (node.type === 'table') problems.push(...unequalRows(source, node))
    if (node.type === 'paragraph')
      problems.push(...tableWithoutRule(source, node), ...headings(source, node), ...bullets(source, node))
    if (node.type === 'text') problems.push(...bareSigns(source, node))
  })
  return problems
}

/** Every row has as many cells as the first. */
function unequalRows(source: Source, { children: [head, ...rows] }: Table): Problem[] {
  const count = head?.children.length ?? 0
  return rows.flatMap((row) => {
    const cells = row.children.length
    if (cells === count) return []
    const [start, end] = rangeOf(row)
    const message = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the first row ${count}.`
    const hint =
      cells > count
        ? 'Readers do not see what is too much: take it out, or give the first row as many. A `|` in a text is written `\\|`.'
        : undefined
    const written = source.text.slice(start, end).trimEnd()
    const closed = written.endsWith('|') ? written : `${written} |`
    const line = closed + ' |'.repeat(Math.max(0, count - cells))
    const fix = cells < count ? source.replace(start, end, line, false, line) : undefined
    return [source.problem(start, end, message, hint ?? 'Give each row as many.', fix)]
  })
}

/** Lines with `|` and no line of dashes below the first are a paragraph. */
function tableWithoutRule(source: Source, node: Paragraph): Problem[] {
  const [start, end] = rangeOf(node)
  const [first = '', second] = source.text.slice(start, end).split('\n')
  const bars = first.split('|').length - 1
  if (!first.startsWith('|') || bars < 2 || second === undefined || !second.trimStart().startsWith('|')) return []
  const line = `|${' --- |'.repeat(Math.max(1, bars - (first.trimEnd().endsWith('|') ? 1 : 0)))}`
  const isRuled = /^[\s|:-]+$/.test(second)
  const message = isRuled
    ? 'The line of dashes of this table has another number of cells than its first row.'
    : 'This table has no line of dashes below its first row.'
  const at = start + first.length + 1
  const edit = source.edit(at, isRuled ? at + second.length : at, isRuled ? line : `${line}\n`)
  return [source.problem(start, start + first.length, message, BELOW, { line, edits: [edit], isCertain: true })]
}

const BELOW = 'Below the first row stands a line of dashes.'

/** `##Heading` is text. */
function headings(source: Source, node: Paragraph): Problem[] {
  const [start, end] = rangeOf(node)
  return [...source.text.slice(start, end).matchAll(/^(#{1,6})([^\s#\d].*)/gm)].map(
    ({ 0: written, 1: signs = '', 2: words = '', index }) => {
      const at = start + index
      const line = `${signs} ${words}`
      const fix = { line, edits: [source.edit(at + signs.length, at + signs.length, ' ')], isCertain: signs.length > 1 }
      const message = `There is no space behind \`${signs}\`: this is no heading.`
      return source.problem(at, at + written.length, message, undefined, fix)
    },
  )
}

/** Lines with the bullets of a word processor are one paragraph. */
function bullets(source: Source, node: Paragraph): Problem[] {
  const [start, end] = rangeOf(node)
  const found = [...source.text.slice(start, end).matchAll(/^([ \t]*)[•◦▪‣●·][^\S\n]*(?=\S)/gm)]
  const [first] = found
  if (!first) return []
  const edits = found.map(({ 0: sign, 1: white = '', index }) =>
    source.edit(start + index, start + index + sign.length, `${white}- `),
  )
  const at = start + first.index + (first[1]?.length ?? 0)
  const line = source.line(source.lineOf(at)).trim().replace(/^.\s*/u, '- ')
  const fix = { line, edits, isCertain: true }
  return [
    source.problem(at, at + 1, 'A bullet makes no list here: all would be one line.', 'Write `- ` before each.', fix),
  ]
}

interface Sign {
  pattern: RegExp
  /** The whole sign, and in its group the words to write it anew with. */
  whole: RegExp
  write: (words: string) => string
  message: string
  hint: string
}

const SIGNS: Sign[] = [
  {
    pattern: /\*\*/,
    whole: /^\*\*([^*\n]+)\*\*/,
    write: (words) => `**${words.trim()}**`,
    message: 'These stars make nothing bold: readers would see them.',
    hint: 'Write **words** without spaces inside the stars, and as many behind as before.',
  },
  {
    pattern: /\[[^[\]\n]+\] \((?=[/h#])/,
    whole: /^(\[[^[\]\n]+\]) \(/,
    write: (words) => `${words}(`,
    message: 'This is no link: a space stands between `]` and `(`.',
    hint: 'Write [words](/address) without a space.',
  },
]

function bareSigns(source: Source, node: Text): Problem[] {
  const [start, end] = rangeOf(node)
  const text = source.text.slice(start, end)
  return SIGNS.flatMap(({ pattern, message, hint, ...sign }) => {
    const found = pattern.exec(text)
    // What a `\` stands before is meant as it is.
    if (!found || !pattern.test(node.value) || text[found.index - 1] === '\\') return []
    const at = start + found.index
    return [source.problem(at, at + found[0].length, message, hint, fixOf(source, at, sign))]
  })
}

/** The sign as it was meant, where that can be known. */
function fixOf(source: Source, at: number, { whole, write }: Pick<Sign, 'whole' | 'write'>): Fix | undefined {
  const [found = '', words = ''] = whole.exec(source.text.slice(at)) ?? []
  const [end, text] = [at + found.length, write(words)]
  if (words.trim() === '' || text === found) return undefined
  return source.replace(at, end, text)
}
