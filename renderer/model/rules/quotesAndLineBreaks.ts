import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findEscapeProblem, toSingleQuotes } from '../parse/escapes.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { ParsedFile, ValidFile, YamlCopyText } from '../parse/parsedFile.ts'
import { createValuesFix } from '../parse/yamlFix.ts'

/** Matches curly quotes around a value. YAML keeps the quotes. */
const CURLY_QUOTED = /^[“”„«‘’]((?:[^“”„«»‘’]|(?<=\w)’(?=\w))*)[“”»’‘]$/

const LIST_ITEM = /^["'\s]*(?:[-*+]|\d{1,2}[.)])[ \t]+\S/
/** Matches text that can have a problem. Finding the position of each text is slow. */
const MAY_HAVE_PROBLEM = /^[“”„«‘’]|(?:[-*+]|\d[.)])\s+\S|\n/

/** Matches Windows paths in double quotes: `"C:\new"`, `"\\server\new"`. */
const WINDOWS_PATH = /^"(?:[^\n]*[\s(])?(?:[A-Za-z]:|\\\\\w+)\\/
/** Matches lines that can't be joined with the line above: list items, headings, and blank lines between paragraphs. */
const UNJOINABLE_LINE = /^(?:$|[#*+•-]|\d{1,9}[.)])/

const QUOTES_HINT =
  'Remove them, or write straight quotes instead. If visitors should see them, put straight quotes around the whole value.'

/** Reports curly quotes around a value, lists, and line breaks in fields. */
export function checkQuotesAndLineBreaks({ file }: ValidFile): Diagnostic[] {
  const { source } = file
  return getYamlCopy(file).flatMap((field) => {
    const { text, getRange, path } = field
    if (!MAY_HAVE_PROBLEM.test(text)) return []
    const [start, end] = getRange()
    const raw = source.text.slice(start, end)
    const [, inner] = CURLY_QUOTED.exec(text) ?? []
    // Straight quotes protect curly quotes: `text: "“Good morning.”"`.
    if (inner !== undefined && raw[0] === text[0]) {
      const fix = createValuesFix(file, [{ path, value: inner }])
      return [source.createProblem([start, end], 'Visitors would see these quotation marks.', QUOTES_HINT, fix)]
    }
    const listItem = findFirstItem(raw) ?? findFirstItem(text)
    if (listItem !== undefined) {
      const hint = 'Write sentences. Lists go in the text of an `.mdx` file, or in a field that has a list.'
      const itemRange = source.findRange(listItem, start)
      return [source.createProblem(itemRange, 'Visitors would see this list on one line.', hint)]
    }
    // `findEscapeProblem` is reported by a different rule.
    const hasEscapeProblem = raw.startsWith('"') && findEscapeProblem(source, [start, end])
    return text.trim().includes('\n') && !hasEscapeProblem ? [createLineBreakProblem(file, field, raw)] : []
  })
}

/** Finds the first item of a list with at least two items. */
function findFirstItem(text: string): string | undefined {
  const items = text.split('\n').filter((line) => LIST_ITEM.test(line))
  return items.length > 1 ? items[0]?.replace(/^["'\s]*/, '') : undefined
}

/** @param raw the original YAML of the field */
function createLineBreakProblem(file: ParsedFile, { text, path, getRange }: YamlCopyText, raw: string): Diagnostic {
  const { source } = file
  const range = getRange()
  if (WINDOWS_PATH.test(raw)) {
    const message = 'In double quotes, `\\n` is a line break, so this path is cut.'
    const fix = source.createReplacementFix(range, toSingleQuotes(raw), { isCertain: true })
    return source.createProblem(range, message, 'Put the value in single quotes.', fix)
  }
  const trimmedText = text.trim()
  const lines = trimmedText.split('\n').map((line) => line.trim())
  const isEscaped = raw.includes('\\n')
  const canJoin = !lines.some((line) => UNJOINABLE_LINE.test(line))
  const joinedValue = [{ path, value: lines.join(' ') }]
  const fix = canJoin ? createValuesFix(file, joinedValue, { isCertain: !isEscaped }) : undefined
  const hint = 'Fields are shown on one line. Paragraphs go in the text of an `.mdx` file.'
  if (isEscaped) {
    const escapeHint = `${hint} To show it as typed, put the value in single quotes.`
    return source.createProblem(range, 'Is `\\n` meant as a line break?', escapeHint, fix)
  }
  const replaceHint = fix && raw.includes('\n') ? ' The line below replaces all lines of the value.' : ''
  return source.createProblem(range, 'This text has a line break.', hint + replaceHint, fix)
}

/** Finds spaces at the start and end of fields. */
export function findSpaceWarnings({ file }: ValidFile): Diagnostic[] {
  return getYamlCopy(file).flatMap(({ text, getRange, path }) => {
    const trimmed = text.trim()
    // Block scalars end with a line break.
    if (text.replaceAll('\n', '') === trimmed.replaceAll('\n', '')) return []
    // Without the spaces, the curly quotes around a value are a problem.
    const fix = CURLY_QUOTED.test(trimmed) ? undefined : createValuesFix(file, [{ path, value: trimmed }])
    return [file.source.createProblem(getRange(), 'This text starts or ends with a space.', 'Remove the space.', fix)]
  })
}
