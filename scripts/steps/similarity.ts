import { hash } from '../../renderer/wording/pickWording.ts'
import { countShared, type SharedRuns, type Shingles, sharedBy } from './sharedRuns.ts'

const RUN = 5

/** The overlapping runs of five words of a text, without case and punctuation. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
  const hashes = Uint32Array.from(words, hash)
  return Uint32Array.from(new Set(hashes.subarray(RUN - 1).map((_, index) => hashOfRun(hashes, index)))).sort()
}

/** Of the hashes of a run's words, as FNV-1a takes bytes. */
function hashOfRun(hashes: Uint32Array, start: number): number {
  let value = 0x811c9dc5
  for (let index = start; index < start + RUN; index += 1)
    value = Math.imul(value ^ (hashes[index] ?? 0), 0x01000193) ^ (value >>> 15)
  return value >>> 0
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
 * Compares texts with each other. Of more than 2,500 the median is that of ten pairs for each text, and twins are sought
 * among those that share the least hash of some permutation, which texts that are 80 % alike almost surely do.
 * Source: Broder, "On the resemblance and containment of documents" (1997).
 * @param count counts what each two share, where every text is compared with every other.
 */
export function compare(texts: Shingles[], { allPairs = ALL_PAIRS, count = countShared } = {}): Comparison {
  const twins = texts.map((): Twin => ({ twin: -1, similarity: 0 }))
  if (texts.length <= allPairs) return { median: median(everyPair(texts, count(texts), twins)), twins }
  for (const [one, two, similarity] of likelyPairs(texts)) keepBoth(twins, one, two, similarity)
  return { median: median(Float64Array.from(somePairs(texts), ([, , similarity]) => similarity)), twins }
}

/** The similarities of all pairs, of which twins are noted. */
function everyPair(texts: Shingles[], rows: SharedRuns, twins: Twin[]): Float64Array {
  const similarities = new Float64Array((texts.length * (texts.length - 1)) / 2)
  let next = 0
  for (const [one, row] of rows.entries())
    for (let two = 0; two < one; two += 1) {
      const similarity = jaccard(row[two] ?? 0, texts[one], texts[two])
      keepBoth(twins, one, two, similarity)
      similarities[next] = similarity
      next += 1
    }
  return similarities
}

function keepBoth(twins: Twin[], one: number, two: number, similarity: number): void {
  keep(twins, one, two, similarity)
  keep(twins, two, one, similarity)
}

function keep(twins: Twin[], one: number, two: number, similarity: number): void {
  if (similarity > (twins[one]?.similarity ?? 0)) twins[one] = { twin: two, similarity }
}

type Pair = [one: number, two: number, similarity: number]

/** The runs that both have, of all that either has. */
function jaccard(shared: number, one: Shingles | undefined, two: Shingles | undefined): number {
  return shared === 0 ? 0 : shared / ((one?.length ?? 0) + (two?.length ?? 0) - shared)
}

function similarityOf(texts: Shingles[], one: number, two: number): number {
  const [left = new Uint32Array(), right = new Uint32Array()] = [texts[one], texts[two]]
  return jaccard(sharedBy(left, right), left, right)
}

const PERMUTATIONS = 12
const NEIGHBORS = 4

/** In the order of a permutation's least hash, texts that share it stand side by side: in some permutation those that are much alike. */
function* likelyPairs(texts: Shingles[]): Generator<Pair> {
  const rare = rareRuns(texts)
  const seen = new Set<number>()
  for (let permutation = 1; permutation <= PERMUTATIONS; permutation += 1) {
    const factor = 2 * hash(`permutation ${permutation}`) + 1
    const least = rare.map((runs) => leastOf(runs, factor))
    const order = Uint32Array.from(least, (_, index) => index).sort((a, b) => (least[a] ?? 0) - (least[b] ?? 0))
    for (const [index, one] of order.entries()) {
      for (const two of order.subarray(index + 1, index + 1 + NEIGHBORS)) {
        if (least[one] !== least[two]) break
        const pair = Math.min(one, two) * texts.length + Math.max(one, two)
        if (!seen.has(pair)) yield [one, two, similarityOf(texts, one, two)]
        seen.add(pair)
      }
    }
  }
}

/** The least hash of a permutation. A loop: at 10,000 texts it runs a hundred million times. */
function leastOf(runs: Shingles, factor: number): number {
  let least = 2 ** 32
  for (const run of runs) {
    const hashed = Math.imul(run, factor) >>> 0
    if (hashed < least) least = hashed
  }
  return least
}

/** How many runs are told apart when they are counted: two that fall together count as one, which few of millions do. */
const COUNTED = 2 ** 24

/** Each text without the runs that one text in a hundred has: a frame that all share tells no twins apart. */
function rareRuns(texts: Shingles[]): Shingles[] {
  // 64 MB however many texts there are; a map of all runs took four times as much at 10,000.
  const counts = new Uint32Array(COUNTED)
  const countOf = (run: number) => counts[run % COUNTED] ?? 0
  for (const shingles of texts) for (const run of shingles) counts[run % COUNTED] = countOf(run) + 1
  const limit = Math.max(2, texts.length / 100)
  return texts.map((shingles) => shingles.filter((run) => countOf(run) <= limit))
}

const SAMPLE = 10

function* somePairs(texts: Shingles[]): Generator<Pair> {
  for (const one of texts.keys()) {
    for (let each = 1; each <= SAMPLE; each += 1) {
      const two = hash(`${one} ${each}`) % texts.length
      if (two !== one) yield [one, two, similarityOf(texts, one, two)]
    }
  }
}

function median(values: Float64Array): number {
  const sorted = values.sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
