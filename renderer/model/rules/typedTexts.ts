import type { Problem } from '../explain/problem.ts'
import { textsOf } from '../parse/fileTexts.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

/** Quotation marks of word processors around a whole value, and none inside but apostrophes. YAML takes them for a part of the text. */
const CURLY = /^[“”„«‘’]((?:[^“”„«»‘’]|(?<=\w)’(?=\w))*)[“”»’‘]$/

/** Refuses values of YAML that aren't the text that was meant: with curly quotes around them, or with line breaks. */
export function checkTypedTexts({ file }: CheckedFile): Problem[] {
  const { source } = file
  return textsOf(file).flatMap(({ text, range, path }) => {
    if (!path) return []
    const rewrite = (value: string, isCertain: boolean) => writeValues(file, [{ path, value }], isCertain)
    const [, inner] = CURLY.exec(text) ?? []
    // Inside straight quotes, curly ones are meant: `text: "“Good morning.”"`.
    if (inner !== undefined && source.text[range()[0]] === text[0])
      return [source.problem(...range(), 'Readers would see these quotation marks.', QUOTES, rewrite(inner, false))]
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.trim())
    if (lines.length === 1) return []
    const fix = lines.some((line) => STRUCTURE.test(line)) ? undefined : rewrite(lines.join(' '), true)
    const written = source.text.slice(...range()).includes('\\n') ? ' (`\\n`)' : ''
    return [source.problem(...range(), `This text has a line break${written}.`, BREAK, fix)]
  })
}

/** The lines between paragraphs, items of lists, and headings: joined with others, they would be something else. */
const STRUCTURE = /^(?:$|[#*+•-]|\d{1,9}[.)])/

/** Finds spaces at the ends of a quoted value. Pages leave them out. */
export function findSpacesAtEnds({ file }: CheckedFile): Problem[] {
  return textsOf(file).flatMap(({ text, range, path }) => {
    const line = text.trim()
    // A text below `|` or `>` ends with a line break.
    if (!path || text.replaceAll('\n', '') === line.replaceAll('\n', '')) return []
    const fix = writeValues(file, [{ path, value: line }], false)
    return [file.source.problem(...range(), 'This text starts or ends with a space.', 'Pages leave it out.', fix)]
  })
}

const QUOTES = 'YAML has straight quotes, or none. If readers should see the curly ones, put straight ones around them.'
const BREAK = 'Pages and feeds show texts of YAML in one line. Paragraphs belong in the body of an `.mdx` file.'
