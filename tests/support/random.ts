/** Numbers that look random and are the same each time. Source: "mulberry32", a generator of 32 bits by Tommy Ettinger, in the public domain. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 up to a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** One of several, of which there is one at least. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }
}
