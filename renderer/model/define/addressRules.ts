import type { FixContext, ValueFix } from './fieldMetadata.ts'

/** Matches a path with a query and fragment. Stricter than RFC 3986, because `$:*;'"()` are special characters in web server configuration. */
export const ADDRESS_PATTERN =
  /^\/(?:[\w.~/-]|%[\da-f]{2})*(?:\?(?:[\w.~/?=&+,@-]|%[\da-f]{2})*)?(?:#(?:[\w.~/?=&+,@-]|%[\da-f]{2})*)?$/i

export const ADDRESS_MESSAGE =
  'An address can have letters, digits, and `-._~/`, then a query (`?from=ad`) and a fragment (`#faq`). Percent-encode all other characters: write a space as `%20`.'

/** Returns the path, query, and fragment: `/contact?from=ad#form`. @throws {TypeError} if the URL isn't absolute */
export function removeOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

/** Removes our own host, adds the leading slash, or encodes the query and fragment. Undefined for URLs of other hosts and schemes, and for control characters. */
export function fixAddress(value: string, { origin }: FixContext): ValueFix | undefined {
  const path = origin && getOwnPath(value, origin)
  if (path) return { value: path, isCertain: false }
  const [first = '', second] = value.split('/')
  const isOtherHost = second !== undefined && first.includes('.')
  if (isOtherHost || /\p{Cc}|^[a-z]+:/iu.test(value)) return undefined
  if (value.startsWith('/')) return { value: encodeQueryAndFragment(value), isCertain: false }
  // `example.com` could also be a host.
  return { value: `/${value}`, isCertain: !value.includes('.') }
}

/** Returns the path, query, and fragment of a URL on this site, even if `https://` or `www.` is missing. Undefined for other hosts and email addresses. */
export function getOwnPath(url: string, origin: string): string | undefined {
  const absoluteUrl = `https://${url.replace(/^https?:\/\//, '')}`
  if (!URL.canParse(absoluteUrl) || !URL.canParse(origin)) return undefined
  const [host, ownHost] = [absoluteUrl, origin].map((href) => new URL(href).hostname.replace(/^www\./, ''))
  return host === ownHost && !url.includes('@') ? removeOrigin(absoluteUrl) : undefined
}

/** Percent-encodes invalid characters after the path. The path itself has to match a page. */
function encodeQueryAndFragment(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const [query = '', ...fragment] = address.slice(path.length).split('#')
  const parts = fragment.length > 0 ? [query, fragment.join('%23')] : [query]
  return path + parts.map((part) => part.replaceAll(/%(?![\da-f]{2})|[^\w.~%/?=&+,@-]/giu, percentEncode)).join('#')
}

function percentEncode(character: string): string {
  return Buffer.from(character).toString('hex').toUpperCase().replaceAll(/../g, '%$&')
}

/** Normalizes the URL, or adds `https://`. */
export function fixHttpsUrl(value: string): ValueFix {
  const url = getNormalizedUrl(value) ?? `https://${value.replace(/^(?:http:)?\/\//, '')}`
  return { value: url, isCertain: false }
}

export function getHttpsUrlMessage(value: string): string {
  const normalized = getNormalizedUrl(value)
  return normalized === undefined
    ? 'A URL starts with https:// and a host: https://www.example.com.'
    : `Browsers read \`${value}\` as \`${normalized}\`. Is that the site you mean?`
}

/** Rejects URLs that browsers change, because they can hide their host: `https://evil.com\@good.com` opens evil.com. */
export function isHttpsUrl(url: string): boolean {
  const normalized = getNormalizedUrl(url)
  return normalized === url || normalized === `${url}/`
}

/** Returns the URL that browsers open. Undefined without https or a domain (RFC 1123, 2.1), or with credentials. */
export function getNormalizedUrl(url: string): string | undefined {
  if (!/^https:\/\/\S+$/.test(url) || !URL.canParse(url)) return undefined
  const { href, hostname, username, password } = new URL(url)
  const isDomain = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)
  return isDomain && username + password === '' ? href : undefined
}
