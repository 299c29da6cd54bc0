import { hash } from '../../renderer/wording/pickWording.ts'
import type { Shingles } from './sharedRuns.ts'

const BANDS = 48
const ROWS = 8

/** For each row of each band another order of all runs: theirs by this odd multiple of theirs with these bits turned. */
const ORDERS = Array.from({ length: BANDS * ROWS }, (_, index) => ({
  factor: hash(`order ${index}`) | 1,
  turned: hash(`${index} turned`),
}))

/**
 * A text's bands: each is a hash of the runs that come first in eight orders. Of two texts that share a share `s` of their
 * runs one band is the same with the likelihood `s⁸`, and one of 48 with `1 - (1 - s⁸)⁴⁸`: 99.98 % at 80 % alike, 17 % at
 * half. They say nothing of other texts, so that they are kept with the text.
 * Source: Leskovec, Rajaraman, Ullman, "Mining of Massive Datasets", sections 3.3 and 3.4.
 */
export function bandsOf(runs: Shingles): Uint32Array {
  const bands = new Uint32Array(BANDS)
  for (const [index, { factor, turned }] of ORDERS.entries()) {
    const band = Math.floor(index / ROWS)
    bands[band] = Math.imul((bands[band] ?? 0) ^ firstOf(runs, factor, turned), 0x01000193) >>> 0
  }
  return bands
}

/** A loop: for each text it goes through its runs 384 times. */
function firstOf(runs: Shingles, factor: number, turned: number): number {
  let first = 0xffffffff
  for (let index = 0; index < runs.length; index += 1) {
    const place = Math.imul((runs[index] ?? 0) ^ turned, factor) >>> 0
    if (place < first) first = place
  }
  return first
}

/** Of texts with the same band so many before each are its like: of hundreds of twins not every pair is one. */
const NEIGHBORS = 4

/** The pairs of texts that have a band in common, each once, by their indices. */
export function* pairsWithBand(texts: Uint32Array[]): Generator<[one: number, two: number]> {
  const seen = new Set<number>()
  for (let band = 0; band < BANDS; band += 1) {
    const last = new Map<number, number>()
    const before = new Map<number, number>()
    for (const [one, bands] of texts.entries()) {
      const own = bands[band] ?? 0
      let two = last.get(own)
      if (two !== undefined) before.set(one, two)
      last.set(own, one)
      for (let each = 0; each < NEIGHBORS && two !== undefined; each += 1) {
        const pair = two * texts.length + one
        if (!seen.has(pair)) yield [one, two]
        seen.add(pair)
        two = before.get(two)
      }
    }
  }
}
