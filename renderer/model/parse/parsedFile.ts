import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import type { ParsedMdx, PlacedReference } from '../mdx/parseMdx.ts'
import type { FileType } from './fileType.ts'
import type { ParsedYaml } from './yaml.ts'

export interface TextFile {
  path: string
  name: string
  bytes: Uint8Array
  fileType: FileType
}

export interface ParsedFile {
  source: Source
  fileType: FileType
  yaml: ParsedYaml
  body?: ParsedMdx
  hash?: string
  /** Whether there are syntax errors. If so, the data can be incomplete. */
  isBroken: boolean
  ids?: string[]
  copy?: YamlText[]
}

export interface YamlText {
  text: string
  range: () => [start: number, end: number]
  path: PropertyKey[]
}

export interface Parsed {
  file: ParsedFile
  problems: Diagnostic[]
}

/** `data` is the output of the schema. */
export interface CheckedFile {
  file: ParsedFile
  data: object
  references: PlacedReference[]
}
