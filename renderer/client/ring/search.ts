import leven from 'leven'
import type { PageIndexEntry } from '../downloads.ts'

type ParsedZip = { kind: 'zip'; zip: string } | { kind: 'wrongLength' } | { kind: 'notNumeric' }

/** Finds a ZIP code of five digits. Returns `notNumeric` for codes with letters, like Canadian postal codes, and undefined for input that has no digits. */
export function parseZip(input: string): ParsedZip | undefined {
  const text = input.normalize('NFKC')
  const [, zip] = /(?:^|\D)(\d{5})(?:$|\D)/.exec(text) ?? []
  if (zip !== undefined) return { kind: 'zip', zip }
  if (!/\d/.test(text)) return undefined
  return /^[\d\s-]*$/.test(text) ? { kind: 'wrongLength' } : { kind: 'notNumeric' }
}

/** A page, and the alias that equals the query, if the name doesn't. */
type Match = { page: PageIndexEntry; alias: string | undefined; rank: number }

const MIN_LENGTH_FOR_TYPOS = 4

/** Ranks of matches; lower is better. `findPages` returns matches that only contain the query, or have typos, if there are no better ones. */
const EXACT = 0
const STARTS_WITH = 1
const WORD_STARTS_WITH = 2
const CONTAINS = 3
/** The rank of a match with typos is this plus the number of typos. */
const TYPO_BASE = 4
const NO_MATCH = Number.POSITIVE_INFINITY

/** Finds pages by name or alias, best matches first. Among equal matches, prefers pages below an address: `/locations/florida`. */
export function findPages(query: string, pages: PageIndexEntry[], preferredAddress: string): Match[] {
  const queries = listSpellingVariants(expandStateCode(query, pages))
  if (queries[0] === '') return []
  const findMatches = (rankName: (query: string, name: string) => number) =>
    pages.map((page) => rankPage(queries, page, rankName)).filter(({ rank }) => rank < NO_MATCH)
  const matches = findMatches(rankMatch)
  // Look for typos only if no page matches. It's slow.
  const candidates = matches.length > 0 ? matches : findMatches(rankTypos)
  const maxRank = Math.max(WORD_STARTS_WITH, Math.min(...candidates.map(({ rank }) => rank)))
  const isPreferred = ({ page }: Match) => page.address.startsWith(`${preferredAddress}/`)
  return candidates
    .filter(({ rank }) => rank <= maxRank)
    .sort((a, b) => a.rank - b.rank || Number(isPreferred(b)) - Number(isPreferred(a)))
    .slice(0, 7)
}

function rankPage(queries: string[], page: PageIndexEntry, rankName: (query: string, name: string) => number): Match {
  const { names, shortNames, aliases } = getPageVariants(page)
  const rank = queries.some((query) => shortNames.includes(query))
    ? EXACT
    : Math.min(...names.flatMap((name) => queries.map((query) => rankName(query, name))))
  const alias = rank === EXACT ? undefined : page.aliases[aliases.findIndex((name) => queries.includes(name))]
  return { page, alias, rank: alias === undefined ? rank : EXACT }
}

/** Caches the variants of names, because each search compares all pages. */
const cachedVariants = new WeakMap<PageIndexEntry, Record<'names' | 'shortNames' | 'aliases', string[]>>()

function getPageVariants(page: PageIndexEntry) {
  const variants = cachedVariants.get(page) ?? {
    names: listSpellingVariants(page.name),
    /** The name of a city, excluding its state. */
    shortNames: listSpellingVariants(page.name.split(',')[0] ?? page.name),
    aliases: page.aliases.map(normalize),
  }
  cachedVariants.set(page, variants)
  return variants
}

function rankMatch(query: string, name: string): number {
  if (name === query) return EXACT
  if (name.startsWith(query)) return STARTS_WITH
  if (name.includes(` ${query}`)) return WORD_STARTS_WITH
  return name.includes(query) ? CONTAINS : NO_MATCH
}

/** Ranks by the lowest edit distance from the query to a prefix of the name. Excludes short queries, different first letters, and too many typos. */
function rankTypos(query: string, name: string): number {
  if (query.length < MIN_LENGTH_FOR_TYPOS || query[0] !== name[0]) return NO_MATCH
  const prefixLengths = [query.length - 1, query.length, query.length + 1]
  const lowest = Math.min(...prefixLengths.map((length) => leven(query, name.slice(0, length))))
  const maxTypos = query.length < 7 ? 2 : 3
  return lowest <= maxTypos ? TYPO_BASE + lowest : NO_MATCH
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
