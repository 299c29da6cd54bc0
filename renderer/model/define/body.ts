import { createHash } from 'node:crypto'
import type { Root, RootData } from 'hast'

/** Cached properties of a compiled body. */
export interface Digest {
  hash: string
  /** Set by the site's rehype plugins. */
  data: RootData | undefined
}

/** Compiles a body on first use. Serializes to a hash to keep cache keys short. */
export class Body {
  private readonly compile: () => Root
  private readonly getOrCreateDigest: (create: () => Digest) => Digest
  private compiled: Root | undefined
  private digest: Digest | undefined

  constructor(compile: () => Root, getOrCreate = (create: () => Digest) => create()) {
    this.compile = compile
    this.getOrCreateDigest = getOrCreate
  }

  get tree(): Root {
    this.compiled ??= this.compile()
    return this.compiled
  }

  /** @throws {Error} if no rehype plugin sets data */
  get data(): RootData {
    const { data } = this.getDigest()
    if (!data) throw new Error('No rehype plugin sets the data of bodies.')
    return data
  }

  /** Returns a hash of the compiled body. */
  toJSON(): string {
    return this.getDigest().hash
  }

  private getDigest(): Digest {
    this.digest ??= this.getOrCreateDigest(() => {
      const hash = createHash('sha256').update(JSON.stringify(this.tree)).digest('base64')
      return { hash, data: this.tree.data }
    })
    return this.digest
  }
}
