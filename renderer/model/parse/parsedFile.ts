import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import type { ParsedMdx, PlacedReference } from '../mdx/parseMdx.ts'
import type { FileType } from './fileType.ts'
import type { ParsedYaml } from './yaml.ts'

/** A file of text: its path in the content folder, what problems call it, its bytes, and its place in the model. */
export interface TextFile {
  path: string
  name: string
  bytes: Uint8Array
  fileType: FileType
}

/** A file before any check of its data, and how to find the place of each value. */
export interface ParsedFile {
  source: Source
  fileType: FileType
  yaml: ParsedYaml
  body?: ParsedMdx
  /** Names its bytes, where what it comes to is cached. */
  hash?: string
  /** Its syntax is wrong: the data are what could be read of it, and nobody may conclude from what is missing. */
  isBroken: boolean
  /** The ids of its headings, once somebody has asked, where they follow from its body alone: nobody compiles it for them again. */
  ids?: string[]
  /** The copy in its YAML, once a rule has read it. */
  copy?: YamlText[]
}

/** A text in a file's YAML, and a function that finds its place. */
export interface YamlText {
  text: string
  range: () => [start: number, end: number]
  path: PropertyKey[]
}

export interface Parsed {
  file: ParsedFile
  problems: Diagnostic[]
}

/** A file that its schema accepts. `data` is the schema's output: typed by the file type's schema. */
export interface CheckedFile {
  file: ParsedFile
  data: object
  /** The pointers in its data and in its body, each with its stretch of the file. */
  references: PlacedReference[]
}
