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
  return getYamlCopy(file).flatMap((field) => {
    if (!MAY_HAVE_PROBLEM.test(field.text)) return []
    const rawYaml = file.source.text.slice(...field.getRange())
    return (
      findCurlyQuotesProblem(file, field, rawYaml) ??
      findListProblem(file, field, rawYaml) ??
      findLineBreakProblem(file, field, rawYaml) ??
      []
    )
  })
}

function findCurlyQuotesProblem(file: ParsedFile, { text, path, getRange }: YamlCopyText, rawYaml: string) {
  const [, inner] = CURLY_QUOTED.exec(text) ?? []
  // Straight quotes protect curly quotes: `text: "“Good morning.”"`.
  if (inner === undefined || rawYaml[0] !== text[0]) return undefined
  const fix = createValuesFix(file, [{ path, value: inner }])
  return file.source.createProblem(getRange(), 'Visitors would see these quotation marks.', QUOTES_HINT, fix)
}

/** Finds a list of at least two items. */
function findListProblem({ source }: ParsedFile, { text, getRange }: YamlCopyText, rawYaml: string) {
  const lists = [rawYaml, text].map((lines) => lines.split('\n').filter((line) => LIST_ITEM.test(line)))
  const [firstItem] = lists.find(({ length }) => length > 1) ?? []
  if (firstItem === undefined) return undefined
  const hint = 'Write sentences. Lists go in the text of an `.mdx` file, or in a field that has a list.'
  const range = source.findRange(firstItem.replace(/^["'\s]*/, ''), getRange()[0])
  const formHint = 'Write sentences. Lists go in Text, or in a field that has a list.'
  return { ...source.createProblem(range, 'Visitors would see this list on one line.', hint), formHint }
}

function findLineBreakProblem(file: ParsedFile, { text, path, getRange }: YamlCopyText, rawYaml: string) {
  const { source } = file
  const range = getRange()
  const trimmedText = text.trim()
  // Another rule reports escape problems.
  const hasEscapeProblem = rawYaml.startsWith('"') && findEscapeProblem(source, range)
  if (!trimmedText.includes('\n') || hasEscapeProblem) return undefined
  if (WINDOWS_PATH.test(rawYaml)) {
    const message = 'In double quotes, `\\n` is a line break, so this path is cut.'
    const fix = source.createReplacementFix(range, toSingleQuotes(rawYaml), { isCertain: true })
    return source.createProblem(range, message, 'Put the value in single quotes.', fix)
  }
  const lines = trimmedText.split('\n').map((line) => line.trim())
  const isEscaped = rawYaml.includes('\\n')
  const canJoin = !lines.some((line) => UNJOINABLE_LINE.test(line))
  const fix = canJoin ? createValuesFix(file, [{ path, value: lines.join(' ') }], { isCertain: !isEscaped }) : undefined
  const hint = 'Fields are shown on one line. Paragraphs go in the text of an `.mdx` file.'
  const formHint = 'Fields are shown on one line. Paragraphs go in Text.'
  const replaceNote = fix && rawYaml.includes('\n') ? ' The suggested line replaces all lines of the value.' : ''
  const [message, note] = isEscaped
    ? ['Is `\\n` meant as a line break?', ' To show it as typed, put the value in single quotes.']
    : ['This text has a line break.', replaceNote]
  return { ...source.createProblem(range, message, hint + note, fix), formHint }
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
