import leven from 'leven'
import type { PageIndexEntry } from '../pageIndex.ts'

interface Match {
  page: PageIndexEntry
  alias: string | undefined
}

const MAX_RESULTS = 7

/** Returns the best matches first. Prefers pages of `state`, like `/locations/florida`. */
export function findPages(query: string, pages: PageIndexEntry[], state: string): Match[] {
  const queries = listSpellingVariants(expandState(query, pages))
  if (queries[0] === '') return []
  const ranked = pages.map((page) => ({ ...rankPage(queries, page), isInState: page.address.startsWith(`${state}/`) }))
  const bestGroup = Math.min(...ranked.map(({ rank }) => getRankGroup(rank)))
  // Look for typos only if nothing else matches, because it's slow.
  if (bestGroup === NO_MATCH) for (const entry of ranked) entry.rank += countFewestTypos(queries, entry.page)
  const lowest = bestGroup === NO_MATCH ? Math.min(...ranked.map(({ rank }) => rank)) : bestGroup
  const getSortValue = ({ rank, isInState }: (typeof ranked)[number]) => rank - (isInState ? 0.5 : 0)
  return ranked
    .filter(({ rank }) => getRankGroup(rank) === lowest && rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => getSortValue(a) - getSortValue(b))
    .slice(0, MAX_RESULTS)
}

/** Ranks, the best first. A query with typos gets the last one, plus the number of typos. */
const EXACT = 0
const STARTS_WITH = 1
const WORD_STARTS_WITH = 2
const CONTAINS = 3
const NO_MATCH = 4

const getRankGroup = (rank: number) => (rank <= WORD_STARTS_WITH ? EXACT : rank)

interface SpellingVariants {
  names: string[]
  shortNames: string[]
  aliases: string[]
}

const variantsByPage = new WeakMap<PageIndexEntry, SpellingVariants>()

function getPageVariants(page: PageIndexEntry): SpellingVariants {
  const cached = variantsByPage.get(page)
  if (cached) return cached
  const { name, aliases } = page
  const variants = {
    names: listSpellingVariants(name),
    shortNames: listSpellingVariants(name.split(',')[0] ?? name),
    aliases: aliases.map(normalize),
  }
  variantsByPage.set(page, variants)
  return variants
}

function rankPage(queries: string[], page: PageIndexEntry): Match & { rank: number } {
  const { names, shortNames, aliases } = getPageVariants(page)
  const rank = computeRank(queries, names, shortNames)
  const alias =
    rank === EXACT ? undefined : page.aliases[aliases.findIndex((normalizedAlias) => queries.includes(normalizedAlias))]
  return { page, alias, rank: alias === undefined ? rank : EXACT }
}

function computeRank(queries: string[], names: string[], shortNames: string[]): number {
  const hasMatch = (test: (query: string, name: string) => boolean) =>
    queries.some((query) => names.some((other) => test(query, other)))
  if (queries.some((query) => shortNames.includes(query)) || hasMatch((query, other) => query === other)) return EXACT
  if (hasMatch((query, other) => other.startsWith(query))) return STARTS_WITH
  if (hasMatch((query, other) => other.includes(` ${query}`))) return WORD_STARTS_WITH
  return hasMatch((query, other) => other.includes(query)) ? CONTAINS : NO_MATCH
}

function countFewestTypos(queries: string[], page: PageIndexEntry): number {
  const { names } = getPageVariants(page)
  return Math.min(...names.flatMap((name) => queries.map((query) => countTypos(query, name))))
}

function countTypos(query: string, name: string): number {
  const maxTypos = query.length < 4 ? 0 : query.length < 7 ? 2 : 3
  if (query[0] !== name[0]) return Number.POSITIVE_INFINITY
  const lengths = [-1, 0, 1].map((difference) => query.length + difference)
  const lowest = Math.min(...lengths.map((length) => leven(query, name.slice(0, length))))
  return lowest <= maxTypos ? lowest : Number.POSITIVE_INFINITY
}

function expandState(query: string, pages: PageIndexEntry[]): string {
  const words = normalize(query).split(' ')
  const stateCode = words.at(-1)?.toUpperCase() ?? ''
  const isState = ({ coordinates, aliases }: PageIndexEntry) => coordinates === undefined && aliases.includes(stateCode)
  const state = words.length > 1 ? pages.find(isState) : undefined
  return state ? [...words.slice(0, -1), state.name].join(' ') : query
}

const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

function listSpellingVariants(text: string): string[] {
  const abbreviated = normalize(text)
  const expanded = abbreviated.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => ABBREVIATIONS[word] ?? word)
  return abbreviated === expanded ? [abbreviated] : [abbreviated, expanded]
}

/** `St. Petersburg` becomes `st petersburg`. NFKD, because Asian keyboards enter full-width letters. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.,'’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
