import type { Table } from 'mdast'
import type { TextRange } from '../../diagnostics/source.ts'
import { getNodeRange } from '../tree.ts'
import type { LiteralText, NodeWithSource } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Reports rows with missing or extra cells, text that became a row, and paragraphs that look like tables. */
export function reportTables(literal: LiteralText): void {
  for (const located of literal.locateNodes('table', 'paragraph')) {
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
    const [start] = range
    const raw = literal.getRaw(row).trimEnd()
    const message = `This row has ${cellCount} ${cellCount === 1 ? 'cell' : 'cells'}, but the header row has ${columnCount}.`
    if (!raw.replaceAll('\\|', '').includes('|')) {
      const hint = "Add a blank line below the table. If it's a table row, write `|` around each cell."
      const fix = source.createReplacementFix([start, start], `\n${source.getLinePrefix(start)}`)
      literal.addProblem(range, 'This line is part of the table above it.', hint, fix)
    } else if (cellCount > columnCount) {
      const hint = 'Remove them, or add cells to the header row. To show a `|`, write `\\|`.'
      literal.addProblem(range, message, `Visitors won't see the extra cells. ${hint}`)
    } else if (cellCount < columnCount) {
      const completeRow = (raw.endsWith('|') ? raw : `${raw} |`) + ' |'.repeat(columnCount - cellCount)
      literal.addProblem(range, message, 'Add the missing cells.', source.createReplacementFix(range, completeRow))
    }
  }
}

/** Matches the delimiter row of a table, also with the dashes of Word. */
const DELIMITER_ROW = /^[\s|:–—=_.-]+$/

/** Matches a row that starts with `|`, but not `|x| + |y| is even`. */
const TABLE_ROW = /^[ \t]*\|(?: [^|\n]+\|[^|\n]+\||(?:[^|\n]+\|){2,}[ \t]*$)/m

const startsWithPipe = (line: string) => line.trimStart().startsWith('|')
const countPipes = (line: string) => line.split('|').length - 1

/** Reports a paragraph that looks like a table, or like a row of the table above it. */
function reportUnrenderedTable(literal: LiteralText, paragraph: NodeWithSource): void {
  const text = literal.text.slice(paragraph.start, paragraph.end)
  if (!text.includes('|')) return
  const start = paragraph.start + Math.max(0, text.search(TABLE_ROW))
  const lines = literal.text.slice(start, paragraph.end).split('\n')
  const [firstLine = '', secondLine = ''] = lines
  const range = [start, start + firstLine.length] as const
  const isSingleRow = TABLE_ROW.test(firstLine) && !startsWithPipe(secondLine)
  const hasOuterPipes = startsWithPipe(firstLine) && countPipes(firstLine) > 1 && startsWithPipe(secondLine)
  const hasInnerPipes = / \| /.test(firstLine) && secondLine.split(' | ').length === firstLine.split(' | ').length
  // The first row, `# of calls | Cost`, is reported as a heading.
  const isBelowHeading = /^# .*\|/.test(literal.source.getLine(literal.source.getLineIndex(start) - 1))
  if (!isSingleRow && (isBelowHeading || !(hasOuterPipes || hasInnerPipes))) return
  literal.mask(isSingleRow ? range : [start, paragraph.end])
  const escapeHint = getEscapeHint('|')
  if (isSingleRow && paragraph.previous?.type === 'table')
    literal.addProblem(range, "This row isn't part of a table.", `Remove the blank line above it. ${escapeHint}`)
  else if (isSingleRow || DELIMITER_ROW.test(firstLine)) {
    const hint = DELIMITER_ROW.test(firstLine)
      ? 'Add a header row above this line.'
      : `Add two lines above it: the headings of its columns, and \`${createDelimiterRow(firstLine)}\`.`
    literal.addProblem(range, 'This table has no header row.', `${hint} ${escapeHint}`)
  } else reportDelimiterRow(literal, range, lines, hasOuterPipes)
}

function createDelimiterRow(headerRow: string): string {
  const columnCount = headerRow.replaceAll(/^[ \t]*\||\|[ \t]*$/g, '').split('|').length
  return `|${' --- |'.repeat(columnCount)}`
}

/** Reports a missing or wrong delimiter row. The fix is for tables whose rows start with `|` and have the same number of cells. */
function reportDelimiterRow(
  literal: LiteralText,
  range: Readonly<TextRange>,
  [headerRow = '', secondRow = '', ...rows]: string[],
  hasOuterPipes: boolean,
): void {
  const { source } = literal
  const delimiterRow = createDelimiterRow(headerRow)
  const hasDelimiterRow = DELIMITER_ROW.test(secondRow)
  const [message, remedy] = hasDelimiterRow
    ? ['The line below the header row needs a `---` for each column.', `Replace it with \`${delimiterRow}\`.`]
    : [
        "This table won't render, because the line of dashes below its header row is missing.",
        `Add \`${delimiterRow}\` below the first row.`,
      ]
  const bodyRows = hasDelimiterRow ? rows : [secondRow, ...rows]
  const canFix = hasOuterPipes && bodyRows.every((row) => countPipes(row) === countPipes(headerRow))
  const [, headerEnd] = range
  // Copy the start of the line below, `> `.
  const [prefix] = source.getLine(source.getLineIndex(headerEnd) + 1).split('|', 1)
  const replacedEnd = headerEnd + (hasDelimiterRow ? `\n${secondRow}`.length : 0)
  const newLine = `\n${prefix}${delimiterRow}`
  const fix = source.createReplacementFix([headerEnd, replacedEnd], newLine, { isCertain: true })
  const hint = `${remedy} To show it as typed, write \`\\|\` for each \`|\`.`
  literal.addProblem(range, message, hint, canFix ? fix : undefined)
}
