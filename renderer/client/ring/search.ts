import leven from 'leven'
import type { NamedPage } from '../pageIndex.ts'

interface Found {
  page: NamedPage
  alias?: string
}

export function placesOf(pages: NamedPage[], locations: string): NamedPage[] {
  return pages.filter(({ address }) => address.startsWith(`${locations}/`))
}

const MOST = 7

/** Returns the best matches first. Prefers pages of `state`, like `/locations/florida`. */
export function findPages(query: string, pages: NamedPage[], state: string): Found[] {
  const wanted = formsOf(withState(query, pages))
  if (wanted[0] === '') return []
  const ranked = pages.map((page) => ({ ...ranking(wanted, page), isOwn: page.address.startsWith(`${state}/`) }))
  const best = Math.min(...ranked.map(({ rank }) => groupOf(rank)))
  // Counting typing mistakes is slow.
  if (best === MISSPELT) for (const each of ranked) each.rank += mistakesInAny(wanted, each.found.page)
  const least = best === MISSPELT ? Math.min(...ranked.map(({ rank }) => rank)) : best
  const value = ({ rank, isOwn }: (typeof ranked)[number]) => rank - (isOwn ? 0.5 : 0)
  return ranked
    .filter(({ rank }) => groupOf(rank) === least && rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => value(a) - value(b))
    .slice(0, MOST)
    .map(({ found }) => found)
}

const EXACT = 0
const BEGINS = 1
const WORD = 2
const CONTAINS = 3
const MISSPELT = 4

const groupOf = (rank: number) => (rank <= WORD ? EXACT : rank)

interface Forms {
  names: string[]
  own: string[]
  aliases: string[]
}

const forms = new WeakMap<NamedPage, Forms>()

/** Cached, because each key press compares all pages. */
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

function mistakesIn(wanted: string, name: string): number {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 2 : 3
  if (wanted[0] !== name[0]) return Number.POSITIVE_INFINITY
  const least = Math.min(...[-1, 0, 1].map((more) => leven(wanted, name.slice(0, wanted.length + more))))
  return least <= allowed ? least : Number.POSITIVE_INFINITY
}

/** `Austin, TX` becomes `austin texas`. */
function withState(query: string, pages: NamedPage[]): string {
  const words = plain(query).split(' ')
  const letters = words.at(-1)?.toUpperCase() ?? ''
  const isState = ({ at, aliases }: NamedPage) => at === undefined && aliases.includes(letters)
  const state = words.length > 1 ? pages.find(isState) : undefined
  return state ? [...words.slice(0, -1), state.name].join(' ') : query
}

const WRITTEN_OUT: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

function formsOf(text: string): string[] {
  const short = plain(text)
  const long = short.replaceAll(/\b(?:ste?|ft|mt)\b/g, (word) => WRITTEN_OUT[word] ?? word)
  return short === long ? [short] : [short, long]
}

/** `St. Petersburg` becomes `st petersburg`. NFKD, because Asian keyboards enter full-width letters. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.,'’‘`´]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
