import type { MediaFile } from '../define/media.ts'
import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import type { AttributeText } from '../mdx/attributeTexts.ts'
import type { LocatedReference, ParsedMdx } from '../mdx/parseMdx.ts'
import type { FileType } from './fileType.ts'
import type { ParsedYaml } from './yaml.ts'

/** A YAML, MDX, or JSON file before parsing. */
export interface TextFile {
  /** For messages: `content/services/local-seo.yaml`. */
  displayPath: string
  bytes: Uint8Array
  fileType: FileType
}

/** A file with its data, before validation. */
export interface ParsedFile {
  source: Source
  fileType: FileType
  yaml: ParsedYaml
  body?: ParsedMdx & {
    /** Lazy, because cached results don't need them. */
    listAttributeTexts: () => AttributeText[]
    leftoverWarnings: Diagnostic[]
  }
  /** Hash of the path and bytes, for the cache. */
  hash?: string
  /** True if there are syntax errors. The data can then be incomplete. */
  hasSyntaxErrors: boolean
  /** Cached ids of the headings, if they don't depend on other files. */
  headingIds?: string[]
  /** Cached by `getYamlCopy`. */
  yamlCopy?: YamlCopyText[]
}

/** A piece of copy: a YAML string, or a text node, passage, attribute, or alt text of a body. */
export interface CopyText {
  text: string
  /** Lazy, because only problems need it. */
  getRange: () => TextRange
  /** Path in the YAML data. Undefined in a body. */
  path?: PropertyKey[]
  /** True for attributes and alt text, where tokens and components don't work. */
  isAttributeText?: boolean
}

export type YamlCopyText = CopyText & { path: PropertyKey[] }

export interface ParseResult {
  file: ParsedFile
  problems: Diagnostic[]
}

/** A valid file. `data` is the output of the schema. */
export interface ValidFile {
  file: ParsedFile
  data: object
  /** References in the data and body. */
  references: LocatedReference[]
}

/** All files, after each of them is validated. */
export interface ValidatedContent {
  model: ContentModel
  /** Includes files with problems. */
  files: ParsedFile[]
  validFiles: ValidFile[]
  /** Data of valid files. Keys are paths relative to `content`. */
  validData: Map<string, object>
  /** Drafts with invalid data or syntax errors. The build skips them. */
  incompleteDrafts: ParsedFile[]
  /** Keys are paths relative to `content/media`. */
  media: Map<string, MediaFile>
}
