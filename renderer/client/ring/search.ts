import leven from 'leven'
import type { NamedPage } from '../pageIndex.ts'

interface Found {
  page: NamedPage
  alias?: string
}

/** @param locations the address of the folder of all places: `/locations`. */
export function placesOf(pages: NamedPage[], locations: string): NamedPage[] {
  return pages.filter(({ address }) => address.startsWith(`${locations}/`))
}

const MOST = 7

/**
 * Finds the pages that a visitor may mean, best first: exact names and aliases, names that start with the query, and names
 * with a word that starts with it. If there are none, finds names that contain the query, and then misspelled names. Pages
 * with the same rank keep the order of the list (the largest first). Ignores accents, case, periods, commas, apostrophes, and
 * abbreviations like "St.", and accepts two-letter state codes.
 * @param state Address of the state to prefer among pages with the same rank: `/locations/florida`.
 */
export function findPages(query: string, pages: NamedPage[], state: string): Found[] {
  const wanted = formsOf(withState(query, pages))
  if (wanted[0] === '') return []
  const ranked = pages.map((page) => ({ ...ranking(wanted, page), isOwn: page.address.startsWith(`${state}/`) }))
  const best = Math.min(...ranked.map(({ rank }) => groupOf(rank)))
  // Counting mistakes takes most of the time, so it's only done if no name contains the words.
  if (best === MISSPELT) for (const each of ranked) each.rank += mistakesInAny(wanted, each.found.page)
  const least = best === MISSPELT ? Math.min(...ranked.map(({ rank }) => rank)) : best
  const value = ({ rank, isOwn }: (typeof ranked)[number]) => rank - (isOwn ? 0.5 : 0)
  return ranked
    .filter(({ rank }) => groupOf(rank) === least && rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => value(a) - value(b))
    .slice(0, MOST)
    .map(({ found }) => found)
}

/** Ranks, from best to worst. Misspelled names add the number of mistakes. */
const EXACT = 0
const BEGINS = 1
const WORD = 2
const CONTAINS = 3
const MISSPELT = 4

/** Returns the group of a rank. Only the best group is shown, so that weak matches don't appear below good matches. */
const groupOf = (rank: number) => (rank <= WORD ? EXACT : rank)

interface Forms {
  names: string[]
  /** The name without the state: `miami`. */
  own: string[]
  /** In the same order as the aliases of the page. */
  aliases: string[]
}

const forms = new WeakMap<NamedPage, Forms>()

/** Returns the normalized names of a page. Cached, because the finder compares every page on each key press. */
function formsOfPage(page: NamedPage): Forms {
  const cached = forms.get(page)
  if (cached) return cached
  const { name, aliases } = page
  const created = { names: formsOf(name), own: formsOf(name.split(',')[0] ?? name), aliases: aliases.map(plain) }
  forms.set(page, created)
  return created
}

function ranking(wanted: string[], page: NamedPage): { found: Found; rank: number } {
  const { names, own, aliases } = formsOfPage(page)
  const rank = rankOf(wanted, names, own)
  const alias = rank === EXACT ? undefined : page.aliases[aliases.findIndex((each) => wanted.includes(each))]
  return alias === undefined ? { found: { page }, rank } : { found: { page, alias }, rank: EXACT }
}

function rankOf(wanted: string[], names: string[], own: string[]): number {
  const some = (test: (wanted: string, name: string) => boolean) =>
    wanted.some((each) => names.some((other) => test(each, other)))
  if (wanted.some((each) => own.includes(each)) || some((each, other) => each === other)) return EXACT
  if (some((each, other) => other.startsWith(each))) return BEGINS
  if (some((each, other) => other.includes(` ${each}`))) return WORD
  return some((each, other) => other.includes(each)) ? CONTAINS : MISSPELT
}

function mistakesInAny(wanted: string[], page: NamedPage): number {
  let least = Number.POSITIVE_INFINITY
  for (const name of formsOfPage(page).names) for (const each of wanted) least = Math.min(least, mistakesIn(each, name))
  return least
}

/**
 * Counts the typing mistakes in a query for a name. Assumes that the first letter is correct, because people rarely get
 * it wrong.
 */
function mistakesIn(wanted: string, name: string): number {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 2 : 3
  if (wanted[0] !== name[0]) return Number.POSITIVE_INFINITY
  const least = Math.min(...[-1, 0, 1].map((more) => leven(wanted, name.slice(0, wanted.length + more))))
  return least <= allowed ? least : Number.POSITIVE_INFINITY
}

/** `Austin, TX` as `austin texas`: states have their letters as an alias, and no position. */
function withState(query: string, pages: NamedPage[]): string {
  const words = plain(query).split(' ')
  const letters = words.at(-1)?.toUpperCase() ?? ''
  const isState = ({ at, aliases }: NamedPage) => at === undefined && aliases.includes(letters)
  const state = words.length > 1 ? pages.find(isState) : undefined
  return state ? [...words.slice(0, -1), state.name].join(' ') : query
}

const WRITTEN_OUT: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** Normalizes a name. If it has abbreviations, also returns it with the words written out. */
function formsOf(text: string): string[] {
  const short = plain(text)
  const long = short.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => WRITTEN_OUT[word] ?? word)
  return short === long ? [short] : [short, long]
}

/**
 * Normalizes a text: `St. Petersburg` becomes `st petersburg`, `Cañon City` becomes `canon city`, and `Lee’s Summit` becomes
 * `lees summit`, with any kind of apostrophe. Uses NFKD because Asian keyboards enter full-width letters.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.,'’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
