import { Reference } from '../define/reference.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { freeTexts } from './freeTexts.ts'
import { marked } from './marks.ts'
import type { Origins } from './origins.ts'

/** The data of a checked file with a mark behind each text that may say anything. */
export function markData(file: ParsedFile, data: object, origins: Origins): object {
  const isFree = freeTexts(file, data)
  const forms = new Map<string, string[]>()
  const mark = (text: string, path: PropertyKey[]) => {
    const withMark = marked(text, origins.add(file, { path }))
    forms.set(text, [...(forms.get(text) ?? []), withMark])
    return withMark
  }
  const markIn = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') return value !== '' && isFree(path) ? mark(value, path) : value
    if (value === null || typeof value !== 'object' || value instanceof Reference) return value
    if (Array.isArray(value)) return value.map((item, index) => markIn(item, [...path, index]))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, markIn(item, [...path, key])]))
  }
  const all = markIn(data, []) as object
  nameByMarked(all, forms)
  return all
}

/** Where a text of the file is the key of something in it, what has marks finds it, too: the help for a feature, by its name. */
function nameByMarked(value: unknown, forms: Map<string, string[]>): void {
  if (value === null || typeof value !== 'object' || value instanceof Reference) return
  for (const [key, item] of Object.entries(value)) {
    nameByMarked(item, forms)
    if (!Array.isArray(value))
      for (const form of forms.get(key) ?? []) Object.defineProperty(value, form, { value: item })
  }
}
