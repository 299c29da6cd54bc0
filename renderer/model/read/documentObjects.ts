import { inflateSync } from 'node:zlib'
import { MEDIA_LIMITS } from '../limits.ts'

/* Source: ISO 32000-2 (PDF 2.0), names (7.3.5), indirect objects (7.3.10), object streams (7.5.7). */

/** The least that an object stream counts as: many small ones take time too. */
const PIECE = 4096
/** No dictionary of such a stream is longer, nor is what is looked at of an object. */
const NEAR = 2000
const OBJECT_STREAM = new RegExp(spelled('ObjStm'), 'gi')

/** A name, of which each letter may be written by its number: `/J#61vaScript`. */
export function spelled(name: string): string {
  const letters = name.replaceAll(/\w/g, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`)
  return `/${letters}`
}

/** The beginning of an object; empty where there is none of this number. */
export function objectNumbered(objects: string, number: string): string {
  for (const { 0: found, 1: own, index } of objects.matchAll(/\b(\d{1,10}) \d{1,5} obj\s?/g))
    if (own === number) return objects.slice(index + found.length, index + found.length + NEAR).trimStart()
  return ''
}

/**
 * The objects that are packed into streams, each under its number; undefined where they cannot be unpacked.
 * @param text the file, each character for a byte.
 */
export function unpacked(text: string, bytes: Uint8Array): string | undefined {
  let room: number = MEDIA_LIMITS.document.unpacked
  const objects: string[] = []
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    const before = text.slice(Math.max(0, index - NEAR), index)
    const [behind = '', line = ''] = /^[\s\S]*?stream(\r?\n)/.exec(text.slice(index, index + NEAR)) ?? []
    const dictionary = before.slice(before.lastIndexOf('obj') + 'obj'.length) + behind
    const content = line === '' ? undefined : inflated(dictionary, bytes.subarray(index + behind.length), room)
    const found = content === undefined ? undefined : objectsOf(dictionary, content)
    room -= Math.max(content?.length ?? 0, PIECE)
    if (found === undefined || room <= 0) return undefined
    for (const each of found) objects.push(each)
  }
  return objects.join('\n')
}

function inflated(dictionary: string, bytes: Uint8Array, room: number): string | undefined {
  const filters = dictionary.match(/\/\w+Decode\b/g)
  if (filters?.join('') !== '/FlateDecode' || dictionary.includes('/Predictor')) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: room }).toString('latin1')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** A stream begins with the number and the offset of each object; undefined where one hides in another. */
function objectsOf(dictionary: string, content: string): string[] | undefined {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0)
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number)
  const pairs = numbers.flatMap((number, at) => (at % 2 === 0 ? [{ number, start: numbers[at + 1] ?? 0 }] : []))
  const ends = [...pairs.slice(1).map(({ start }) => start), content.length - first]
  if (pairs.some(({ start }, at) => !(start <= (ends[at] ?? 0)))) return undefined
  return pairs.map(
    ({ number, start }, at) => `${number} 0 obj ${content.slice(first + start, first + (ends[at] ?? 0))}`,
  )
}
