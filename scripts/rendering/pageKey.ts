import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Deferred, isDeferred } from '../../renderer/deferred.ts'
import { Reference } from '../../renderer/model/define/reference.ts'
import { nameOf } from '../kept/kept.ts'
import { KeptValues } from '../kept/keptValues.ts'
import { PROJECT, stateOf } from '../run/sources.js'

const FOLDER = join(PROJECT, '.cache/deferred')
/** The code that works out what is deferred. */
const DECIDING = ['renderer', 'pages', 'scripts/rendering', 'package-lock.json', 'node_modules/.package-lock.json']

/**
 * Names what a page is made of besides code. Two pages of one key have the same bytes, for a page is a pure function of
 * its data, its address, and the shell around it.
 */
export class PageKeys {
  /** Of what many pages show: the words of a family are the same object on all of them. */
  private readonly known = new WeakMap<object, string>()
  private readonly deferred: KeptValues | undefined

  /** @param deferred the sums of deferred parts; without it each is worked out for its own. */
  constructor(deferred?: KeptValues) {
    this.deferred = deferred
  }

  /**
   * With the sums of an earlier build.
   * @param content names the content: the folder's path.
   * @param anew whether to begin with none.
   */
  static async open(content: string, anew: boolean): Promise<PageKeys> {
    return new PageKeys(await KeptValues.open(FOLDER, nameOf(content), stateOf(PROJECT, DECIDING), anew))
  }

  /** Keeps the sums that this build has asked for. */
  async save(): Promise<void> {
    await this.deferred?.save()
  }

  /** @param parts plain data, see `assertPlain`. */
  keyOf(...parts: unknown[]): string {
    let sums = ''
    for (const part of parts) {
      if (part === null || typeof part !== 'object' || Array.isArray(part)) sums += `${this.sumOf(part)};`
      // One level down, where what is shared stands.
      else for (const name in part) sums += `${name}=${this.sumOf(part[name as keyof typeof part])};`
      sums += '.'
    }
    return createHash('sha256').update(sums).digest('hex')
  }

  /** The SHA-256 of plain data, in base64; of texts and numbers, themselves as JSON. */
  sumOf(value: unknown): string {
    if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
    if (isDeferred(value)) return this.sumOfDeferred(value)
    const known = this.known.get(value) ?? createHash('sha256').update(JSON.stringify(value)).digest('base64')
    this.known.set(value, known)
    return known
  }

  private sumOfDeferred({ of, value }: Deferred<object>): string {
    const sum = () => this.sumOf(value())
    return this.deferred?.get(of.map((part) => this.sumOf(part)).join(), sum) ?? sum()
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
