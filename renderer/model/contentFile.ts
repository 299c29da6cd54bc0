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

/** Parses one file of content by its format. */
export function parseContentFile(source: Source, slot: Slot): ContentFile | Problem[] {
  if (slot.format === 'yaml') {
    const yaml = parseYaml(source, source.text)
    return Array.isArray(yaml) ? yaml : { source, slot, yaml }
  }
  const parts = splitFrontMatter(source)
  if (Array.isArray(parts)) return parts
  const yaml = parseYaml(source, parts.matter)
  const body = parseMdx(source, parts.body)
  if (Array.isArray(yaml) || Array.isArray(body)) return [yaml, body].filter(Array.isArray).flat()
  return { source, slot, yaml, body }
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
