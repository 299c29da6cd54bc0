import { readFileSync } from 'node:fs'
import { facts } from '../../renderer/collections/facts/definition.ts'
import { cities, isIndexable, states } from '../../renderer/collections/states/definition.ts'
import { formatProblems, pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import type { Site } from '../../renderer/model/site.ts'
import { DEFAULT_OUT_DIR } from '../build/steps/outputFolder.ts'
import { getHtmlPath } from '../build/steps/renderPages.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { extractMainText, listWords } from '../content/pageText.ts'
import { UserError } from '../errors.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run similarity [-- --content <folder>] [--out <folder>]

Compares the built pages (dist) of all cities that search engines can index, with names and numbers masked. Prints the average share
of text that two pages have in common, and the most similar pairs. Fails if the pages are so similar that search engines could treat them
as doorway pages (the limits are in scripts/programs/similarity.ts).`

const OPTIONS = { ...CONTENT_OPTION, out: { type: 'string', default: DEFAULT_OUT_DIR } } as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ content, out }) => {
  const { site, problems: contentProblems } = await inspectContent({ content, release: false })
  if (!site) throw new UserError(formatProblems(contentProblems))
  const indexableCities = site.listNestedEntries(cities).filter(({ item }) => isIndexable(item))
  const pages = indexableCities.map(({ parent, item }) => {
    const address = cities.getAddress(parent.slug, item.slug)
    return { address, blocks: extractMainText(readFileSync(getHtmlPath(out, address), 'utf8')) }
  })
  const similarity = computeSimilarity(pages, listPlaceNames(site))
  console.log(`${pages.length} cities: ${formatSimilarity(similarity)}`)
  const problems = listProblems(similarity)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
})

const MAX_MEAN = 0.45
const MAX_OF_PAIR = 0.65

type Similarity = ReturnType<typeof computeSimilarity>

/** Compares the texts of all pages. Returns the average containment, from 0 to 1, and all pairs, the most similar first. */
export function computeSimilarity(pages: { address: string; blocks: string[] }[], names: string[]) {
  const mask = createNameMask(names)
  const shingledPages = pages.map(({ address, blocks }) => ({ address, shingles: listShingles(blocks.map(mask)) }))
  const pairs = shingledPages.flatMap((page, index) =>
    shingledPages.slice(0, index).map((other) => ({
      addresses: [other.address, page.address],
      containment: computeContainment(other.shingles, page.shingles),
    })),
  )
  const sum = pairs.reduce((total, { containment }) => total + containment, 0)
  return { mean: sum / pairs.length, pairs: pairs.toSorted((a, b) => b.containment - a.containment) }
}

/** Returns a message for each limit that similar pages exceed. */
export function listProblems({ mean, pairs }: Similarity): string[] {
  const similarPairs = pairs.filter(({ containment }) => containment > MAX_OF_PAIR)
  const problems = [
    mean > MAX_MEAN &&
      `Pages share ${formatPercent(mean)} of their text on average. The limit is ${formatPercent(MAX_MEAN)}.`,
    similarPairs[0] &&
      `${pluralize(similarPairs.length, 'pair')} of pages with more than ${formatPercent(MAX_OF_PAIR)} shared text. Start with the notes of ${similarPairs[0].addresses.join(' and ')}.`,
  ]
  return problems.filter((problem) => typeof problem === 'string')
}

const formatPercent = (share: number) => `${Math.round(share * 100)}%`

/** Formats the average and the most similar pairs. */
export function formatSimilarity({ mean, pairs }: Similarity): string {
  const lines = pairs
    .slice(0, 5)
    .map(({ addresses, containment }) => `  ${formatPercent(containment)} ${addresses.join(' ')}`)
  return [`mean containment ${formatPercent(mean)}`, ...lines].join('\n')
}

/** Returns all sequences of five words in lowercase. A sequence never crosses the boundary of a block. */
export function listShingles(blocks: string[]): Set<string> {
  const shingles = blocks.flatMap((block) => {
    const words = listWords(block.toLowerCase())
    return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
  })
  return new Set(shingles)
}

/** Returns the share of the smaller page's shingles that the larger page also has, from 0 to 1 (A. Broder, 1997). */
function computeContainment(first: Set<string>, second: Set<string>): number {
  const [smaller, larger] = first.size < second.size ? [first, second] : [second, first]
  let shared = 0
  for (const shingle of smaller) if (larger.has(shingle)) shared += 1
  return shared / Math.max(1, smaller.size)
}

function listPlaceNames(site: Site): string[] {
  const stateEntries = site.listEntries(states)
  const countyNames = stateEntries.flatMap((state) => state.cities.flatMap((city) => city.counties))
  const places = [
    ...stateEntries.flatMap((state) => [state, ...state.towns, ...state.cities]),
    ...site.listEntries(facts).flatMap(({ counties, zips }) => [...counties, ...zips]),
  ]
  return [...new Set([...countyNames, ...places.map(({ name }) => name)])]
}

/** Returns a function that replaces each name with `NAME` and each number with `0`, longest names first. */
export function createNameMask(names: string[]): (text: string) => string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
  const namePattern = new RegExp(`(?<!\\p{L})(?=\\p{Lu})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
  return (text) => text.replaceAll(namePattern, 'NAME').replaceAll(/\d[\d.,]*/g, '0')
}
