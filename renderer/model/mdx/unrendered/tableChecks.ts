import type { Table } from 'mdast'
import type { TextRange } from '../../diagnostics/source.ts'
import { getNodeRange } from '../tree.ts'
import { getEscapeHint, type LiteralText, type LocatedNode } from './literalText.ts'

const NO_HEADER_ROW_MESSAGE = 'This table has no header row.'

/** Reports rows with missing or extra cells, text that became a row, and paragraphs that look like tables. */
export function reportTables(literal: LiteralText): void {
  for (const located of literal.list('table', 'paragraph')) {
    if (located.node.type === 'table') reportUnevenRows(literal, located.node)
    else reportUnrenderedTable(literal, located)
  }
}

function reportUnevenRows(literal: LiteralText, { children: [header, ...rows] }: Table): void {
  const { source } = literal
  const columnCount = header?.children.length ?? 0
  for (const row of rows) {
    const cellCount = row.children.length
    const range = getNodeRange(row)
    const raw = literal.getRaw(row).trimEnd()
    if (!raw.replaceAll('\\|', '').includes('|')) {
      const fix = source.createReplacementFix([range[0], range[0]], `\n${source.getLinePrefix(range[0])}`)
      const hint = "Add a blank line below the table. If it's a table row, write `|` around each cell."
      literal.addProblem(range, 'This line is part of the table above it.', hint, fix)
    } else if (cellCount !== columnCount) {
      const cells = cellCount === 1 ? 'cell' : 'cells'
      const message = `This row has ${cellCount} ${cells}, but the header row has ${columnCount}.`
      if (cellCount > columnCount) {
        const hint = 'Remove them, or add cells to the header row. To show a `|`, write `\\|`.'
        literal.addProblem(range, message, `Visitors won't see the extra cells. ${hint}`)
      } else {
        const completeRow = (raw.endsWith('|') ? raw : `${raw} |`) + ' |'.repeat(columnCount - cellCount)
        literal.addProblem(range, message, 'Add the missing cells.', source.createReplacementFix(range, completeRow))
      }
    }
  }
}

/** Matches the delimiter row of a table, also with the dashes of Word. */
const DELIMITER_ROW = /^[\s|:–—=_.-]+$/

/** Matches a row that starts with `|`, but not `|x| + |y| is even`. */
const TABLE_ROW = /^[ \t]*\|(?: [^|\n]+\|[^|\n]+\||(?:[^|\n]+\|){2,}[ \t]*$)/m

/** Reports a paragraph that looks like a table, or like a row of the table above it. */
function reportUnrenderedTable(literal: LiteralText, { start: paragraphStart, end, previous }: LocatedNode): void {
  const { source } = literal
  const text = literal.text.slice(paragraphStart, end)
  if (!text.includes('|')) return
  const start = paragraphStart + Math.max(0, text.search(TABLE_ROW))
  const lines = literal.text.slice(start, end).split('\n')
  const [firstLine = '', secondLine = ''] = lines
  const range = [start, start + firstLine.length] as const
  const noHeaderHint = DELIMITER_ROW.test(firstLine)
    ? 'Add a header row above this line.'
    : `Add two lines above it: the headings of its columns, and \`${createDelimiterRow(firstLine)}\`.`
  if (TABLE_ROW.test(firstLine) && !startsWithPipe(secondLine)) {
    const [message, hint] =
      previous?.type === 'table'
        ? ["This row isn't part of a table.", 'Remove the blank line above it.']
        : [NO_HEADER_ROW_MESSAGE, noHeaderHint]
    literal.reportAndMask(range, message, `${hint} ${getEscapeHint('|')}`)
    return
  }
  const hasInnerPipes = / \| /.test(firstLine) && secondLine.split(' | ').length === firstLine.split(' | ').length
  // The first row, `# of calls | Cost`, is reported as a heading.
  const isBelowHeading = /^# .*\|/.test(source.getLine(source.getLineIndex(start) - 1))
  if (isBelowHeading || !(hasOuterPipes(firstLine, secondLine) || hasInnerPipes)) return
  literal.mask(start, end)
  if (DELIMITER_ROW.test(firstLine))
    literal.addProblem(range, NO_HEADER_ROW_MESSAGE, `${noHeaderHint} ${getEscapeHint('|')}`)
  else reportDelimiterRow(literal, range, lines)
}

const startsWithPipe = (line: string) => line.trimStart().startsWith('|')
const countPipes = (line: string) => line.split('|').length - 1

function hasOuterPipes(headerRow: string, secondRow: string): boolean {
  return startsWithPipe(headerRow) && countPipes(headerRow) > 1 && startsWithPipe(secondRow)
}

function createDelimiterRow(headerRow: string): string {
  const columnCount = headerRow.replaceAll(/^[ \t]*\||\|[ \t]*$/g, '').split('|').length
  return `|${' --- |'.repeat(columnCount)}`
}

/** Reports a missing or wrong delimiter row. The fix is for tables whose rows start with `|` and have the same number of cells. */
function reportDelimiterRow(literal: LiteralText, [start, headerEnd]: Readonly<TextRange>, lines: string[]): void {
  const { source } = literal
  const [headerRow = '', secondRow = '', ...rows] = lines
  const delimiterRow = createDelimiterRow(headerRow)
  const hasDelimiterRow = DELIMITER_ROW.test(secondRow)
  const [message, remedy] = hasDelimiterRow
    ? ['The line below the header row needs a `---` for each column.', `Replace it with \`${delimiterRow}\`.`]
    : [
        "This table won't render, because the line of dashes below its header row is missing.",
        `Add \`${delimiterRow}\` below the first row.`,
      ]
  const bodyRows = hasDelimiterRow ? rows : [secondRow, ...rows]
  const isRectangular = bodyRows.every((row) => countPipes(row) === countPipes(headerRow))
  const replacedEnd = headerEnd + 1 + (hasDelimiterRow ? secondRow.length : 0)
  // Copy the start of the line below, `> `.
  const [prefix] = source.getLine(source.getLineIndex(start) + 1).split('|', 1)
  const newLine = `${prefix}${delimiterRow}${hasDelimiterRow ? '' : '\n'}`
  const edits = [source.createTextEdit([headerEnd + 1, replacedEnd], newLine)]
  const canFix = hasOuterPipes(headerRow, secondRow) && isRectangular
  const fix = canFix ? { line: undefined, edits, isCertain: true } : undefined
  literal.addProblem([start, headerEnd], message, `${remedy} To show it as typed, write \`\\|\` for each \`|\`.`, fix)
}
