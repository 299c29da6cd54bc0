import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/policies.ts'
import { type Diagnostic, fileProblem } from '../explain/diagnostic.ts'
import { decodeSource, Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { parseMdx } from '../mdx/parseMdx.ts'
import { findSlips } from '../mdx/slips/findSlips.ts'
import type { FileType } from './fileType.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Parsed, ParsedFile, TextFile } from './parsedFile.ts'
import { strayProblem } from './strayCharacters.ts'
import { lazyYaml, type ParsedYaml, parseYaml } from './yaml.ts'

/** Parses a content file and collects all problems. */
export function parseFile({ path, name, bytes, fileType }: TextFile, model: ContentModel): Parsed {
  const large = tooLarge(bytes.length, fileType.format)
  const { source, problem } = large ? unread(path, name, large) : decodeSource(path, name, bytes)
  const report = problem ?? boundsProblem(source, fileType.format)
  if (report) {
    const file = { source, fileType, yaml: parseYaml(source, ''), isBroken: true }
    return { file, problems: [{ ...report, rule: 'syntax' }] }
  }
  const parts = partsOf(source, fileType, model)
  const errors = [...parts.yaml.problems, ...(parts.body?.syntax ?? [])]
  const file = { source, fileType, ...parts, isBroken: errors.length > 0 }
  return { file, problems: [...errors, ...parts.yaml.slips, ...(parts.body?.problems ?? [])] }
}

/** Used when a file can't be read. References to it are still valid. */
export function unreadFile({ path, name, fileType }: TextFile): ParsedFile {
  const source = new Source(path, name, '')
  return { source, fileType, yaml: parseYaml(source, ''), isBroken: true }
}

function unread(path: string, name: string, why: string): { source: Source; problem: Diagnostic } {
  return { source: new Source(path, name, ''), problem: fileProblem(name, why, SPLIT) }
}

function partsOf(source: Source, { format, schema }: FileType, model: ContentModel): Pick<ParsedFile, 'yaml' | 'body'> {
  if (format === 'json') return { yaml: parseJson(source) }
  if (format === 'yaml') return { yaml: parseYaml(source, source.text, schema) }
  const parts = splitFrontMatter(source)
  if ('message' in parts) return { yaml: { ...parseYaml(source, ''), problems: [parts] } }
  const body = parseMdx(source, parts.body, model)
  const problems = [...body.problems, ...findSlips(source, body.tree)]
  return { yaml: parseYaml(source, parts.matter, schema), body: { ...body, problems } }
}

/** JSON is valid YAML (YAML 1.2, section 1.3), but `JSON.parse` is 40 times faster. The YAML parser is only needed for positions. */
function parseJson(source: Source): ParsedYaml {
  const data = dataOf(source.text)
  const parse = () => parseYaml(source, source.text)
  if (data !== undefined) return lazyYaml(() => data, [], parse)
  const yaml = parse()
  return { ...yaml, problems: [source.syntaxProblem(0, 1, 'This file is not JSON.', GENERATED)] }
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const GENERATED = 'A program has written it, and writes it again: nobody edits it by hand.'

export function problemAt(
  { source, yaml }: Pick<ParsedFile, 'source' | 'yaml'>,
  path: readonly PropertyKey[],
  message: string,
  hint?: string,
): Diagnostic {
  return source.problem(...yaml.range(path), message, hint)
}

const OPENING = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y
const number = (value: number) => value.toLocaleString('en-US')

function tooLarge(bytes: number, format: FileFormat): string | undefined {
  const limit = TEXT_LIMITS.bytes[format]
  if (bytes <= limit) return undefined
  return `The file has more than ${number(limit)} bytes.`
}

/** Limits for slow input in the parsers. */
function boundsProblem(source: Source, format: FileFormat): Diagnostic | undefined {
  const { text } = source
  let start = 0
  for (let count = 1; start <= text.length; count += 1) {
    const line = lineAt(text, start)
    if (count > TEXT_LIMITS.lines[format])
      return source.syntaxProblem(
        start,
        start + 1,
        `The file may have ${number(TEXT_LIMITS.lines[format])} lines.`,
        SPLIT,
      )
    const found = lineProblem(line)
    if (found) return source.syntaxProblem(start, start + 1, ...found)
    start += line.length + 1
  }
  return strayProblem(source, format)
}

const BOTH = 'Keep one of the two, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.'
const SPLIT = 'Divide it, or leave out what nobody reads.'

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/

function lineProblem(line: string): [message: string, hint: string] | undefined {
  if (CONFLICT.test(line)) return ['Two people have changed these lines, and Git kept what both wrote.', BOTH]
  if (line.length > TEXT_LIMITS.line)
    return [`This line has ${number(line.length)} characters, and may have ${number(TEXT_LIMITS.line)}.`, 'Divide it.']
  if (
    line.length > TEXT_LIMITS.indentation &&
    line.slice(0, TEXT_LIMITS.indentation + 1).trim() === '' &&
    line.trim() !== ''
  )
    return [
      `This line starts with more than ${TEXT_LIMITS.indentation} spaces.`,
      'Indent by two spaces for each level.',
    ]
  if (openingsOf(line) > TEXT_LIMITS.openings)
    return [
      `More than ${TEXT_LIMITS.openings} lists or quotes begin in this line.`,
      'Put the text itself in quotes, or a `\\` before the first sign.',
    ]
  return undefined
}

function openingsOf(line: string): number {
  OPENING.lastIndex = 0
  let count = 0
  while (OPENING.test(line)) count += 1
  return count
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}
