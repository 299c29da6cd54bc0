import { createHash } from 'node:crypto'
import type { Root as Mdast } from 'mdast'
import { Reference } from '../define/reference.ts'
import { decodeSource } from '../explain/source.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import type { Parsed, ParsedFile, TextFile } from './parsedFile.ts'
import type { Placeholder } from './placeholders.ts'
import type { ParsedYaml } from './yaml.ts'

/**
 * Remembers plain data from one run to the next. Most of a check is parsing, and nearly every file is as it was. What is
 * kept is never trusted with more than its key says: the key holds everything that the data were made of.
 */
export interface Memory {
  has(key: string): boolean
  /** A value of its own at each call. */
  find(key: string): unknown
  /** @param value data without functions and classes. */
  keep(key: string, value: unknown): void
}

/** What remains of a parsed file besides its data and its body, which are read when they are asked for. */
interface Rest {
  placeholders: Placeholder[]
  body: { references: { target: string; slug: string; range: [number, number] }[] } | undefined
}

/** Names the state of a file: its path, what problems call it, and its bytes. */
export function stateOf({ path, name, bytes }: TextFile): string {
  return createHash('sha256')
    .update(JSON.stringify([path, name]))
    .update(bytes)
    .digest('base64')
}

/** Remembers a parsed file. One that has faults is parsed again: its places are needed at once. */
export function keepParsed(memory: Memory, state: string, { file, problems }: Parsed): void {
  if (file.isBroken || problems.length > 0) return
  const { yaml, body } = file
  const references = body?.references.map(({ reference: { target, slug }, range }) => ({
    target,
    slug,
    range: range(),
  }))
  const rest: Rest = { placeholders: yaml.placeholders, body: references && { references } }
  memory.keep(`rest ${state}`, rest)
  memory.keep(`data ${state}`, yaml.data)
  if (body) memory.keep(`tree ${state}`, body.tree)
}

/**
 * A file as it was parsed in an earlier run; undefined if it was not.
 * @param again parses it once more: places are found so, when a problem needs one.
 */
export function findParsed(
  memory: Memory,
  state: string,
  { path, name, bytes, slot }: TextFile,
  again: () => ParsedYaml,
): ParsedFile | undefined {
  if (!memory.has(`rest ${state}`) || !memory.has(`data ${state}`)) return undefined
  const { placeholders, body } = memory.find(`rest ${state}`) as Rest
  if (body && !memory.has(`tree ${state}`)) return undefined
  const places = once(again)
  const data = once(() => memory.find(`data ${state}`))
  const yaml: ParsedYaml = {
    get data() {
      return data()
    },
    placeholders,
    range: (at) => places().range(at),
    has: (at) => places().has(at),
    keyRange: (at) => places().keyRange(at),
    problems: [],
    slips: [],
  }
  const tree = once(() => memory.find(`tree ${state}`) as Mdast)
  return {
    source: decodeSource(path, name, bytes).source,
    slot,
    yaml,
    isBroken: false,
    state,
    ...(body && { body: bodyOf(body, tree) }),
  }
}

function bodyOf({ references }: NonNullable<Rest['body']>, tree: () => Mdast): ParsedMdx {
  return {
    get tree() {
      return tree()
    },
    references: references.map(({ target, slug, range }) => ({
      reference: new Reference(target, slug),
      isInBody: true,
      range: () => range,
    })),
    syntax: [],
    problems: [],
  }
}

/** The same function, which runs when it is called first. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
