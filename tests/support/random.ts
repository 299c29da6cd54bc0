/** Deterministic random numbers. Source: mulberry32 by Tommy Ettinger (public domain). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }

  nextBelow(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.nextBelow(items.length)] as Item
  }
}
