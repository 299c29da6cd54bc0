import type { Paragraph, Root, Table } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import type { Source } from '../../explain/source.ts'
import { getRange } from '../tree.ts'
import type { LiteralText } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Reports rows with missing or extra cells, and paragraphs that look like tables. */
export function reportTables(literal: LiteralText, tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'table') literal.problems.push(...findUnevenRows(literal.source, node))
    if (node.type === 'paragraph') reportMissingDelimiter(literal, node)
  })
}

function findUnevenRows(source: Source, { children: [header, ...rows] }: Table): Diagnostic[] {
  const columnCount = header?.children.length ?? 0
  return rows.flatMap((row) => {
    const cellCount = row.children.length
    const [start, end] = getRange(row)
    const raw = source.text.slice(start, end).trimEnd()
    if (!raw.replaceAll('\\|', '').includes('|')) return [createTextBelowProblem(source, start, end)]
    if (cellCount === columnCount) return []
    const message = `This row has ${cellCount} ${cellCount === 1 ? 'cell' : 'cells'}, but the header row has ${columnCount}.`
    const hint =
      cellCount > columnCount
        ? "Visitors won't see the extra cells. Remove them, or add cells to the header row. To show a `|`, write `\\|`."
        : 'Add the missing cells.'
    const closedRow = raw.endsWith('|') ? raw : `${raw} |`
    const line = closedRow + ' |'.repeat(Math.max(0, columnCount - cellCount))
    const fix = cellCount < columnCount ? source.createReplacementFix(start, end, line, false, line) : undefined
    return [source.createProblem(start, end, message, hint, fix)]
  })
}

function createTextBelowProblem(source: Source, start: number, end: number): Diagnostic {
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const edits = [source.createTextEdit(start, start, `\n${before}`)]
  const message = 'This line is part of the table above it.'
  return source.createProblem(start, end, message, BLANK_LINE_HINT, { line: undefined, edits, isCertain: false })
}

const BLANK_LINE_HINT = "Add a blank line below the table. If it's a table row, write `|` around each cell."

/** Matches the delimiter row of a table, even if Word replaced its hyphens with dashes. */
const DELIMITER_ROW = /^[\s|:–—=_.-]+$/

function reportMissingDelimiter(literal: LiteralText, node: Paragraph): void {
  const { source } = literal
  const [start, end] = getRange(node)
  const [first = '', second, ...rows] = literal.text.slice(start, end).split('\n')
  const pipeCount = first.split('|').length - 1
  const hasOuterPipes = first.startsWith('|') && pipeCount > 1 && second?.trimStart().startsWith('|')
  const hasInnerPipes =
    / \| /.test(first) && second !== undefined && second.split(' | ').length === first.split(' | ').length
  if (second === undefined && /^\|[^|]+\|[^|]+\|/.test(first)) {
    const message = "This row isn't part of a table."
    literal.reportAndHide(start, end, message, `Remove the blank line above it. ${getEscapeHint('|')}`)
  }
  // The first row, `# of calls | Cost`, is reported as a heading.
  const isBelowHeading = /^# .*\|/.test(source.getLine(source.getLineIndex(start) - 1))
  if (second === undefined || isBelowHeading || !(hasOuterPipes || hasInnerPipes)) return
  if (DELIMITER_ROW.test(first)) {
    const hint = `Add a header row above this line. ${getEscapeHint('|')}`
    literal.reportAndHide(start, start + first.length, 'This table has no headings.', hint)
    literal.hide(start, end)
    return
  }
  const columns = first
    .split('|')
    .filter((cell, index, cells) => cell.trim() !== '' || (index > 0 && index < cells.length - 1))
  const line = `|${' --- |'.repeat(columns.length)}`
  const hasDelimiterRow = DELIMITER_ROW.test(second)
  const message = hasDelimiterRow
    ? 'The line below the header row needs a `---` for each column.'
    : "This table won't render, because the line of dashes below its header row is missing."
  const offset = start + first.length + 1
  const edit = source.createTextEdit(
    offset,
    hasDelimiterRow ? offset + second.length : offset,
    hasDelimiterRow ? line : `${line}\n`,
  )
  const isRectangular = (hasDelimiterRow ? rows : [second, ...rows]).every(
    (row) => row.split('|').length - 1 === pipeCount,
  )
  const fix = hasOuterPipes && isRectangular ? { line: undefined, edits: [edit], isCertain: true } : undefined
  const remedy = hasDelimiterRow ? `Replace it with \`${line}\`.` : `Add \`${line}\` below the first row.`
  const hint = `${remedy} To show it as typed, write \`\\|\` for each \`|\`.`
  literal.reportAndHide(start, start + first.length, message, hint, fix)
  literal.hide(start, end)
}
