import {
  Composer,
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  Parser,
  type YAMLMap,
  YAMLParseError,
} from 'yaml'
import type { z } from 'zod'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { findMisreadValues } from './misreadValues.ts'
import { type Placeholder, splitPlaceholders } from './placeholders.ts'
import { checkShape, findSyntaxProblems } from './yamlSyntax.ts'

type Path = readonly PropertyKey[]

/** Data and positions. Ranges are offsets in UTF-16 code units. */
export interface ParsedYaml {
  /** Without placeholders. Can be incomplete if there are syntax errors. */
  data: unknown
  /** Returns the range of the parent if the path doesn't exist. */
  getRange(path: Path): [start: number, end: number]
  /** Checks if a path exists. Also true for empty values. */
  has(path: Path): boolean
  getKeyRange(path: Path): [start: number, end: number]
  placeholders: Placeholder[]
  /** Syntax errors. */
  problems: Diagnostic[]
  /** Problems in valid YAML. */
  misreadProblems: Diagnostic[]
}

/** Parses YAML 1.2 with the core schema. Offsets in the text must be the same in the source. */
export function parseYaml(source: Source, text: string, schema?: z.ZodType): ParsedYaml {
  const tokens = [...new Parser().parse(text)]
  const shapeProblem = checkShape(source, tokens)
  if (shapeProblem) return { ...EMPTY_YAML, problems: [shapeProblem] }
  const document = compose(tokens, text.length)
  const problems = findSyntaxProblems(source, text, document, tokens, schema)
  const getRange = (path: Path) => getNodeRange(document, path)
  const fileData = problems.length > 0 ? readPartialData(document) : document.toJS({ maxAliasCount: 0 })
  const parts = splitPlaceholders(source, fileData, getRange)
  return {
    data: parts.data,
    getRange,
    has: (path) => getNode(document, path) !== undefined,
    getKeyRange: (path) => getKeyRange(document, path),
    placeholders: parts.placeholders,
    problems,
    misreadProblems:
      problems.length > 0 ? [] : [...findMisreadValues(source, text, document, schema), ...parts.problems],
  }
}

const EMPTY_YAML: ParsedYaml = {
  data: {},
  getRange: () => [0, 1],
  has: () => false,
  getKeyRange: () => [0, 1],
  placeholders: [],
  problems: [],
  misreadProblems: [],
}

/** Creates parsed YAML from cached data, and only parses the text when a position is needed. */
export function createLazyYaml(
  getData: () => unknown,
  placeholders: Placeholder[],
  parse: () => ParsedYaml,
): ParsedYaml {
  const [data, parsed] = [memoize(getData), memoize(parse)]
  return {
    get data() {
      return data()
    },
    getRange: (path) => parsed().getRange(path),
    has: (path) => parsed().has(path),
    getKeyRange: (path) => parsed().getKeyRange(path),
    placeholders,
    problems: [],
    misreadProblems: [],
  }
}

/** Calls the function once, and then returns the cached result. */
export function memoize<Value>(compute: () => Value): () => Value {
  let cache: { value: Value } | undefined
  return () => {
    cache ??= { value: compute() }
    return cache.value
  }
}

function readPartialData(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof ReferenceError) return {}
    throw error
  }
}

const PARSER_OPTIONS = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  logLevel: 'error',
  stringKeys: true,
} as const

/** Composes the document from tokens. Adds an error for a second document, like `parseDocument`. */
function compose(tokens: CST.Token[], length: number): Document.Parsed {
  const [document, second] = new Composer(PARSER_OPTIONS).compose(tokens, true, length)
  if (!document) throw new Error('The YAML parser returned no document.')
  if (second)
    document.errors.push(new YAMLParseError(second.range.slice(0, 2) as [number, number], 'MULTIPLE_DOCS', ''))
  return document
}

/** Returns the node at a path. `getIn` would throw if the parent is a scalar. */
function getNode(document: Document.Parsed, path: Path): unknown {
  let node: unknown = document.contents
  for (const key of path)
    node = isMap(node) ? getPair(node, key)?.value : isSeq(node) ? node.items[Number(key)] : undefined
  return node
}

const pairsByMap = new WeakMap<YAMLMap, Map<string, Pair>>()

/**
 * Returns the pair of a key, from an index per map. `YAMLMap.get` is linear, which is slow in files with many problems.
 * The first of duplicate keys wins.
 */
function getPair(map: YAMLMap, key: PropertyKey | undefined): Pair | undefined {
  const byKey = pairsByMap.get(map) ?? new Map(map.items.toReversed().map((pair) => [getKey(pair), pair]))
  pairsByMap.set(map, byKey)
  return byKey.get(String(key))
}

const getKey = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

function getNodeRange(document: Document.Parsed, path: Path): [number, number] {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = getNode(document, path.slice(0, depth))
    if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  }
  return [0, 1]
}

function getKeyRange(document: Document.Parsed, path: Path): [number, number] {
  const parent = getNode(document, path.slice(0, -1))
  const pair = isMap(parent) ? getPair(parent, path.at(-1)) : undefined
  const range = isNode(pair?.key) ? pair.key.range : undefined
  return range ? [range[0], range[1]] : getNodeRange(document, path)
}
