import { type Document, isMap, isNode, isScalar, Parser } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic, FieldLocation } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { memoize } from '../memoize.ts'
import { checkMisreadValues } from './misreadValues.ts'
import { splitPlaceholders } from './placeholders.ts'
import { composeYaml } from './syntaxFixes/syntaxFix.ts'
import { findCstError, findSyntaxErrors } from './yamlSyntax.ts'

type Path = readonly PropertyKey[]

/** Data of a YAML text, with positions and problems. */
export interface ParsedYaml {
  /** Without the `placeholders` key. Can be incomplete if there are syntax errors. */
  data: unknown
  /** Returns the range of the value at a path, or of the parent if the path doesn't exist. */
  getRange(path: Path): TextRange
  /** Checks if a path exists. Also true for empty values. */
  has(path: Path): boolean
  /** Returns the range of the key at a path. For list items, the same as `getRange`. */
  getKeyRange(path: Path): TextRange
  placeholders: FieldLocation[]
  syntaxErrors: Diagnostic[]
  /** Problems of values in valid YAML, such as text that YAML misreads. */
  valueProblems: Diagnostic[]
}

/** Parses YAML 1.2 with the core schema. `text` is the source, or the front matter with the same offsets. */
export function parseYaml(source: Source, text: string, schema?: z.ZodType): ParsedYaml {
  const cstTokens = [...new Parser().parse(text)]
  const cstError = findCstError(source, cstTokens)
  if (cstError) return { ...parseYaml(source, ''), syntaxErrors: [cstError] }
  const document = composeYaml(cstTokens, text.length)
  const input = { source, text, cstTokens, document, schema }
  const syntaxErrors = findSyntaxErrors(input)
  const getRange = (path: Path) => getRangeAt(document, path)
  const parts = splitPlaceholders(source, readData(document), getRange)
  return {
    data: parts.data,
    getRange,
    has: (path) => document.hasIn(path),
    getKeyRange: (path) => getKeyRange(document, path),
    placeholders: parts.placeholders,
    syntaxErrors,
    valueProblems: syntaxErrors.length > 0 ? [] : [...checkMisreadValues(input), ...parts.problems],
  }
}

/** Creates parsed YAML from data, and only parses the text if a position is needed. */
export function createLazyYaml(data: unknown, placeholders: FieldLocation[], parse: () => ParsedYaml): ParsedYaml {
  const parsed = memoize(parse)
  return {
    data,
    getRange: (path) => parsed().getRange(path),
    has: (path) => parsed().has(path),
    getKeyRange: (path) => parsed().getKeyRange(path),
    placeholders,
    syntaxErrors: [],
    valueProblems: [],
  }
}

/** Returns no data if the document has an alias, which `checkAnchorsAndTags` reports. */
function readData(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof ReferenceError) return {}
    throw error
  }
}

function getRangeAt(document: Document.Parsed, path: Path): TextRange {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  }
  return [0, 1]
}

function getKeyRange(document: Document.Parsed, path: Path): TextRange {
  const parent = document.getIn(path.slice(0, -1), true)
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : []
  const key = keys.find((candidate) => isScalar(candidate) && candidate.value === path.at(-1))
  return isNode(key) && key.range ? [key.range[0], key.range[1]] : getRangeAt(document, path)
}
