import { hash } from '../../renderer/wording/pickWording.ts'
import { bandsOf, pairsWithBand } from './bands.ts'
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

/** Of more texts the median is that of so many pairs: it is told in whole percent. */
const SAMPLE = 20_000

/** How texts are compared. */
export interface Comparing {
  allPairs?: number
  /** Counts what each two share, where every text is compared with every other. */
  count?: (texts: Shingles[]) => SharedRuns
  /** The bands of a text, by its index, where they are known. */
  bands?: (index: number) => Uint32Array | undefined
}

/**
 * Compares texts with each other. Of more than 2,500 the median is that of a sample of pairs, and twins are sought among
 * those that have a band in common, which texts that are 80 % alike almost surely do.
 */
export function compare(
  texts: Shingles[],
  { allPairs = ALL_PAIRS, count = countShared, bands }: Comparing = {},
): Comparison {
  const twins = texts.map((): Twin => ({ twin: -1, similarity: 0 }))
  if (texts.length <= allPairs) return { median: median(everyPair(texts, count(texts), twins)), twins }
  const banded = texts.map((text, index) => bands?.(index) ?? bandsOf(text))
  for (const [one, two] of pairsWithBand(banded)) keepBoth(twins, one, two, similarityOf(texts, one, two))
  return {
    median: median(Float64Array.from(somePairs(texts.length), ([one, two]) => similarityOf(texts, one, two))),
    twins,
  }
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

/** The runs that both have, of all that either has. */
function jaccard(shared: number, one: Shingles | undefined, two: Shingles | undefined): number {
  return shared === 0 ? 0 : shared / ((one?.length ?? 0) + (two?.length ?? 0) - shared)
}

function similarityOf(texts: Shingles[], one: number, two: number): number {
  const [left = new Uint32Array(), right = new Uint32Array()] = [texts[one], texts[two]]
  return jaccard(sharedBy(left, right), left, right)
}

/** Pairs by chance, the same each time. */
function* somePairs(texts: number): Generator<[one: number, two: number]> {
  for (let each = 0; each < SAMPLE; each += 1) {
    const [one, two] = [hash(`one ${each}`) % texts, hash(`${each} two`) % texts]
    if (one !== two) yield [one, two]
  }
}

function median(values: Float64Array): number {
  const sorted = values.sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
