/**
 * The numbers of the places nearest to one in a list, without its own. It is asked of one place after the other: what is around
 * stays sorted, and only the numbers at both ends change.
 */
export class Alike {
  private readonly all: Float64Array
  private readonly most: number
  private readonly sorted: Float64Array
  private length = 0
  /** What of the list is in `sorted`. */
  private from = 0
  private until = 0

  /**
   * @param all a number for each place of the list: not a number where there is none.
   * @param most so many places stand around each: where there are none before it, more of those after.
   */
  constructor(all: Float64Array, most: number) {
    this.all = all
    this.most = most
    this.sorted = new Float64Array(most + 1)
  }

  /**
   * How a place stands among others: their middle, the middle of their distances from it, and how many have more or fewer.
   * @param index of a place that has a number; none before it is asked for later.
   */
  around(index: number) {
    this.moveTo(index)
    const { sorted, length } = this
    const own = this.all[index] ?? Number.NaN
    const place = this.placeOf(own)
    const at = (position: number) => sorted[position < place ? position : position + 1] ?? Number.NaN
    const count = length - 1
    const half = Math.floor(count / 2)
    const middle = count > 0 ? at(half) : 0
    let [below, above, spread] = [half - 1, half, 0]
    // Outwards from the middle, the nearer of both sides first.
    for (let passed = 0; passed <= half && passed < count; passed += 1) {
      const down = below >= 0 ? middle - at(below) : Number.POSITIVE_INFINITY
      const up = above < count ? at(above) - middle : Number.POSITIVE_INFINITY
      spread = Math.min(down, up)
      if (down < up) below -= 1
      else above += 1
    }
    let last = place
    while (last + 1 < length && sorted[last + 1] === own) last += 1
    return { count, middle, spread, more: length - 1 - last, fewer: place }
  }

  private moveTo(index: number): void {
    const from = Math.max(0, Math.min(index - this.most / 2, this.all.length - this.most - 1))
    for (; this.from < from; this.from += 1) this.remove(this.all[this.from] ?? Number.NaN)
    for (; this.until < Math.min(from + this.most + 1, this.all.length); this.until += 1)
      this.insert(this.all[this.until] ?? Number.NaN)
  }

  private insert(number: number): void {
    if (Number.isNaN(number)) return
    const place = this.placeOf(number)
    this.sorted.copyWithin(place + 1, place, this.length)
    this.sorted[place] = number
    this.length += 1
  }

  private remove(number: number): void {
    if (Number.isNaN(number)) return
    const place = this.placeOf(number)
    this.sorted.copyWithin(place, place + 1, this.length)
    this.length -= 1
  }

  /** Where a number stands, or would: before all that are not smaller. */
  private placeOf(number: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const half = (low + high) >> 1
      if ((this.sorted[half] ?? 0) < number) low = half + 1
      else high = half
    }
    return low
  }
}
