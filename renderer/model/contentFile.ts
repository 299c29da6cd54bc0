import { splitFrontMatter } from './frontMatter.ts'
import { type ParsedMdx, parseMdx } from './mdx.ts'
import type { Problem } from './problem.ts'
import type { Slot } from './slot.ts'
import type { Source } from './source.ts'
import { type ParsedYaml, parseYaml } from './yaml.ts'

/** A file whose syntax is right: its data before any check, and how to find the place of each value. */
export interface ContentFile {
  source: Source
  slot: Slot
  yaml: ParsedYaml
  body?: ParsedMdx
}

/** Parses one file of content by its format: the file where its data can be read, and every problem of its syntax. */
export function parseContentFile(source: Source, slot: Slot, problems: Problem[]): ContentFile | undefined {
  if (slot.format === 'yaml') return withData({ source, slot }, parseYaml(source, source.text), problems)
  const parts = splitFrontMatter(source)
  if (Array.isArray(parts)) {
    problems.push(...parts)
    return undefined
  }
  const body = parseMdx(source, parts.body)
  problems.push(...body.problems)
  return withData({ source, slot, body }, parseYaml(source, parts.matter), problems)
}

function withData(
  file: Omit<ContentFile, 'yaml'>,
  yaml: ParsedYaml | Problem[],
  problems: Problem[],
): ContentFile | undefined {
  if (!Array.isArray(yaml)) return { ...file, yaml }
  problems.push(...yaml)
  return undefined
}

/** A problem at a value of a file. */
export function problemAt(
  { source, yaml }: ContentFile,
  path: readonly PropertyKey[],
  message: string,
  hint?: string,
): Problem {
  return source.problem(...yaml.range(path), message, hint)
}
