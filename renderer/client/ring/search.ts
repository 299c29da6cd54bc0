import leven from 'leven'
import type { PageIndexEntry } from '../pageIndex.ts'

interface Match {
  page: PageIndexEntry
  /** The alias that equals the query, if the name doesn't. */
  alias: string | undefined
  rank: number
}

const MAX_RESULTS = 7
const MIN_LENGTH_FOR_TYPOS = 4

/** Ranks of matches; lower is better. `findPages` returns matches that only contain the query, or have typos, if there are no better ones. */
const EXACT = 0
const STARTS_WITH = 1
const WORD_STARTS_WITH = 2
const CONTAINS = 3
const NO_MATCH = 4
/** The rank of a match with typos is this plus the number of typos. */
const TYPO_BASE = NO_MATCH

/** Finds pages by name or alias, best matches first. Among equal matches, prefers pages below an address: `/locations/florida`. */
export function findPages(query: string, pages: PageIndexEntry[], preferredAddress: string): Match[] {
  const queries = listSpellingVariants(expandStateCode(query, pages))
  if (queries[0] === '') return []
  const matches = pages.map((page) => rankPage(queries, page)).filter(({ rank }) => rank < NO_MATCH)
  // Look for typos only if no page matches. It's slow.
  const candidates = matches.length > 0 ? matches : findMatchesWithTypos(queries, pages)
  const maxRank = Math.max(WORD_STARTS_WITH, Math.min(...candidates.map(({ rank }) => rank)))
  const isPreferred = ({ page }: Match) => page.address.startsWith(`${preferredAddress}/`)
  return candidates
    .filter(({ rank }) => rank <= maxRank)
    .sort((a, b) => a.rank - b.rank || Number(isPreferred(b)) - Number(isPreferred(a)))
    .slice(0, MAX_RESULTS)
}

/** Caches the variants of names, because each search compares all pages. */
const cachedVariants = new WeakMap<PageIndexEntry, ReturnType<typeof createPageVariants>>()

function getPageVariants(page: PageIndexEntry) {
  const variants = cachedVariants.get(page) ?? createPageVariants(page)
  cachedVariants.set(page, variants)
  return variants
}

function createPageVariants({ name, aliases }: PageIndexEntry) {
  return {
    names: listSpellingVariants(name),
    /** The name of a city, excluding its state. */
    shortNames: listSpellingVariants(name.split(',')[0] ?? name),
    aliases: aliases.map(normalize),
  }
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

function findMatchesWithTypos(queries: string[], pages: PageIndexEntry[]): Match[] {
  return pages.flatMap((page) => {
    const counts = getPageVariants(page).names.flatMap((name) => queries.map((query) => countTypos(query, name)))
    const rank = TYPO_BASE + Math.min(...counts)
    return Number.isFinite(rank) ? [{ page, alias: undefined, rank }] : []
  })
}

/** Returns the lowest edit distance from the query to a prefix of the name, or infinity for short queries, different first letters, or too many typos. */
function countTypos(query: string, name: string): number {
  if (query.length < MIN_LENGTH_FOR_TYPOS || query[0] !== name[0]) return Number.POSITIVE_INFINITY
  const prefixLengths = [query.length - 1, query.length, query.length + 1]
  const lowest = Math.min(...prefixLengths.map((length) => leven(query, name.slice(0, length))))
  const maxTypos = query.length < 7 ? 2 : 3
  return lowest <= maxTypos ? lowest : Number.POSITIVE_INFINITY
}

/** Replaces the code of a state at the end of a query: `Austin TX` becomes `austin Texas`. */
function expandStateCode(query: string, pages: PageIndexEntry[]): string {
  const words = normalize(query).split(' ')
  const stateCode = words.at(-1)?.toUpperCase() ?? ''
  const isState = ({ coordinates, aliases }: PageIndexEntry) => coordinates === undefined && aliases.includes(stateCode)
  const state = words.length > 1 ? pages.find(isState) : undefined
  return state ? [...words.slice(0, -1), state.name].join(' ') : query
}

const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** Normalizes a text, and adds a variant with expanded abbreviations: `st louis` and `saint louis`. */
function listSpellingVariants(text: string): string[] {
  const abbreviated = normalize(text)
  const expanded = abbreviated.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => ABBREVIATIONS[word] ?? word)
  return abbreviated === expanded ? [abbreviated] : [abbreviated, expanded]
}

/** Removes case, accents, and punctuation: `St. Petersburg` becomes `st petersburg`. NFKD converts the full-width letters of Asian keyboards. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.,'’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
