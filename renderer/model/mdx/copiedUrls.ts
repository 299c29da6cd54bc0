import { isHttpsUrl } from '../define/addressRules.ts'
import type { NodeProblem } from '../define/component.ts'

/** Pages that forward to the URL in a parameter. Search engines and email programs link to them. */
const FORWARDING_PAGES = [
  /^(?:www\.)?google\.[a-z.]+\/url$/,
  /^(?:lm?|www)\.(?:facebook|instagram)\.com\/(?:l\.php)?$/,
  /\.safelinks\.protection\.outlook\.com\/$/,
  /^statics\.teams\.cdn\.office\.net\/.*safelinks\.html$/,
  /^duckduckgo\.com\/l\/$/,
  /^(?:www\.)?youtube\.com\/redirect$/,
]
const FORWARDING_PARAMETERS = ['q', 'url', 'u', 'uddg']

/** Documents that visitors often can't open. */
const PRIVATE_DOCUMENTS = [
  /^docs\.google\.com\/(?:\w+\/)?(?:u\/\d\/)?(?:document|forms|presentation|spreadsheets)\/(?:u\/\d\/)?d\/[\w-]+(?:\/edit)?\/?$/,
  /^drive\.google\.com\/(?:drive|open)\b/,
  /^(?:www\.)?dropbox\.com\/(?:home|paper|s|scl|work)\//,
  /^(?:[\w.-]+\.sharepoint\.com|onedrive\.live\.com|1drv\.ms)\//,
  /^(?:app\.slack\.com|mail\.google\.com|outlook\.(?:live|office|office365)\.com)\//,
  /^(?:www\.)?canva\.com\/design\/.*\/edit\b/,
  /^(?:www\.)?figma\.com\/(?:design|file)\//,
  /^(?:(?:www\.)?chatgpt\.com\/c|chat\.openai\.com\/c|claude\.ai\/chat|gemini\.google\.com\/app)\b/,
]

/** Matches hosts in templates: `your-practice.com`. */
const MADE_UP_HOST =
  /^(?:www\.)?(?:(?:my|your)-?(?:business|clinic|company|domain|practice|site|spa|url|website)|link|website)\.(?:com|net|org)$/

const TRACKING_PARAMETER =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_[ce]id|_hs(?:enc|mi)|igshid|yclid|srsltid)$/i

const MAX_QUOTED_LENGTH = 60

/** Finds a URL that forwards to a page, is made up or private, or has tracking parameters. Writers copy these from a browser or template. */
export function findCopiedUrlProblem(url: string): NodeProblem | undefined {
  const { host, pathname, searchParams } = new URL(url)
  const hostAndPath = host + pathname
  const quote = `\`${url.length > MAX_QUOTED_LENGTH ? `${url.slice(0, MAX_QUOTED_LENGTH)}…` : url}\``
  const forwardedUrl = FORWARDING_PARAMETERS.map((name) => searchParams.get(name) ?? '').find(isHttpsUrl)
  if (forwardedUrl !== undefined && FORWARDING_PAGES.some((pattern) => pattern.test(hostAndPath))) {
    const toReplacement = (raw: string) => replaceUrl(raw, { from: url, to: removeTracking(forwardedUrl) })
    return { message: `${quote} only forwards to another page.`, hint: 'Link to that page itself.', toReplacement }
  }
  if (MADE_UP_HOST.test(host))
    return { message: `${quote} is a made-up URL.`, hint: `Link to the page that you mean. ${BACKTICKS_HINT}` }
  if (PRIVATE_DOCUMENTS.some((pattern) => pattern.test(hostAndPath))) {
    const message = `${quote} is a document that visitors may not be able to open.`
    return { message, hint: `Link to a page that is open to everybody. ${BACKTICKS_HINT}` }
  }
  const trackingParameters = [...searchParams.keys()].filter((name) => TRACKING_PARAMETER.test(name))
  if (trackingParameters.length === 0) return undefined
  const names = trackingParameters.map((name) => `\`${name}=${searchParams.get(name)}\``).join(', ')
  const message = `This URL tracks where visitors come from (${names}).`
  const toReplacement = (raw: string) => replaceUrl(raw, { from: url, to: removeTracking(url) })
  return { message, hint: 'Leave that part out.', toReplacement }
}

const BACKTICKS_HINT = 'To show the URL as typed, put it between backticks.'

/** Removes tracking parameters, and encodes parentheses for a Markdown link. Keeps the rest as it is, unlike `URLSearchParams`. */
function removeTracking(url: string): string {
  const [urlWithoutFragment = '', ...fragment] = url.split(/(?=#)/)
  const [urlWithoutQuery = '', query = ''] = urlWithoutFragment.split('?')
  const parameters = query
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING_PARAMETER.test(parameter.split('=')[0] ?? ''))
  const cleanUrl = urlWithoutQuery + (parameters.length > 0 ? `?${parameters.join('&')}` : '') + fragment.join('')
  return cleanUrl.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** Replaces the URL in the source of a link. Adds link text to a bare URL: `www.example.org`. */
export function replaceUrl(raw: string, { from, to }: { from: string; to: string }): string {
  const index = raw.lastIndexOf(from)
  if (index !== -1) return raw.slice(0, index) + to + raw.slice(index + from.length)
  return from.endsWith(raw) ? `[${raw}](${to})` : raw
}
