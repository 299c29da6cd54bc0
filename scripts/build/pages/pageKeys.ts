import { createHash } from 'node:crypto'
import { Reference } from '../../../renderer/model/define/reference.ts'

/** Names what pages are made of. What many of them show, the words of a family for instance, is the same object and read once. */
export class PageKeys {
  private readonly known = new WeakMap<object, string>()

  /** @param input plain data, see `assertPlain`. */
  keyOf(input: object): string {
    const sums = Object.entries(input).map(([name, part]) => {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) return [name, this.sumOf(part)]
      // One level down, where what is shared stands.
      return [name, Object.entries(part).map(([key, value]) => [key, this.sumOf(value)])]
    })
    return createHash('sha256').update(JSON.stringify(sums)).digest('hex')
  }

  private sumOf(value: unknown): string {
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
    const known = this.known.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('base64')
    this.known.set(value, known)
    return known
  }
}

/** What was looked at: pages of a family show the same words. */
const plain = new WeakSet<object>()

/**
 * Sees that data say all that they are when they are written as JSON: the key of a page would miss what they do not.
 * @throws {Error} which names the place.
 */
export function assertPlain(data: unknown): void {
  const place = notPlain(data)
  if (place === undefined) return
  throw new Error(`A page's data are plain: texts, finite numbers, lists and groups. \`data${place}\` is none of them.`)
}

/** The first place of something that is not plain: `.words.0`. */
function notPlain(data: unknown): string | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return undefined
  if (typeof data !== 'object') return ''
  if (plain.has(data) || data instanceof Reference) return undefined
  if (!Array.isArray(data) && !isGroup(data)) return ''
  for (const [key, value] of Array.isArray(data) ? data.entries() : Object.entries(data)) {
    const place = value === undefined && !Array.isArray(data) ? undefined : notPlain(value)
    if (place !== undefined) return `.${key}${place}`
  }
  plain.add(data)
  return undefined
}

function isGroup(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}
