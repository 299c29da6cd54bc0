import leven from 'leven'
import type { PageIndexEntry } from '../pageIndex.ts'

interface Match {
  page: PageIndexEntry
  alias: string | undefined
  rank: number
}

const MAX_RESULTS = 7

/** Ranks of a match: lower is better. Pages that only contain the query, or that match with typos (`NO_MATCH` plus their number), are listed if no page ranks better. */
const EXACT = 0
const STARTS_WITH = 1
const WORD_STARTS_WITH = 2
const CONTAINS = 3
const NO_MATCH = 4

/** Returns the best matches first. Among equal matches, prefers pages below an address, such as `/locations/florida`. */
export function findPages(query: string, pages: PageIndexEntry[], preferredAddress: string): Match[] {
  const queries = listSpellingVariants(expandStateCode(query, pages))
  if (queries[0] === '') return []
  const ranked = rankPages(queries, pages)
  const maxRank = Math.max(getBestRank(ranked), WORD_STARTS_WITH)
  const isPreferred = ({ page }: Match) => page.address.startsWith(`${preferredAddress}/`)
  return ranked
    .filter(({ rank }) => rank <= maxRank && rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || Number(isPreferred(b)) - Number(isPreferred(a)))
    .slice(0, MAX_RESULTS)
}

/** Looks for typos only if nothing else matches, because it's slow. */
function rankPages(queries: string[], pages: PageIndexEntry[]): Match[] {
  const ranked = pages.map((page) => rankPage(queries, page))
  if (getBestRank(ranked) < NO_MATCH) return ranked
  return ranked.map((match) => ({ ...match, rank: NO_MATCH + countFewestTypos(queries, match.page) }))
}

const getBestRank = (matches: Match[]) => Math.min(...matches.map(({ rank }) => rank))

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

function rankPage(queries: string[], page: PageIndexEntry): Match {
  const { names, shortNames, aliases } = getPageVariants(page)
  const rank = queries.some((query) => shortNames.includes(query))
    ? EXACT
    : Math.min(...names.flatMap((name) => queries.map((query) => rankName(query, name))))
  const alias = rank === EXACT ? undefined : page.aliases[aliases.findIndex((name) => queries.includes(name))]
  return { page, alias, rank: alias === undefined ? rank : EXACT }
}

function rankName(query: string, name: string): number {
  if (name === query) return EXACT
  if (name.startsWith(query)) return STARTS_WITH
  if (name.includes(` ${query}`)) return WORD_STARTS_WITH
  return name.includes(query) ? CONTAINS : NO_MATCH
}

function countFewestTypos(queries: string[], page: PageIndexEntry): number {
  const { names } = getPageVariants(page)
  return Math.min(...names.flatMap((name) => queries.map((query) => countTypos(query, name))))
}

function getMaxTypos({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 2 : 3
}

/**
 * Returns the edit distance between the query and the closest prefix of the name. Returns infinity if the first letters
 * or too many letters differ.
 */
function countTypos(query: string, name: string): number {
  const maxTypos = getMaxTypos(query)
  if (query[0] !== name[0]) return Number.POSITIVE_INFINITY
  const lengths = [-1, 0, 1].map((difference) => query.length + difference)
  const lowest = Math.min(...lengths.map((length) => leven(query, name.slice(0, length))))
  return lowest <= maxTypos ? lowest : Number.POSITIVE_INFINITY
}

/** `Austin TX` becomes `austin Texas`. */
function expandStateCode(query: string, pages: PageIndexEntry[]): string {
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
