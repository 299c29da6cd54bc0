import { isWebAddress } from '../define/addressRules.ts'

/** Pages that forward to the address in a parameter, as copied from search results and emails. */
const FORWARDING = [
  /^(?:www\.)?google\.[a-z.]+\/url$/,
  /^(?:lm?|www)\.(?:facebook|instagram)\.com\/(?:l\.php)?$/,
  /\.safelinks\.protection\.outlook\.com\/$/,
  /^statics\.teams\.cdn\.office\.net\/.*safelinks\.html$/,
  /^duckduckgo\.com\/l\/$/,
  /^(?:www\.)?youtube\.com\/redirect$/,
]
const TARGETS = ['q', 'url', 'u', 'uddg']

/** Documents that only their team can open, or that are still being edited. */
const WORKING = [
  /^docs\.google\.com\/(?:\w+\/)?(?:u\/\d\/)?(?:document|forms|presentation|spreadsheets)\/(?:u\/\d\/)?d\/[\w-]+(?:\/edit)?\/?$/,
  /^drive\.google\.com\/(?:drive|open)\b/,
  /^(?:www\.)?dropbox\.com\/(?:home|paper|s|scl|work)\//,
  /\.sharepoint\.com\//,
  /^app\.slack\.com\//,
  /^(?:onedrive\.live\.com|1drv\.ms)\//,
  /^(?:mail\.google\.com|outlook\.(?:live|office|office365)\.com)\//,
  /^(?:(?:www\.)?chatgpt\.com\/c|chat\.openai\.com\/c|claude\.ai\/chat|gemini\.google\.com\/app)\b/,
  /^(?:www\.)?canva\.com\/design\/.*\/edit\b/,
  /^(?:www\.)?figma\.com\/(?:design|file)\//,
]

/** Addresses that templates use in place of a real one. */
const MADE_UP =
  /^(?:www\.)?(?:(?:my|your)-?(?:business|clinic|company|domain|practice|site|spa|url|website)|link|website)\.(?:com|net|org)$/

const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|_hs(?:enc|mi)|igshid|yclid|srsltid)$/i

interface SharedLink {
  message: string
  hint: string
  /** The address to write instead. */
  target?: string
}

/** Finds external addresses that were copied with a detour, a tracking parameter, or from an editor's own view. */
export function findSharedLink(url: string): SharedLink | undefined {
  const { host, pathname, searchParams } = new URL(url)
  const page = host + pathname
  const forwardsTo = TARGETS.map((name) => searchParams.get(name)).find((value) => isWebAddress(value ?? ''))
  if (typeof forwardsTo === 'string' && FORWARDING.some((pattern) => pattern.test(page)))
    return { message: `${quote(url)} only forwards to another page.`, hint: DIRECT, target: getTarget(forwardsTo) }
  if (MADE_UP.test(host)) return { message: `${quote(url)} is a made-up address.`, hint: REAL }
  if (WORKING.some((pattern) => pattern.test(page)))
    return { message: `${quote(url)} is a document that readers may not be able to open.`, hint: PUBLISHED }
  const tracking = [...searchParams.keys()].filter((name) => TRACKING.test(name))
  if (tracking.length === 0) return undefined
  const names = tracking.map((name) => `\`${name}=${searchParams.get(name)}\``).join(', ')
  return { message: `This address tells where the link was copied (${names}).`, hint: REMOVE, target: getTarget(url) }
}

const DIRECT = 'Link to that page itself.'
const PUBLISHED = 'Link to a page that is open to everybody. To show the address as typed, put it between backticks.'
const REAL = 'Link to the page that you mean. To show the address as typed, put it between backticks.'
const REMOVE = 'Leave that part out.'

const MAX_QUOTED = 60
const quote = (url: string) => `\`${url.length > MAX_QUOTED ? `${url.slice(0, MAX_QUOTED)}…` : url}\``

/** Removes tracking parameters. The rest stays as typed, because `URLSearchParams` would encode it again. */
function getTarget(url: string): string {
  const [address = '', ...fragment] = url.split(/(?=#)/)
  const [page = '', query = ''] = address.split('?')
  const parameters = query.split('&').filter((each) => each !== '' && !TRACKING.test(each.split('=')[0] ?? ''))
  const target = page + (parameters.length > 0 ? `?${parameters.join('&')}` : '') + fragment.join('')
  return target.replaceAll('(', '%28').replaceAll(')', '%29')
}
