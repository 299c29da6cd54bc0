import {
  type CollectionTag,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  type ScalarTag,
  visit,
} from 'yaml'
import type { Problem } from '../explain/problem.ts'
import type { Source } from './source.ts'
import { syntaxProblems, tooDeep } from './yamlSyntax.ts'

export type Path = readonly PropertyKey[]

/** A value that only the owner can supply, marked `!placeholder` by the writer. */
export interface Placeholder {
  file: string
  line: number
  column: number
  /** Where it stands in the file's data: `testimonials.0`. */
  path: string
}

/** The data of one YAML text, and where in the file each value stands. */
export interface ParsedYaml {
  data: unknown
  /** The stretch of the file that a path into the data means; the nearest existing parent's for a path that leads nowhere. */
  range(path: Path): [start: number, end: number]
  /** The stretch of a key, for a key that should not be there. */
  keyRange(path: Path): [start: number, end: number]
  placeholders: Placeholder[]
  /** What is wrong with the syntax. If anything is, the data are what could be read all the same. */
  problems: Problem[]
}

const PLACEHOLDER = '!placeholder'
const placeholderTags: (ScalarTag | CollectionTag)[] = [
  { tag: PLACEHOLDER, resolve: (value: string) => value },
  { tag: PLACEHOLDER, collection: 'map', resolve: (value) => value },
  { tag: PLACEHOLDER, collection: 'seq', resolve: (value) => value },
]

/**
 * Parses YAML 1.2 (core schema).
 * @param text the YAML; it must stand in the source at the same offsets (front matter: padded with what is before it).
 */
export function parseYaml(source: Source, text: string): ParsedYaml {
  const document = parse(text)
  if (!document) return { ...NOTHING, problems: [tooDeep(source)] }
  const faults = syntaxProblems(source, document)
  const problems = faults.length > 0 ? faults : aliasProblems(source, document)
  return {
    data: problems.length > 0 ? whatCanBeRead(document) : document.toJS({ maxAliasCount: 0 }),
    range: (path) => nodeRange(document, path),
    keyRange: (path) => keyRange(document, path),
    placeholders: findPlaceholders(document, source),
    problems,
  }
}

const NOTHING: ParsedYaml = { data: {}, range: () => [0, 1], keyRange: () => [0, 1], placeholders: [], problems: [] }

/** Of a document with faults. Where an alias names nothing, there are no data at all. */
function whatCanBeRead(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof ReferenceError) return {}
    throw error
  }
}

function aliasProblems(source: Source, document: Document.Parsed): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Alias(_, { range }) {
      const hint = 'Write the value out where it is needed.'
      const message = 'Anchors and aliases (`&name`, `*name`) are not used here.'
      problems.push({ ...source.problem(range?.[0] ?? 0, range?.[1] ?? 1, message, hint), isSyntax: true })
    },
  })
  return problems
}

function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      version: '1.2',
      schema: 'core',
      prettyErrors: false,
      // What is wrong with a text is told as a problem; the parser itself says nothing.
      logLevel: 'error',
      stringKeys: true,
      customTags: placeholderTags,
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The node at a path. Written as a walk, because `getIn` throws where a parent is a scalar. */
function nodeAt(document: Document.Parsed, path: Path): unknown {
  let node: unknown = document.contents
  for (const key of path)
    node =
      isNode(node) && 'get' in node
        ? (node as { get(key: unknown, keepScalar: true): unknown }).get(key, true)
        : undefined
  return node
}

function nodeRange(document: Document.Parsed, path: Path): [number, number] {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = nodeAt(document, path.slice(0, depth))
    if (isNode(node) && node.range) return [node.range[0], node.range[1]]
  }
  return [0, 1]
}

function keyRange(document: Document.Parsed, path: Path): [number, number] {
  const parent = nodeAt(document, path.slice(0, -1))
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined
  const range = isNode(pair?.key) ? pair.key.range : undefined
  return range ? [range[0], range[1]] : nodeRange(document, path)
}

function findPlaceholders(document: Document.Parsed, source: Source): Placeholder[] {
  const placeholders: Placeholder[] = []
  visit(document, {
    Node(key, node, ancestors) {
      if (isAlias(node) || node.tag !== PLACEHOLDER) return
      const start = (node as Node).range?.[0] ?? 0
      const { file, line, column } = source.problem(start, start + 1, '')
      placeholders.push({
        file,
        line,
        column,
        path: [...pathOf(ancestors), ...(typeof key === 'number' ? [key] : [])].join('.'),
      })
    },
  })
  return placeholders
}

/** The keys that lead to a visited node: a pair's key where its parent is a map, the index where it is a list. */
function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : []
    const next = ancestors[index + 1]
    const isListItem = isNode(ancestor) && 'items' in ancestor && !isMap(ancestor) && isNode(next)
    return isListItem ? [(ancestor.items as unknown[]).indexOf(next)] : []
  })
}
