import type { Diagnostic } from '../explain/diagnostic.ts'
import { findEscape, toSingleQuotes } from '../parse/escapes.ts'
import { copyOfYaml } from '../parse/fileTexts.ts'
import type { CheckedFile, ParsedFile, YamlText } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

/** Matches curly quotes around a value. YAML keeps the quotes. */
const CURLY = /^[“”„«‘’]((?:[^“”„«»‘’]|(?<=\w)’(?=\w))*)[“”»’‘]$/

/** Reports curly quotes around values, lists in text fields, and line breaks. */
export function checkTypedTexts({ file }: CheckedFile): Diagnostic[] {
  const { source } = file
  return copyOfYaml(file).flatMap((field) => {
    const { text, range, path } = field
    const [start, end] = range()
    const raw = source.text.slice(start, end)
    const [, inner] = CURLY.exec(text) ?? []
    // Straight quotes protect curly quotes: `text: "“Good morning.”"`.
    if (inner !== undefined && raw[0] === text[0]) {
      const fix = writeValues(file, [{ path, value: inner }], false)
      return [source.problem(start, end, 'Readers would see these quotation marks.', QUOTES, fix)]
    }
    const list = firstItem(raw) ?? firstItem(text)
    if (list !== undefined) return [source.problem(...source.find(list, start), ONE_LINE_LIST, NO_LIST)]
    const hasOtherCode = findEscape(source, {
      type: raw.startsWith('"') ? 'QUOTE_DOUBLE' : 'PLAIN',
      range: [start, end, end],
    })
    return text.trim().includes('\n') && !hasOtherCode ? [lineBreak(file, field)] : []
  })
}

function lineBreak(file: ParsedFile, { text, path, range }: YamlText): Diagnostic {
  const [start, end] = range()
  const raw = file.source.text.slice(start, end)
  const { source } = file
  if (PATH.test(raw)) {
    const fix = source.replace(start, end, toSingleQuotes(raw), true)
    return source.problem(start, end, CUT_PATH_MESSAGE, 'Put the value in single quotes.', fix)
  }
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const isCode = raw.includes('\\n')
  const joined = [{ path, value: lines.join(' ') }]
  const fix = lines.some((line) => STRUCTURE.test(line)) ? undefined : writeValues(file, joined, !isCode)
  const all = fix && raw.includes('\n') ? ` ${REPLACE_ALL}` : ''
  const [message, hint] = isCode ? [IS_BREAK, `${BREAK} ${SHOW_CODE}`] : ['This text has a line break.', BREAK + all]
  return source.problem(start, end, message, hint, fix)
}

const ITEM = /^["'\s]*(?:[-*+]|\d{1,2}[.)])[ \t]+\S/

function firstItem(text: string): string | undefined {
  const items = text.split('\n').filter((line) => ITEM.test(line))
  return items.length > 1 ? items[0]?.replace(/^["'\s]*/, '') : undefined
}

/** Lists and paragraphs cannot be joined. */
const STRUCTURE = /^(?:$|[#*+•-]|\d{1,9}[.)])/

/** Returns hints about white space at the ends of quoted values. */
export function findSpacesAtEnds({ file }: CheckedFile): Diagnostic[] {
  return copyOfYaml(file).flatMap(({ text, range, path }) => {
    const line = text.trim()
    // Block scalars end with a line break.
    if (text.replaceAll('\n', '') === line.replaceAll('\n', '')) return []
    // The value must not end up in curly quotes.
    const fix = CURLY.test(line) ? undefined : writeValues(file, [{ path, value: line }], false)
    return [file.source.problem(...range(), 'This text starts or ends with a space.', 'Pages leave it out.', fix)]
  })
}

const QUOTES =
  'Remove them, or write straight quotes instead. If readers should see them, put straight quotes around the whole value.'
const BREAK = 'Fields are shown on one line. Paragraphs go in the text of an `.mdx` file.'
const REPLACE_ALL = 'The line below replaces all lines of the value.'
const IS_BREAK = 'Is `\\n` meant as a line break?'
const SHOW_CODE = 'To show it as typed, put the value in single quotes.'
const CUT_PATH_MESSAGE = 'In double quotes, `\\n` is a line break, so this path is cut.'
/** Matches Windows paths in double quotes: `"C:\\new"`, `"\\\\server\\new"`. */
const PATH = /^"(?:[^\n]*[\s(])?(?:[A-Za-z]:|\\\\\w+)\\/
const ONE_LINE_LIST = 'Readers would see this list on one line.'
const NO_LIST = 'Write sentences. Lists go in the text of an `.mdx` file, or in a field that has a list.'
