import type { ContentModel } from '../define/model.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { decodeSource, Source } from '../explain/source.ts'
import { parseMdx } from '../mdx/parseMdx.ts'
import { boundsProblem, tooLarge } from './bounds.ts'
import type { FileType } from './fileType.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Parsed, ParsedFile, TextFile } from './parsedFile.ts'
import { type ParsedYaml, parsedLater, parseYaml } from './yaml.ts'

/** Parses one file of content by its format: what could be read of it, and every problem of its syntax. */
export function parseFile({ path, name, bytes, fileType }: TextFile, model: ContentModel): Parsed {
  const large = tooLarge(bytes.length, fileType.format)
  const { source, problem } = large ? unread(path, name, large) : decodeSource(path, name, bytes)
  const fault = problem ?? boundsProblem(source, fileType.format)
  if (fault) {
    const file = { source, fileType, yaml: parseYaml(source, ''), isBroken: true }
    return { file, problems: [{ ...fault, isSyntax: true }] }
  }
  const parts = partsOf(source, fileType, model)
  const faults = [...parts.yaml.problems, ...(parts.body?.syntax ?? [])]
  const file = { source, fileType, ...parts, isBroken: faults.length > 0 }
  return { file, problems: [...faults, ...parts.yaml.slips, ...(parts.body?.problems ?? [])] }
}

/** A file of which nothing could be read: it is there all the same. */
export function unreadFile({ path, name, fileType }: TextFile): ParsedFile {
  const source = new Source(path, name, '')
  return { source, fileType, yaml: parseYaml(source, ''), isBroken: true }
}

function unread(path: string, name: string, why: string): { source: Source; problem: Problem } {
  return { source: new Source(path, name, ''), problem: whole(name, why, 'Divide it, or leave out what nobody reads.') }
}

function partsOf(source: Source, { format }: FileType, model: ContentModel): Pick<ParsedFile, 'yaml' | 'body'> {
  if (format === 'json') return { yaml: parseJson(source) }
  if (format === 'yaml') return { yaml: parseYaml(source, source.text) }
  const parts = splitFrontMatter(source)
  if ('message' in parts) return { yaml: { ...parseYaml(source, ''), problems: [parts] } }
  return { yaml: parseYaml(source, parts.matter), body: parseMdx(source, parts.body, model) }
}

/**
 * Parses data that programs generate. All JSON is YAML (YAML 1.2, section 1.3), whose parser finds places in it: forty times slower, and so
 * only when a problem needs one.
 */
function parseJson(source: Source): ParsedYaml {
  const data = dataOf(source.text)
  const parse = () => parseYaml(source, source.text)
  if (data !== undefined) return parsedLater(() => data, [], parse)
  const yaml = parse()
  return { ...yaml, problems: [notJson(source), ...yaml.problems].slice(0, 1) }
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function notJson(source: Source) {
  return source.fault(
    0,
    1,
    'This file is not JSON.',
    'A program has written it, and writes it again: nobody edits it by hand.',
  )
}

/** A problem at a value of a file. */
export function problemAt(
  { source, yaml }: Pick<ParsedFile, 'source' | 'yaml'>,
  path: readonly PropertyKey[],
  message: string,
  hint?: string,
): Problem {
  return source.problem(...yaml.range(path), message, hint)
}
