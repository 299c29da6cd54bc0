import { createHash } from 'node:crypto'
import type { Root, RootData } from 'hast'

/** The cached properties of a compiled body. */
export interface Digest {
  hash: string
  data: RootData | undefined
}

/**
 * The body of an entry as HTML nodes, compiled when a component renders it. It serializes to a hash, so the cache keys of pages
 * stay short.
 */
export class Body {
  private readonly compile: () => Root
  private readonly getOrCreate: (create: () => Digest) => Digest
  private compiled: Root | undefined
  private digest: Digest | undefined

  /** @param getOrCreate looks up the digest in a cache */
  constructor(compile: () => Root, getOrCreate = (create: () => Digest) => create()) {
    this.compile = compile
    this.getOrCreate = getOrCreate
  }

  get tree(): Root {
    this.compiled ??= this.compile()
    return this.compiled
  }

  /** Returns the data that the site's rehype plugins set on the tree. @throws {Error} if they don't set any */
  get data(): RootData {
    const { data } = this.getDigest()
    if (!data) throw new Error('No rehype plugin sets the data of bodies.')
    return data
  }

  toJSON(): string {
    return this.getDigest().hash
  }

  private getDigest(): Digest {
    this.digest ??= this.getOrCreate(() => digestOf(this.tree))
    return this.digest
  }
}

function digestOf(tree: Root): Digest {
  return { hash: createHash('sha256').update(JSON.stringify(tree)).digest('base64'), data: tree.data }
}
