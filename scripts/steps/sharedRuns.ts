/** A text as the set of its overlapping runs of words: the runs' hashes, sorted, each once. */
export type Shingles = Uint32Array

/** How many runs each two texts share: for each text a row, with those before it. */
export type SharedRuns = Uint16Array[]

/** Of more texts than one in so many, all are counted anew: text by text takes longer then. */
const FEW = 20

/** What was counted before, and which texts have become others since. */
export interface CountedBefore {
  rows: SharedRuns
  /** Their indices; as many texts stand in the same order. */
  changed: number[]
}

/**
 * Counts what each two texts share.
 * @param before where few texts are others than they were, the rest is not counted again.
 */
export function countShared(texts: Shingles[], before?: CountedBefore): SharedRuns {
  if (before?.rows.length !== texts.length || before.changed.length * FEW > texts.length) return countAll(texts)
  const rows = before.rows.map((row) => row.slice())
  for (const one of before.changed)
    for (const [two, text] of texts.entries()) {
      const row = rows[Math.max(one, two)]
      if (row && two !== one) row[Math.min(one, two)] = sharedBy(texts[one] ?? NONE, text)
    }
  return rows
}

const NONE: Shingles = new Uint32Array()

/** By an index of who has which run: faster than pair by pair. */
function countAll(texts: Shingles[]): SharedRuns {
  const owners = new Map<number, number[]>()
  return texts.map((shingles, one) => {
    const shared = new Uint16Array(one)
    for (const shingle of shingles) {
      const earlier = owners.get(shingle)
      if (!earlier) owners.set(shingle, [one])
      else {
        for (const two of earlier) shared[two] = (shared[two] ?? 0) + 1
        earlier.push(one)
      }
    }
    return shared
  })
}

/** How many runs both have. */
export function sharedBy(left: Shingles, right: Shingles): number {
  let shared = 0
  let a = 0
  let b = 0
  while (a < left.length && b < right.length) {
    const difference = (left[a] ?? 0) - (right[b] ?? 0)
    if (difference === 0) shared += 1
    if (difference <= 0) a += 1
    if (difference >= 0) b += 1
  }
  return shared
}
