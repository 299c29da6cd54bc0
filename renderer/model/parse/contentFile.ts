import type { ContentModel } from '../define/model.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { decodeSource, Source } from '../explain/source.ts'
import { parseMdx } from '../mdx/parseMdx.ts'
import { boundsProblem, tooLarge } from './bounds.ts'
import type { FileType } from './fileType.ts'
import { splitFrontMatter } from './frontMatter.ts'
import { parseJson } from './json.ts'
import type { Parsed, ParsedFile, TextFile } from './parsedFile.ts'
import { parseYaml } from './yaml.ts'

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

/** A problem at a value of a file. */
export function problemAt(
  { source, yaml }: Pick<ParsedFile, 'source' | 'yaml'>,
  path: readonly PropertyKey[],
  message: string,
  hint?: string,
): Problem {
  return source.problem(...yaml.range(path), message, hint)
}
