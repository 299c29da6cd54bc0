import type { z } from 'zod'
import { mapTexts, walk } from '../define/texts.ts'
import { valueAt } from '../explain/explain.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

type Path = readonly PropertyKey[]

/** What a schema said of the places of its texts: whether they are free, a star for the number in a list. */
const known = new WeakMap<z.ZodType, Map<string, boolean>>()

/**
 * Tells which texts of a file are words that may say anything, and which have a form that programs read: slugs, days, names
 * of icons. The schema is asked, once for each place: a text of Greek letters of the same length is accepted by none of the
 * latter.
 * @param data what the schema has made of the file.
 */
export function freeTexts({ yaml, slot: { schema } }: ParsedFile, data: object): (path: Path) => boolean {
  const places = known.get(schema) ?? new Map<string, boolean>()
  known.set(schema, places)
  if (hasNewPlace(yaml.data, places)) {
    // As long as what was accepted: a `{name}` in it may stand for a longer text, or a shorter one.
    const lengthOf = (text: string, path: Path) => {
      const accepted = valueAt(data, path)
      return typeof accepted === 'string' ? accepted.length : text.length
    }
    const result = schema.safeParse(mapTexts(yaml.data, (text, path) => greek(lengthOf(text, path))))
    const formed = new Set((result.error?.issues ?? []).map(({ path }) => path.join('.')))
    walk(yaml.data, (leaf, path) => {
      const isFormed = path.some((_, index) => formed.has(path.slice(0, index + 1).join('.')))
      if (typeof leaf === 'string') places.set(placeOf(path), !isFormed && places.get(placeOf(path)) !== false)
    })
  }
  return (path) => places.get(placeOf(path)) ?? false
}

function hasNewPlace(data: unknown, places: Map<string, boolean>): boolean {
  let isNew = false
  walk(data, (leaf, path) => {
    isNew ||= typeof leaf === 'string' && !places.has(placeOf(path))
  })
  return isNew
}

function placeOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')
}

function greek(length: number): string {
  return `${'Ωω '.repeat(length).slice(0, Math.max(0, length - 1))}ω`
}
