import { type Document, isScalar, type Scalar, visit } from 'yaml'
import { inLine } from '../explain/fix.ts'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'

const MESSAGE = 'A ` #` begins a comment: nobody reads what stands behind it.'
const HINT = 'Put the whole value in quotes, or a comment on a line of its own.'

/** Texts that a ` #` has cut, and lists that a wrong indentation has made one text: YAML takes both for what was meant. */
export function cutValues(source: Source, document: Document.Parsed): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !isScalar(node)) return
      const found = commentBehind(source, node) ?? tightList(source, node) ?? itemInside(source, node)
      if (found) problems.push(found)
    },
  })
  return problems
}

function commentBehind(source: Source, { range }: Scalar): Problem | undefined {
  const [start, end] = range ?? [0, 0]
  const { text } = source
  // An empty value is no text, and its comment belongs to the group below it.
  if (start === end) return undefined
  let at = end
  while (text[at] === ' ' || text[at] === '\t') at += 1
  if (text[at] !== '#' || at === end) return undefined
  const line = text.indexOf('\n', at)
  const stop = line === -1 ? text.length : line
  const written = inLine(text.slice(start, stop).trimEnd())
  return source.problem(at, stop, MESSAGE, HINT, source.replace(start, stop, written, false, written))
}

/** `- One` and below it, a column further in, `- Two` are one text: "One - Two". */
function itemInside(source: Source, { range }: Scalar): Problem | undefined {
  const [start, end] = range ?? [0, 0]
  const inside = /\n *(- )/.exec(source.text.slice(start, end))
  if (!inside) return undefined
  const at = start + inside.index + inside[0].length - 2
  const line = source.text.lastIndexOf('\n', at - 1) + 1
  const first = source.text.lastIndexOf('\n', start - 1) + 1
  const column = source.text.slice(first, start).search(/\S/)
  const message = 'This entry stands further in than the list: it goes on with the line above.'
  if (column === -1 || source.text[first + column] !== '-') return source.problem(at, at + 1, message, OUTDENT)
  const lineEnd = source.text.indexOf('\n', at)
  const written = ' '.repeat(column) + source.text.slice(at, lineEnd === -1 ? undefined : lineEnd)
  return source.problem(at, at + 1, message, 'Let the `-` of all entries stand in one column.', {
    line: written,
    edits: [source.edit(line, at, ' '.repeat(column))],
    isCertain: true,
  })
}

/** `-One` and below it `-Two` are one text: "-One -Two". */
function tightList(source: Source, { range }: Scalar): Problem | undefined {
  const [start, end] = range ?? [0, 0]
  const text = source.text.slice(start, end)
  const entries = [...text.matchAll(/(?:^|\n) *(-)(?=[^\s-])/g)]
  if (entries.length < 2 || entries.length < text.split('\n').length) return undefined
  const edits = entries.map(({ index, 0: { length } }) =>
    source.edit(start + index + length, start + index + length, ' '),
  )
  const line = text.split('\n', 1)[0]?.replace('-', '- ')
  const message = 'There is no space behind these `-`: they are a text, and no list.'
  return source.problem(start, start + 1, message, 'Write `- ` before each entry.', { line, edits, isCertain: true })
}

const OUTDENT = 'Let the `-` of all entries stand in one column, or put the text in quotes.'
