import { getHttpsUrlMessage, getNormalizedUrl, isHttpsUrl } from '../define/addressRules.ts'
import type { NodeProblem } from '../define/component.ts'
import { MEDIA, PageReference, Reference } from '../define/reference.ts'
import { slugify } from '../slug.ts'

/** Pages that forward to the URL in a parameter. Search engines and email programs link to them. */
const FORWARDING_PAGES = [
  /^(?:www\.)?google\.[a-z.]+\/url$/,
  /^(?:lm?|www)\.(?:facebook|instagram)\.com\/(?:l\.php)?$/,
  /\.safelinks\.protection\.outlook\.com\/$/,
  /^statics\.teams\.cdn\.office\.net\/.*safelinks\.html$/,
  /^duckduckgo\.com\/l\/$/,
  /^(?:www\.)?youtube\.com\/redirect$/,
]

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
const BACKTICKS_HINT = 'To show the URL as typed, put it between backticks.'

const isExternalUrl = (url: string) =>
  isHttpsUrl(url) || /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(url) || /^tel:\+?[\d().-]{7,20}$/.test(url)

/** Parses the URL of a link. Returns a reference for an internal URL, a problem for an invalid URL, and undefined for a valid external URL. */
export function parseLinkUrl(url: string): NodeProblem | Reference | undefined {
  if (isLocalFile(url)) return createLocalFileProblem(url, 'Link to a page on the web instead: [link text](https://…).')
  if (/^(?:\/(?!\/)|#.)/.test(url)) return findMediaReference(url) ?? new PageReference(url)
  if (isHttpsUrl(url)) return findCopiedUrlProblem(url)
  if (isExternalUrl(url)) return undefined
  const normalizedUrl = getNormalizedUrl(url)
  if (normalizedUrl !== undefined)
    return { message: getHttpsUrlMessage(url), toReplacement: createUrlReplacement(url, normalizedUrl) }
  if (/\.(?:png|jpe?g|webp|avif|mp3)$/i.test(url)) return createMissingMediaProblem(url)
  if (url.startsWith('www.'))
    return { message: `The link \`${url}\` needs https:// at its start.`, toReplacement: createUrlCompletion(url) }
  const [, email] = /^(?:mailto:)?([^\s@/]+@[^\s@/]*)$/.exec(url) ?? []
  if (email !== undefined && !isExternalUrl(`mailto:${email}`)) {
    const message = `\`${email}\` isn't a complete email address.`
    return { message, hint: 'Write it with its host: mailto:name@example.org.' }
  }
  const message = url === '' ? 'The link has no address.' : `The link \`${url}\` leads nowhere.`
  const hint =
    'A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.'
  return { message, hint, toReplacement: createUrlCompletion(url) }
}

/** Returns a reference if the URL is in `/media/`. */
export function findMediaReference(url: string): Reference | undefined {
  return url.startsWith('/media/') ? new Reference(MEDIA, url.slice('/media/'.length)) : undefined
}

/** Checks for a path on a computer: `C:\file`, `file:…`, `\server` (Markdown drops the first of two backslashes), `/Users/…`. */
const isLocalFile = (url: string) => /^(?:[a-z]:[\\/]|file:|\\\w|\/(?:Users|Volumes|home)\/)/i.test(url)

function createLocalFileProblem(url: string, hint: string): NodeProblem {
  return { message: `\`${url}\` is a file on your computer, so visitors can't open it.`, hint }
}

/** Explains how to refer to a file in `content/media`, or how to add one. The fix corrects the start of the path. */
export function createMissingMediaProblem(url: string): NodeProblem {
  if (isLocalFile(url)) {
    const name = (url.split(/[\\/]/).at(-1) ?? '').replaceAll('%20', ' ')
    const extension = /\.\w+$/.exec(name)?.[0] ?? '.png'
    const file = `${slugify(name.replace(extension, '')) || 'image'}${extension.toLowerCase()}`
    const hint = `Copy it to \`content/media/posts/${file}\`, and write /media/posts/${file} here.`
    return createLocalFileProblem(url, hint)
  }
  const path = /^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?([\w-][\w./-]*)$/.exec(url)?.[1]
  if (path === undefined) {
    const hint = 'Upload the file to `content/media`, and write its address, such as /media/posts/image.png.'
    return { message: `\`${url}\` isn't a file in \`content/media\`.`, hint }
  }
  const message = `\`${url}\` isn't the address of a file in \`content/media\`.`
  const hint = 'The address starts with /media/, such as /media/posts/image.png.'
  return { message, hint, toReplacement: createUrlReplacement(url, `/media/${path}`) }
}

/** Finds a URL that forwards to a page, is made up or private, or has tracking parameters. Writers copy these from a browser or template. */
function findCopiedUrlProblem(url: string): NodeProblem | undefined {
  const { host, pathname, searchParams } = new URL(url)
  const matchesAny = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(host + pathname))
  const quote = `\`${url.length > MAX_QUOTED_LENGTH ? `${url.slice(0, MAX_QUOTED_LENGTH)}…` : url}\``
  const forwardedUrl = ['q', 'url', 'u', 'uddg'].map((name) => searchParams.get(name) ?? '').find(isHttpsUrl)
  if (forwardedUrl !== undefined && matchesAny(FORWARDING_PAGES)) {
    const toReplacement = createUrlReplacement(url, removeTracking(forwardedUrl))
    return { message: `${quote} only forwards to another page.`, hint: 'Link to that page itself.', toReplacement }
  }
  if (MADE_UP_HOST.test(host))
    return { message: `${quote} is a made-up URL.`, hint: `Link to the page that you mean. ${BACKTICKS_HINT}` }
  if (matchesAny(PRIVATE_DOCUMENTS)) {
    const message = `${quote} is a document that visitors may not be able to open.`
    return { message, hint: `Link to a page that is open to everybody. ${BACKTICKS_HINT}` }
  }
  const trackingParameters = [...searchParams.keys()].filter((name) => TRACKING_PARAMETER.test(name))
  if (trackingParameters.length === 0) return undefined
  const names = trackingParameters.map((name) => `\`${name}=${searchParams.get(name)}\``).join(', ')
  const message = `This URL tracks where visitors come from (${names}).`
  return { message, hint: 'Leave that part out.', toReplacement: createUrlReplacement(url, removeTracking(url)) }
}

/** Removes tracking and empty parameters. Keeps the others as they're written, unlike `URLSearchParams`, but encodes parentheses. */
function removeTracking(url: string): string {
  const isKept = (parameter: string) => parameter !== '' && !TRACKING_PARAMETER.test(parameter.replace(/=.*/, ''))
  const cleanUrl = url.replace(/^([^?#]*)\?([^#]*)/, (_, start: string, query: string) =>
    [start, query.split('&').filter(isKept).join('&')].filter(Boolean).join('?'),
  )
  return encodeParentheses(cleanUrl)
}

/** Creates a fix that completes the URL of a page, a site, or an email: `../about.html`, `example.org`, `name@example.org`. */
function createUrlCompletion(url: string): NodeProblem['toReplacement'] {
  const [, pagePath] = /^(?:\.{0,2}\/)*([a-z][a-z0-9/-]*?)(?:\.(?:aspx?|html?|mdx?|php))?\/?$/.exec(url) ?? []
  if (pagePath !== undefined) return createUrlReplacement(url, pagePath === 'index' ? '/' : `/${pagePath}`)
  const externalUrl = [`https://${url.replace(/^(?:http:)?\/\//, '')}`, `mailto:${url}`].find(isExternalUrl)
  return externalUrl === undefined ? undefined : createUrlReplacement(url, encodeParentheses(externalUrl))
}

/** A `)` would end the URL of a link. */
const encodeParentheses = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29')

/** Creates a fix that replaces the URL in the source of a link. Adds link text to a bare URL: `www.example.org`. */
export function createUrlReplacement(from: string, to: string) {
  return (raw: string) => {
    const index = raw.lastIndexOf(from)
    if (index !== -1) return raw.slice(0, index) + to + raw.slice(index + from.length)
    return from.endsWith(raw) ? `[${raw}](${to})` : raw
  }
}
