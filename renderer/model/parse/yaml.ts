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
import { cutValues } from './cutValues.ts'
import { type Placeholder, splitPlaceholders } from './placeholders.ts'
import { shapeProblem, syntaxProblems } from './yamlSyntax.ts'

type Path = readonly PropertyKey[]

/** The data of one YAML text, and where in the file each value stands. */
export interface ParsedYaml {
  data: unknown
  /** The stretch of the file that a path into the data means; the nearest existing parent's for a path that leads nowhere. */
  range(path: Path): [start: number, end: number]
  /** Whether something is written at a path, be it nothing: `key:`. */
  has(path: Path): boolean
  /** The stretch of a key, for a key that should not be there. */
  keyRange(path: Path): [start: number, end: number]
  placeholders: Placeholder[]
  /** What is wrong with the syntax. If anything is, the data are what could be read all the same. */
  problems: Diagnostic[]
  /** What the syntax allows, and nobody means. */
  slips: Diagnostic[]
}

/**
 * Parses YAML 1.2 (core schema).
 * @param text has the same offsets as the source: front matter is padded
 * @param schema tells which fixes a field can take
 */
export function parseYaml(source: Source, text: string, schema?: z.ZodType): ParsedYaml {
  const tokens = [...new Parser().parse(text)]
  const shape = shapeProblem(source, tokens)
  if (shape) return { ...NOTHING, problems: [shape] }
  const document = compose(tokens, text.length)
  const problems = syntaxProblems(source, text, document, tokens, schema)
  const range = (path: Path) => nodeRange(document, path)
  const read = problems.length > 0 ? whatCanBeRead(document) : document.toJS({ maxAliasCount: 0 })
  const split = splitPlaceholders(source, read, range)
  return {
    data: split.data,
    range,
    has: (path) => nodeAt(document, path) !== undefined,
    keyRange: (path) => keyRange(document, path),
    placeholders: split.placeholders,
    problems,
    slips: problems.length > 0 ? [] : [...cutValues(source, document, schema), ...split.problems],
  }
}

const NOTHING: ParsedYaml = {
  data: {},
  range: () => [0, 1],
  has: () => false,
  keyRange: () => [0, 1],
  placeholders: [],
  problems: [],
  slips: [],
}

/** Data that are known and in order: the text is parsed when somebody first asks for a place in it. */
export function lazyYaml(dataOf: () => unknown, placeholders: Placeholder[], parse: () => ParsedYaml): ParsedYaml {
  const [data, places] = [lazy(dataOf), lazy(parse)]
  return {
    get data() {
      return data()
    },
    range: (path) => places().range(path),
    has: (path) => places().has(path),
    keyRange: (path) => places().keyRange(path),
    placeholders,
    problems: [],
    slips: [],
  }
}

/** The same function, which runs when it is called first. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Of an invalid document. Where an alias names nothing, there are no data at all. */
function whatCanBeRead(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof ReferenceError) return {}
    throw error
  }
}

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  // What is wrong with a text is reported as a problem; the parser itself says nothing.
  logLevel: 'error',
  stringKeys: true,
} as const

/** The first document of a text, as `parseDocument` would make it; of a second one, its error says that it is there. */
function compose(tokens: CST.Token[], length: number): Document.Parsed {
  const [document, second] = new Composer(OPTIONS).compose(tokens, true, length)
  if (!document) throw new Error('The parser of YAML made no document.')
  if (second)
    document.errors.push(new YAMLParseError(second.range.slice(0, 2) as [number, number], 'MULTIPLE_DOCS', ''))
  return document
}

/** The node at a path. Written as a walk, because `getIn` throws where a parent is a scalar. */
function nodeAt(document: Document.Parsed, path: Path): unknown {
  let node: unknown = document.contents
  for (const key of path)
    node = isMap(node) ? pairAt(node, key)?.value : isSeq(node) ? node.items[Number(key)] : undefined
  return node
}

const pairs = new WeakMap<YAMLMap, Map<string, Pair>>()

/** The pair of a key. A map of the library looks through all its pairs; with a problem at each key that would be a square. */
function pairAt(map: YAMLMap, key: PropertyKey | undefined): Pair | undefined {
  const byKey = pairs.get(map) ?? new Map(map.items.toReversed().map((pair) => [keyOf(pair), pair]))
  pairs.set(map, byKey)
  return byKey.get(String(key))
}

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

function nodeRange(document: Document.Parsed, path: Path): [number, number] {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = nodeAt(document, path.slice(0, depth))
    if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  }
  return [0, 1]
}

function keyRange(document: Document.Parsed, path: Path): [number, number] {
  const parent = nodeAt(document, path.slice(0, -1))
  const pair = isMap(parent) ? pairAt(parent, path.at(-1)) : undefined
  const range = isNode(pair?.key) ? pair.key.range : undefined
  return range ? [range[0], range[1]] : nodeRange(document, path)
}
