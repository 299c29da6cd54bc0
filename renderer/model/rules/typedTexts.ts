import type { Diagnostic } from '../explain/diagnostic.ts'
import { inSingleQuotes } from '../parse/cutValues.ts'
import { copyOfYaml } from '../parse/fileTexts.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

/** Quotation marks of word processors around a whole value, and none inside but apostrophes. YAML takes them for a part of the text. */
const CURLY = /^[“”„«‘’]((?:[^“”„«»‘’]|(?<=\w)’(?=\w))*)[“”»’‘]$/

/** Refuses values of YAML that aren't the text that was meant: with curly quotes around them, lists, or line breaks. */
export function checkTypedTexts({ file }: CheckedFile): Diagnostic[] {
  const { source } = file
  return copyOfYaml(file).flatMap(({ text, range, path }) => {
    const [start, end] = range()
    const written = source.text.slice(start, end)
    const [, inner] = CURLY.exec(text) ?? []
    // Inside straight quotes, curly ones are meant: `text: "“Good morning.”"`.
    if (inner !== undefined && written[0] === text[0]) {
      const fix = writeValues(file, [{ path, value: inner }], false)
      return [source.problem(start, end, 'Readers would see these quotation marks.', QUOTES, fix)]
    }
    const list = firstItem(written) ?? firstItem(text)
    if (list !== undefined) return [source.problem(...source.find(list, start), ONE_LINE_LIST, NO_LIST)]
    return text.trim().includes('\n') ? [lineBreak(file, { text, path, written, start, end })] : []
  })
}

interface Typed {
  text: string
  path: PropertyKey[]
  written: string
  start: number
  end: number
}

function lineBreak(file: ParsedFile, { text, path, written, start, end }: Typed): Diagnostic {
  const { source } = file
  if (PATH.test(written)) {
    const fix = source.replace(start, end, inSingleQuotes(written), true)
    return source.problem(start, end, CODE, 'Put the value in single quotes.', fix)
  }
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const isCode = written.includes('\\n')
  const joined = [{ path, value: lines.join(' ') }]
  const fix = lines.some((line) => STRUCTURE.test(line)) ? undefined : writeValues(file, joined, !isCode)
  const [message, hint] = isCode ? [IS_BREAK, `${BREAK} ${SHOW_CODE}`] : ['This text has a line break.', BREAK]
  return source.problem(start, end, message, hint, fix)
}

const ITEM = /^["'\s]*(?:[-*+]|\d{1,2}[.)])[ \t]+\S/

/** The first line of a list in a text, if it has at least two items. */
function firstItem(text: string): string | undefined {
  const items = text.split('\n').filter((line) => ITEM.test(line))
  return items.length > 1 ? items[0]?.replace(/^["'\s]*/, '') : undefined
}

/** The lines between paragraphs, items of lists, and headings: joined with others, they would be something else. */
const STRUCTURE = /^(?:$|[#*+•-]|\d{1,9}[.)])/

/** Finds spaces at the ends of a quoted value. Pages leave them out. */
export function findSpacesAtEnds({ file }: CheckedFile): Diagnostic[] {
  return copyOfYaml(file).flatMap(({ text, range, path }) => {
    const line = text.trim()
    // A text below `|` or `>` ends with a line break.
    if (text.replaceAll('\n', '') === line.replaceAll('\n', '')) return []
    // Without the space, the value would be a text in curly quotes.
    const fix = CURLY.test(line) ? undefined : writeValues(file, [{ path, value: line }], false)
    return [file.source.problem(...range(), 'This text starts or ends with a space.', 'Pages leave it out.', fix)]
  })
}

const QUOTES =
  'Remove them, or write straight quotes instead. If readers should see them, put straight quotes around the whole value.'
const BREAK = 'Fields are shown on one line. Paragraphs go in the text of an `.mdx` file.'
const IS_BREAK = 'Is `\\n` meant as a line break?'
const SHOW_CODE = 'To show it as typed, put the value in single quotes.'
const CODE = 'In double quotes, `\\n` is a line break, so this path is cut.'
/** A path of Windows in double quotes: `"C:\\new"`, or `"\\\\server\\new"`. */
const PATH = /^"(?:[^\n]*[\s(])?(?:[A-Za-z]:|\\\\\w+)\\/
const ONE_LINE_LIST = 'Readers would see this list on one line.'
const NO_LIST = 'Write sentences. Lists go in the text of an `.mdx` file, or in a field that has a list.'
