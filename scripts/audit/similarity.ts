import { hash } from '../../renderer/wording/pickFor.ts'

const RUN = 5

/** The runs of words of a text, as sorted hashes, each once. */
export type Shingles = Uint32Array

/** The overlapping runs of five words of a text, without case and punctuation. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
  const runs = words.slice(RUN - 1).map((_, index) => hash(words.slice(index, index + RUN).join(' ')))
  return Uint32Array.from(new Set(runs)).sort()
}

/** A text's likeness to the one that is most like it. */
export interface Duplicate {
  /** The index of the other text; -1 where no other has a run in common. */
  other: number
  similarity: number
}

export interface Comparison {
  /** The median similarity of the pairs. */
  median: number
  /** For each text the one that is most like it. */
  nearest: Duplicate[]
}

/** Compares every text with every other: half a million pairs of a thousand texts in a few seconds. */
export function compare(texts: Shingles[]): Comparison {
  const nearest = texts.map((): Duplicate => ({ other: -1, similarity: 0 }))
  const similarities: number[] = []
  texts.forEach((one, index) => {
    for (let other = 0; other < index; other += 1) {
      const similarity = jaccard(one, texts[other] ?? new Uint32Array())
      similarities.push(similarity)
      if (similarity > (nearest[index]?.similarity ?? 0)) nearest[index] = { other, similarity }
      if (similarity > (nearest[other]?.similarity ?? 0)) nearest[other] = { other: index, similarity }
    }
  })
  const sorted = Float64Array.from(similarities).sort()
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, nearest }
}

/** The runs that both have, of all that either has. Source: P. Jaccard, 1901. */
function jaccard(one: Shingles, two: Shingles): number {
  let [shared, left, right] = [0, 0, 0]
  while (left < one.length && right < two.length) {
    const [a = 0, b = 0] = [one[left], two[right]]
    if (a === b) shared += 1
    if (a <= b) left += 1
    if (b <= a) right += 1
  }
  return shared === 0 ? 0 : shared / (one.length + two.length - shared)
}
