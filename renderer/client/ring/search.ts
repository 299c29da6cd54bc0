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
 * The pages that a visitor may mean, best first: those of that name or alias, those whose name begins so, those with a word that does,
 * and only where there are none, names that contain it, and names that begin nearly so. Among equals those come first that stand first
 * in the list, which are the largest. Accents, capitals, points, commas and apostrophes do not count, nor whether "Saint" is written
 * out, and a state may be called by its two letters.
 * @param state the address of the state whose cities come first among equals: `/locations/florida`.
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

/** In the order of what they are worth; from the last on, more by as many mistakes as there are. */
const EXACT = 0
const BEGINS = 1
const WORD = 2
const CONTAINS = 3
const MISSPELT = 4

/** Of two groups one is shown: nothing that only contains the words stands under what begins so, and nothing misspelt under either. */
const groupOf = (rank: number) => (rank <= WORD ? EXACT : rank)

/** The names of a page in the forms that are compared. */
interface Forms {
  names: string[]
  /** Without the state: `miami`. */
  own: string[]
  /** In the order of the page's aliases. */
  aliases: string[]
}

const forms = new WeakMap<NamedPage, Forms>()

/** The forms of a page, computed once: the finder compares every page at every key press. */
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

/** How many mistakes a name has that begins nearly as it is written; the first letter is seldom one of them. */
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

/** A name as it is compared, and the same with what is shortened in it written out. */
function formsOf(text: string): string[] {
  const short = plain(text)
  const long = short.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => WRITTEN_OUT[word] ?? word)
  return short === long ? [short] : [short, long]
}

/**
 * `St. Petersburg` as `st petersburg`, `Cañon City` as `canon city`, `Lee’s Summit` as `lees summit`, with any apostrophe.
 * Compatibility forms (NFKD) because Asian keyboards type full-width letters.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.,'’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
