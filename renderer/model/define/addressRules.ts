import type { FixContext, ValueFix } from './notes.ts'

/**
 * An address of this site: a path, then perhaps a query and a fragment. Of the characters that RFC 3986 allows it has only
 * those that mean nothing to a web server's configuration: `$`, `:`, `*`, `;`, quotes and parentheses are written as percent codes.
 */
export const ADDRESS =
  /^\/(?:[\w.~/-]|%[\da-f]{2})*(?:\?(?:[\w.~/?=&+,@-]|%[\da-f]{2})*)?(?:#(?:[\w.~/?=&+,@-]|%[\da-f]{2})*)?$/i
export const ADDRESS_FAULT =
  'An address has letters, digits and `-._~/`, then perhaps a query (`?from=ad`) and a place (`#faq`). Write any other character as its percent code: a space is `%20`.'

/** Returns an address without its scheme and host: `/services/local-seo#faq`. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

/** Suggests an address of this site for `services/local-seo` without its slash, for one with our host, and for one with other characters. */
export function addressFix(value: string, { origin }: FixContext): ValueFix | undefined {
  const path = origin && ownPath(value, origin)
  if (path) return { value: path, isCertain: false }
  const [first = '', second] = value.split('/')
  const isOtherHost = second !== undefined && first.includes('.')
  if (isOtherHost || /\p{Cc}|^[a-z]+:/iu.test(value)) return undefined
  if (value.startsWith('/')) return { value: encoded(value), isCertain: false }
  return { value: `/${value}`, isCertain: !value.includes('.') }
}

/** Returns the path of an address with the host of this site, with or without `https://` and `www.`. */
export function ownPath(address: string, origin: string): string | undefined {
  const url = `https://${address.replace(/^https?:\/\//, '')}`
  if (!URL.canParse(url) || !URL.canParse(origin)) return undefined
  const [host, own] = [url, origin].map((each) => new URL(each).hostname.replace(/^www\./, ''))
  return host === own && !address.includes('@') ? pathOf(url) : undefined
}

/** Writes what an address can't have in its query and its fragment as percent codes. Its path must be that of a page. */
function encoded(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const rest = address.slice(path.length)
  const [query = '', ...fragment] = rest.split('#')
  const parts = [query, ...(fragment.length > 0 ? [fragment.join('%23')] : [])]
  return path + parts.map((part) => part.replaceAll(/%(?![\da-f]{2})|[^\w.~%/?=&+,@-]/giu, percentCode)).join('#')
}

function percentCode(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}

/** Suggests the https address for `http://…` and `www.…`, and for any other the one that browsers read. */
export function webAddressFix(value: string): ValueFix {
  const url = browserAddress(value)
  return { value: url ?? `https://${value.replace(/^(?:http:)?\/\//, '')}`, isCertain: false }
}

/** Explains why an address isn't a web address. */
export function webAddressFault(value: string): string {
  const read = browserAddress(value)
  return read === undefined
    ? 'A web address starts with https:// and a host: https://www.example.com.'
    : `Browsers read \`${value}\` as \`${read}\`. Is that the site you mean?`
}

/**
 * Checks for an address of another site: https, a host that ends in a name with letters (RFC 1123, 2.1), no user name and no
 * password (RFC 3986, 3.2.1). It's written the way browsers read it (WHATWG URL), so that it can't look like another site's:
 * `https://good.com\@evil.com`, `https:///evil.com`, or a host with letters of another alphabet.
 */
export function isWebAddress(address: string): boolean {
  return isHttps(address) && isWritten(address, new URL(address).href)
}

/** Returns the address that browsers read, if that's a web address and is written in another way. */
export function browserAddress(address: string): string | undefined {
  if (!isHttps(address)) return undefined
  const { href } = new URL(address)
  return isWritten(address, href) ? undefined : href
}

/** The slash behind a host may be left out: `https://www.example.com`. */
const isWritten = (address: string, href: string) => address === href || `${address}/` === href

function isHttps(address: string): boolean {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && username + password === ''
}
