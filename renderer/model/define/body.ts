import { createHash } from 'node:crypto'
import type { Root, RootData } from 'hast'
import { memoize } from '../memoize.ts'

/** Returns the SHA-256 hash of plain data, in Base64. */
export function computeHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

export interface BodySummary {
  /** Hash of the tree. */
  hash: string
  /** Set by the site's rehype plugins. */
  data: RootData | undefined
}

/** MDX body. Compiles on first use, and serializes to a hash to keep cache keys short. */
export class Body {
  private readonly getTree: () => Root
  private readonly getSummary: () => BodySummary

  /** @param getOrCreateSummary reads the summary from a cache, or creates it. Doesn't cache by default */
  constructor(compile: () => Root, getOrCreateSummary = (create: () => BodySummary) => create()) {
    this.getTree = memoize(compile)
    this.getSummary = memoize(() => getOrCreateSummary(() => ({ hash: computeHash(this.tree), data: this.tree.data })))
  }

  get tree(): Root {
    return this.getTree()
  }

  /** @throws {Error} if no rehype plugin sets data */
  get data(): RootData {
    const { data } = this.getSummary()
    if (!data) throw new Error('No rehype plugin sets the data of bodies.')
    return data
  }

  toJSON(): string {
    return this.getSummary().hash
  }
}
