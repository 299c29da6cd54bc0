/** A text as the set of its overlapping runs of words, each run as a number. */
export type Shingles = Set<string>

const RUN = 5

/** The overlapping runs of five words of a text, without case and punctuation. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')))
}

/** A text's likeness to the one that is most like it. */
export interface Twin {
  /** The index of the other text. */
  twin: number
  /** Jaccard: the runs that both have, of all runs that either has. */
  similarity: number
}

export interface Comparison {
  /** The median over all pairs. */
  median: number
  /** For each text its nearest twin. */
  twins: Twin[]
}

/**
 * Compares every text with every other. The work grows with the square of their number: a second for a thousand pages.
 * Source: Broder, "On the resemblance and containment of documents" (1997).
 */
export function compare(texts: Shingles[]): Comparison {
  const postings = new Map<string, number[]>()
  const all: number[] = []
  const twins = texts.map((): Twin => ({ twin: -1, similarity: 0 }))
  texts.forEach((shingles, index) => {
    const shared = new Uint32Array(index)
    for (const shingle of shingles) {
      const earlier = postings.get(shingle) ?? []
      for (const other of earlier) shared[other] = (shared[other] ?? 0) + 1
      postings.set(shingle, [...earlier, index])
    }
    shared.forEach((count, other) => {
      const similarity = count / (shingles.size + (texts[other]?.size ?? 0) - count)
      all.push(similarity)
      for (const [one, two] of [
        [index, other],
        [other, index],
      ] as const) {
        if (similarity > (twins[one]?.similarity ?? 0)) twins[one] = { twin: two, similarity }
      }
    })
  })
  return { median: median(all), twins }
}

function median(values: number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
