import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/rules.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import { createFileProblem, type Diagnostic, type Explanation, setDefaultRule } from '../diagnostics/diagnostic.ts'
import { decodeText, findEncodingProblem, Source } from '../diagnostics/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { findAttributeTexts } from '../mdx/attributeTexts.ts'
import { parseMdx } from '../mdx/parseMdx.ts'
import { checkRendering } from '../mdx/unrendered/checkRendering.ts'
import { memoize } from '../memoize.ts'
import type { FileType } from './fileType.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { ParsedFile, ParseResult, TextFile } from './parsedFile.ts'
import { findStrayCharacterError } from './strayCharacters.ts'
import { createLazyYaml, type ParsedYaml, parseYaml } from './yaml.ts'

/** Parses a file. Problems are syntax errors first, then problems of values and the body. */
export function parseFile({ displayPath, bytes, fileType }: TextFile, model: ContentModel): ParseResult {
  const bytesProblem = findBytesProblem(displayPath, bytes, fileType.format)
  const source = new Source(displayPath, bytesProblem ? '' : decodeText(bytes))
  const problem = bytesProblem ?? findTextProblem(source, fileType.format)
  if (problem) return { file: createBrokenFile(source, fileType), problems: setDefaultRule('syntax', [problem]) }
  const parts = parseParts(source, fileType, model)
  const errors = setDefaultRule('syntax', [...parts.yaml.syntaxErrors, ...(parts.body?.syntaxErrors ?? [])])
  const file = { source, fileType, ...parts, hasSyntaxErrors: errors.length > 0 }
  return { file, problems: [...errors, ...parts.yaml.valueProblems, ...(parts.body?.problems ?? [])] }
}

/** Returns a file without data, so that references to it are still valid. */
export function createBrokenFile(source: Source, fileType: FileType): ParsedFile {
  return { source, fileType, yaml: parseYaml(source, ''), hasSyntaxErrors: true }
}

function parseParts(source: Source, fileType: FileType, model: ContentModel): Pick<ParsedFile, 'yaml' | 'body'> {
  const { format, schema } = fileType
  if (format === 'json') return { yaml: parseJson(source) }
  if (format === 'yaml') return { yaml: parseYaml(source, source.text, schema) }
  const parts = splitFrontMatter(source)
  if ('message' in parts) return { yaml: { ...parseYaml(source, ''), syntaxErrors: [parts] } }
  const body = parseMdx(source, parts.body, model)
  const yaml = parseYaml(source, parts.frontMatter, schema)
  const checked = checkRendering(source, body, { isDraft: isDraft({ fileType, yaml }) })
  const listAttributeTexts = memoize(() => findAttributeTexts(source, body.tree, model))
  return { yaml, body: { ...body, listAttributeTexts, ...checked } }
}

/** Checks if a file is a draft. The data doesn't need to be valid. */
export function isDraft({ fileType, yaml: { data } }: Pick<ParsedFile, 'fileType' | 'yaml'>): boolean {
  const canBeDraft = fileType.kind === 'entry' && hasSchedule(fileType.schema)
  return canBeDraft && (data as ScheduleFields | undefined)?.draft === true
}

/** Parses JSON with `JSON.parse`, because the YAML parser is much slower. Uses the YAML parser only for positions. */
function parseJson(source: Source): ParsedYaml {
  const parse = () => parseYaml(source, source.text)
  try {
    return createLazyYaml(JSON.parse(source.text), [], parse)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const hint = 'This file is generated. Restore it from Git, or run the program that generates it.'
    return { ...parse(), syntaxErrors: [source.createProblem([0, 1], "This file isn't valid JSON.", hint)] }
  }
}

const formatNumber = (value: number) => value.toLocaleString('en-US')
const SPLIT_FILE_HINT = 'Split it into several files, or shorten it.'

function findBytesProblem(displayPath: string, bytes: Uint8Array, format: FileFormat): Diagnostic | undefined {
  const limit = TEXT_LIMITS.bytes[format]
  if (bytes.length <= limit) return findEncodingProblem(displayPath, bytes)
  return createFileProblem(displayPath, `The file has more than ${formatNumber(limit)} bytes.`, SPLIT_FILE_HINT)
}

function findTextProblem(source: Source, format: FileFormat): Diagnostic | undefined {
  if (source.text.trim() === '')
    return createFileProblem(source.displayPath, 'The file is empty.', 'Write its content or remove it.')
  for (const [index, line] of source.text.split('\n').entries()) {
    const explanation = explainLine(line, index, TEXT_LIMITS.lines[format])
    if (!explanation) continue
    const [start] = source.getLineRange(index)
    return source.createProblem([start, start + 1], explanation.message, explanation.hint)
  }
  return findStrayCharacterError(source, format)
}

const CONFLICT_HINT = 'Keep one of the two versions, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.'
const CONFLICT_MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)/
const LIST_AND_QUOTE_MARKERS = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/gy

function explainLine(line: string, index: number, maxLines: number): Explanation | undefined {
  const { lineLength, indentation, markersPerLine } = TEXT_LIMITS
  if (index >= maxLines)
    return { message: `The file can have at most ${formatNumber(maxLines)} lines.`, hint: SPLIT_FILE_HINT }
  if (CONFLICT_MARKER.test(line))
    return { message: 'Two people have changed these lines, and Git kept what both wrote.', hint: CONFLICT_HINT }
  if (line.length > lineLength)
    return {
      message: `This line has ${formatNumber(line.length)} characters. The limit is ${formatNumber(lineLength)}.`,
      hint: 'Split it into several lines.',
    }
  if (line.search(/\S/) > indentation)
    return {
      message: `This line starts with more than ${indentation} spaces.`,
      hint: 'Indent by two spaces for each level.',
    }
  if ((line.match(LIST_AND_QUOTE_MARKERS)?.length ?? 0) <= markersPerLine) return undefined
  const message = `This line has more than ${markersPerLine} list or blockquote markers (\`-\`, \`1.\`, \`>\`).`
  const hint = "If they're text, put a `\\` before the first one. In YAML, put quotation marks around the value."
  return { message, hint }
}
