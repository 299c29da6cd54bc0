import { splitFrontMatter } from '../parse/frontMatter.ts'
import { Source } from '../parse/source.ts'
import { type ParsedYaml, parseYaml } from '../parse/yaml.ts'

/** A file as a text, and how it is written. */
export interface FileText {
  text: string
  format: 'yaml' | 'mdx'
}

/** The YAML of a file, with its places. */
export function yamlOf({ text, format }: FileText): ParsedYaml {
  const source = new Source('', '', text)
  if (format === 'yaml') return parseYaml(source, text)
  const parts = splitFrontMatter(source)
  return 'message' in parts ? { ...parseYaml(source, ''), problems: [parts] } : parseYaml(source, parts.matter)
}

/** The YAML of a file, at the offsets of the file. */
export function yamlText({ text, format }: FileText): string {
  if (format === 'yaml') return text
  const parts = splitFrontMatter(new Source('', '', text))
  return 'message' in parts ? '' : parts.matter
}
