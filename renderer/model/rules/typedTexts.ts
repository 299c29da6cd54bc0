import type { Diagnostic } from '../explain/diagnostic.ts'
import { findEscape, toSingleQuotes } from '../parse/escapes.ts'
import { getYamlCopy } from '../parse/fileTexts.ts'
import type { CheckedFile, ParsedFile, YamlText } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

/** Matches curly quotes around a value. YAML keeps the quotes. */
const CURLY_QUOTED = /^[“”„«‘’]((?:[^“”„«»‘’]|(?<=\w)’(?=\w))*)[“”»’‘]$/

/** Reports curly quotes around values, lists in text fields, and line breaks. */
export function checkTypedTexts({ file }: CheckedFile): Diagnostic[] {
  const { source } = file
  return getYamlCopy(file).flatMap((field) => {
    const { text, range, path } = field
    const [start, end] = range()
    const raw = source.text.slice(start, end)
    const [, inner] = CURLY_QUOTED.exec(text) ?? []
    // Straight quotes protect curly quotes: `text: "“Good morning.”"`.
    if (inner !== undefined && raw[0] === text[0]) {
      const fix = writeValues(file, [{ path, value: inner }], false)
      return [source.createProblem(start, end, 'Readers would see these quotation marks.', QUOTES_HINT, fix)]
    }
    const list = findFirstItem(raw) ?? findFirstItem(text)
    if (list !== undefined) return [source.createProblem(...source.find(list, start), LIST_MESSAGE, LIST_HINT)]
    const hasOtherCode = raw.startsWith('"') && findEscape(source, start, end)
    return text.trim().includes('\n') && !hasOtherCode ? [reportLineBreak(file, field)] : []
  })
}

function reportLineBreak(file: ParsedFile, { text, path, range }: YamlText): Diagnostic {
  const [start, end] = range()
  const raw = file.source.text.slice(start, end)
  const { source } = file
  if (WINDOWS_PATH.test(raw)) {
    const fix = source.createReplacementFix(start, end, toSingleQuotes(raw), true)
    return source.createProblem(start, end, CUT_PATH_MESSAGE, 'Put the value in single quotes.', fix)
  }
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const isCode = raw.includes('\\n')
  const joinedValue = [{ path, value: lines.join(' ') }]
  const fix = lines.some((line) => LIST_OR_BLANK_LINE.test(line)) ? undefined : writeValues(file, joinedValue, !isCode)
  const replaceAllHint = fix && raw.includes('\n') ? ` ${REPLACE_ALL_HINT}` : ''
  const [message, hint] = isCode
    ? [LINE_BREAK_MESSAGE, `${LINE_BREAK_HINT} ${SINGLE_QUOTES_HINT}`]
    : ['This text has a line break.', LINE_BREAK_HINT + replaceAllHint]
  return source.createProblem(start, end, message, hint, fix)
}

const LIST_ITEM = /^["'\s]*(?:[-*+]|\d{1,2}[.)])[ \t]+\S/

function findFirstItem(text: string): string | undefined {
  const items = text.split('\n').filter((line) => LIST_ITEM.test(line))
  return items.length > 1 ? items[0]?.replace(/^["'\s]*/, '') : undefined
}

/** Lists and paragraphs cannot be joined. */
const LIST_OR_BLANK_LINE = /^(?:$|[#*+•-]|\d{1,9}[.)])/

/** Returns hints about white space at the ends of quoted values. */
export function findSpacesAtEnds({ file }: CheckedFile): Diagnostic[] {
  return getYamlCopy(file).flatMap(({ text, range, path }) => {
    const line = text.trim()
    // Block scalars end with a line break.
    if (text.replaceAll('\n', '') === line.replaceAll('\n', '')) return []
    // The value must not end up in curly quotes.
    const fix = CURLY_QUOTED.test(line) ? undefined : writeValues(file, [{ path, value: line }], false)
    return [file.source.createProblem(...range(), 'This text starts or ends with a space.', 'Pages leave it out.', fix)]
  })
}

const QUOTES_HINT =
  'Remove them, or write straight quotes instead. If readers should see them, put straight quotes around the whole value.'
const LINE_BREAK_HINT = 'Fields are shown on one line. Paragraphs go in the text of an `.mdx` file.'
const REPLACE_ALL_HINT = 'The line below replaces all lines of the value.'
const LINE_BREAK_MESSAGE = 'Is `\\n` meant as a line break?'
const SINGLE_QUOTES_HINT = 'To show it as typed, put the value in single quotes.'
const CUT_PATH_MESSAGE = 'In double quotes, `\\n` is a line break, so this path is cut.'
/** Matches Windows paths in double quotes: `"C:\\new"`, `"\\\\server\\new"`. */
const WINDOWS_PATH = /^"(?:[^\n]*[\s(])?(?:[A-Za-z]:|\\\\\w+)\\/
const LIST_MESSAGE = 'Readers would see this list on one line.'
const LIST_HINT = 'Write sentences. Lists go in the text of an `.mdx` file, or in a field that has a list.'
