import { createHash } from 'node:crypto'
import { Reference } from '../define/reference.ts'
import { walk } from '../define/texts.ts'
import type { Memory } from '../parse/memory.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'

/** A checked file as plain data: a reference in it is a text, and stands in a list with its place. */
interface Remembered {
  data: object
  references: { target: string; slug: string; path: PropertyKey[] }[]
}

/** What decides what a file comes to alone. Undefined for a file that no memory knows. */
function keyOf({ state }: ParsedFile, surroundings: string): string | undefined {
  return state && `alone ${createHash('sha256').update(state).update(surroundings).digest('base64')}`
}

/** Remembers a file that was found in order. */
export function keepAlone(memory: Memory, { file, data }: CheckedFile, surroundings: string): void {
  const key = keyOf(file, surroundings)
  if (key === undefined) return
  const references: Remembered['references'] = []
  walk(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ target: leaf.target, slug: leaf.slug, path })
    else if (leaf !== null && typeof leaf === 'object') throw new Error('The data of a file are plain.')
  })
  const remembered: Remembered = { data, references }
  memory.keep(key, remembered)
}

/** The file as it was found in order; undefined if it was not, or if anything around it is another. */
export function findAlone(memory: Memory, file: ParsedFile, surroundings: string): CheckedFile | undefined {
  const key = keyOf(file, surroundings)
  if (key === undefined || !memory.has(key)) return undefined
  const { data, references } = memory.find(key) as Remembered
  const own = references.map(({ target, slug, path }) => {
    const reference = new Reference(target, slug)
    put(data, path, reference)
    return { reference, range: () => file.yaml.range(path) }
  })
  return { file, data, references: [...own, ...(file.body?.references ?? [])] }
}

function put(data: object, path: PropertyKey[], value: Reference): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], data)
  ;(parent as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = value
}
