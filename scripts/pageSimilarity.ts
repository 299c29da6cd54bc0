import { facts } from '../renderer/collections/facts/definition.ts'
import { states } from '../renderer/collections/states/definition.ts'
import { pluralize } from '../renderer/model/diagnostics/diagnostic.ts'
import type { Site } from '../renderer/model/site.ts'

/** Maximum average containment of all pairs of pages. */
const MEAN_LIMIT = 0.45
/** Maximum containment of a single pair. */
const PAIR_LIMIT = 0.65

type Similarity = ReturnType<typeof computeSimilarity>

/**
 * Compares all pages with masked names and numbers.
 * Returns the average containment, from 0 to 1, and all pairs, the most similar first.
 * @param pages with the texts of paragraphs, headings, cells, and labels
 */
export function computeSimilarity(pages: { address: string; blocks: string[] }[], names: string[]) {
  const mask = createNameMask(names)
  const shingledPages = pages.map(({ address, blocks }) => ({ address, shingles: listShingles(blocks.map(mask)) }))
  const pairs = shingledPages.flatMap((page, index) =>
    shingledPages.slice(0, index).map((other) => ({
      pages: [other.address, page.address] as [string, string],
      containment: computeContainment(other.shingles, page.shingles),
    })),
  )
  const sum = pairs.reduce((total, { containment }) => total + containment, 0)
  return { mean: sum / pairs.length, pairs: pairs.toSorted((a, b) => b.containment - a.containment) }
}

/** Returns a message for each limit that similar pages exceed. */
export function listProblems({ mean, pairs }: Similarity): string[] {
  const problems: string[] = []
  if (mean > MEAN_LIMIT)
    problems.push(
      `Pages share ${formatPercent(mean)} of their text on average. The limit is ${formatPercent(MEAN_LIMIT)}.`,
    )
  const [mostSimilar, ...otherPairs] = pairs.filter(({ containment }) => containment > PAIR_LIMIT)
  if (mostSimilar)
    problems.push(
      `${pluralize(otherPairs.length + 1, 'pair')} of pages with more than ${formatPercent(PAIR_LIMIT)} shared text. Start with the notes of ${mostSimilar.pages.join(' and ')}.`,
    )
  return problems
}

/** Formats 0.44 as `44%`. */
const formatPercent = (share: number) => `${Math.round(share * 100)}%`

const MAX_PRINTED_PAIRS = 5

/** Formats the average and the most similar pairs. */
export function formatSimilarity({ mean, pairs }: Similarity): string {
  const lines = pairs
    .slice(0, MAX_PRINTED_PAIRS)
    .map(({ pages, containment }) => `  ${formatPercent(containment)} ${pages.join(' ')}`)
  return [`mean containment ${formatPercent(mean)}`, ...lines].join('\n')
}

const WORDS_PER_SHINGLE = 5

/** Returns all sequences of five words in lowercase. A sequence never crosses the boundary of a block. */
export function listShingles(blocks: string[]): Set<string> {
  const shingles = blocks.flatMap((block) => {
    const words = block.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
    return words.slice(WORDS_PER_SHINGLE - 1).map((_, index) => words.slice(index, index + WORDS_PER_SHINGLE).join(' '))
  })
  return new Set(shingles)
}

/** Returns the share of the smaller page's shingles that the larger page also has, from 0 to 1 (A. Broder, 1997). */
function computeContainment(first: Set<string>, second: Set<string>): number {
  const [smaller, larger] = first.size < second.size ? [first, second] : [second, first]
  let shared = 0
  for (const shingle of smaller) if (larger.has(shingle)) shared += 1
  return shared === 0 ? 0 : shared / smaller.size
}

/** Returns all names of states, counties, cities, towns, and ZIP codes. */
export function listPlaceNames(site: Site): string[] {
  const namesInStates = site
    .listEntries(states)
    .flatMap(({ name, cities, towns }) => [
      name,
      ...towns.map((town) => town.name),
      ...cities.flatMap((city) => [city.name, ...city.counties]),
    ])
  const namesInFacts = site
    .listEntries(facts)
    .flatMap(({ counties, zips }) => [...counties.map(({ name }) => name), ...zips.map(({ name }) => name)])
  return [...new Set([...namesInStates, ...namesInFacts])]
}

/** Returns a function that replaces each name with `NAME` and each number with `0`, longest names first. */
export function createNameMask(names: string[]): (text: string) => string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
  const namePattern = new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return (text) => text.replaceAll(namePattern, 'NAME').replaceAll(/\d[\d.,]*/g, '0')
}
