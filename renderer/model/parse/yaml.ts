import { CST, type Document, isMap, isNode, isScalar, Parser } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic, FieldLocation } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { memoize } from '../memoize.ts'
import { checkMisreadValues } from './misreadValues.ts'
import { splitPlaceholders } from './placeholders.ts'
import { composeYaml } from './yamlNodes.ts'
import { findSyntaxErrors } from './yamlSyntax.ts'

export type Path = readonly PropertyKey[]

/** A file with positions of its values. */
export type YamlSource = { source: Source; yaml: ParsedYaml }

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
  const { data, placeholders, problems } = splitPlaceholders(source, readData(document), getRange)
  return {
    data,
    getRange,
    has: (path) => document.hasIn(path),
    getKeyRange: (path) => getKeyRange(document, path),
    placeholders,
    syntaxErrors,
    valueProblems: syntaxErrors.length > 0 ? [] : [...checkMisreadValues(input), ...problems],
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
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  return path.length === 0 ? [0, 1] : getRangeAt(document, path.slice(0, -1))
}

function getKeyRange(document: Document.Parsed, path: Path): TextRange {
  const parent = document.getIn(path.slice(0, -1), true)
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : []
  const key = keys.find((candidate) => isScalar(candidate) && candidate.value === path.at(-1))
  return isNode(key) && key.range ? [key.range[0], key.range[1]] : getRangeAt(document, path)
}

/** Setting this key changes the prototype. */
const RESERVED_KEY = '__proto__'

/** Checks for `__proto__`, also with escapes: `"\u005f_proto__"`. */
function isReservedKey(key: CST.Token | null | undefined): key is CST.FlowScalar {
  if (!key || !('source' in key) || !/\\|__proto__/.test(key.source)) return false
  return CST.resolveAsScalar(key, false, () => {})?.value === RESERVED_KEY
}

/** Finds deep nesting, a long list, or a reserved key in the concrete syntax tree (CST). Isn't recursive, so that deep nesting can't overflow the stack. */
function findCstError(source: Source, cstTokens: readonly CST.Token[]): Diagnostic | undefined {
  const stack = cstTokens.map((token) => ({ token, depth: 0 }))
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { token, depth } = next
    const items: readonly CST.CollectionItem[] = 'items' in token ? token.items : []
    const range: TextRange = [token.offset, token.offset + 1]
    if (items.length > 0 && depth > TEXT_LIMITS.nestingDepth) {
      const hint = 'Close the brackets, and indent by two spaces.'
      return source.createProblem(range, 'The values are nested too deeply.', hint)
    }
    if (items.length > TEXT_LIMITS.items) {
      const message = `This has more than ${TEXT_LIMITS.items.toLocaleString('en-US')} items.`
      return source.createProblem(range, message, 'Split it into several files.')
    }
    const reservedKey = items.map(({ key }) => key).find(isReservedKey)
    if (reservedKey) {
      const keyRange: TextRange = [reservedKey.offset, reservedKey.offset + reservedKey.source.length]
      const message = `A key can't be named \`${RESERVED_KEY}\`.`
      return source.createProblem(keyRange, message, 'This name is reserved. Choose another one.')
    }
    if (token.type === 'document' && token.value) stack.push({ token: token.value, depth })
    for (const { key, value } of items)
      for (const inner of [key, value]) if (inner) stack.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}
