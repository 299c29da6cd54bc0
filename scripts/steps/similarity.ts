import { hash } from '../../renderer/model/wording.ts'

/** A text as the set of its overlapping runs of words: the runs' hashes, sorted, each once. */
export type Shingles = Uint32Array

const RUN = 5

/** The overlapping runs of five words of a text, without case and punctuation. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
  const runs = words.slice(RUN - 1).map((_, index) => hash(words.slice(index, index + RUN).join(' ')))
  return Uint32Array.from(new Set(runs)).sort()
}

/** A text's likeness to the one that is most like it. */
export interface Twin {
  /** The index of the other text; -1 where no other has a run in common. */
  twin: number
  similarity: number
}

export interface Comparison {
  /** The median similarity of the pairs. */
  median: number
  /** For each text its nearest twin. */
  twins: Twin[]
}

/** Up to here every text is compared with every other: three million pairs, in a few seconds. */
const ALL_PAIRS = 2500

/**
 * Compares texts with each other. Of more than 2,500 the median is that of 50 pairs for each text, and twins are sought
 * among those that share the least hash of some permutation, which texts that are 80 % alike almost surely do.
 * Source: Broder, "On the resemblance and containment of documents" (1997).
 */
export function compare(texts: Shingles[], allPairs = ALL_PAIRS): Comparison {
  const twins = texts.map((): Twin => ({ twin: -1, similarity: 0 }))
  const similarities: number[] = []
  const isSmall = texts.length <= allPairs
  for (const [one, two] of isSmall ? everyPair(texts.length) : likelyPairs(texts)) {
    const similarity = jaccard(texts[one], texts[two])
    if (isSmall) similarities.push(similarity)
    keep(twins, one, two, similarity)
    keep(twins, two, one, similarity)
  }
  if (!isSmall) for (const [one, two] of somePairs(texts.length)) similarities.push(jaccard(texts[one], texts[two]))
  return { median: median(similarities), twins }
}

function keep(twins: Twin[], one: number, two: number, similarity: number): void {
  if (similarity > (twins[one]?.similarity ?? 0)) twins[one] = { twin: two, similarity }
}

/** The runs that both have, of all that either has. */
function jaccard(one: Shingles = new Uint32Array(), two: Shingles = new Uint32Array()): number {
  let [left, right, shared] = [0, 0, 0]
  while (left < one.length && right < two.length) {
    const difference = (one[left] ?? 0) - (two[right] ?? 0)
    if (difference === 0) shared += 1
    if (difference <= 0) left += 1
    if (difference >= 0) right += 1
  }
  return shared === 0 ? 0 : shared / (one.length + two.length - shared)
}

type Pair = [one: number, two: number]

function* everyPair(count: number): Generator<Pair> {
  for (let one = 0; one < count; one += 1) for (let two = one + 1; two < count; two += 1) yield [one, two]
}

const PERMUTATIONS = 12
const NEIGHBORS = 8

/** In the order of a permutation's least hash, texts that are much alike stand side by side, in one permutation or another. */
function* likelyPairs(texts: Shingles[]): Generator<Pair> {
  for (let permutation = 1; permutation <= PERMUTATIONS; permutation += 1) {
    const factor = 2 * hash(`permutation ${permutation}`) + 1
    const least = texts.map((shingles) =>
      shingles.reduce((min, each) => Math.min(min, Math.imul(each, factor) >>> 0), 2 ** 32),
    )
    const order = least.map((_, index) => index).sort((a, b) => (least[a] ?? 0) - (least[b] ?? 0))
    for (const [index, one] of order.entries()) {
      for (const two of order.slice(index + 1, index + 1 + NEIGHBORS)) yield [one, two]
    }
  }
}

const SAMPLE = 50

function* somePairs(count: number): Generator<Pair> {
  for (let one = 0; one < count; one += 1) {
    for (let each = 1; each <= SAMPLE; each += 1) {
      const two = hash(`${one} ${each}`) % count
      if (two !== one) yield [one, two]
    }
  }
}

function median(values: number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
