import type { ContentModel } from '../define/model.ts'
import type { Problem } from '../explain/problem.ts'
import { type ParsedMdx, parseMdx } from '../mdx/parseMdx.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Slot } from './slot.ts'
import type { Source } from './source.ts'
import { type ParsedYaml, parseYaml } from './yaml.ts'

/** A file before any check of its data, and how to find the place of each value. */
export interface ParsedFile {
  source: Source
  slot: Slot
  yaml: ParsedYaml
  body?: ParsedMdx
  /** Its syntax is wrong: the data are what could be read of it, and nobody may conclude from what is missing. */
  isBroken: boolean
}

/** Parses one file of content by its format: what could be read of it, and every problem of its syntax. */
export function parseFile(source: Source, slot: Slot, model: ContentModel, problems: Problem[]): ParsedFile {
  const file =
    slot.format === 'yaml' ? { source, slot, yaml: parseYaml(source, source.text) } : parseParts(source, slot, model)
  const faults = [...file.yaml.problems, ...(file.body?.syntax ?? [])]
  problems.push(...faults, ...(file.body?.problems ?? []))
  return { ...file, isBroken: faults.length > 0 }
}

function parseParts(source: Source, slot: Slot, model: ContentModel): Omit<ParsedFile, 'isBroken'> {
  const parts = splitFrontMatter(source)
  if ('message' in parts) return { source, slot, yaml: { ...parseYaml(source, ''), problems: [parts] } }
  return { source, slot, yaml: parseYaml(source, parts.matter), body: parseMdx(source, parts.body, model) }
}

/** A file of which nothing can be read: it is there all the same. */
export function unreadableFile(source: Source, slot: Slot): ParsedFile {
  return { source, slot, yaml: parseYaml(source, ''), isBroken: true }
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
