import type { Redirects } from '../../renderer/collections/redirects/definition.ts'
import { FRAMING_POLICY, SECURITY_POLICY } from '../../renderer/securityPolicy.ts'
import { UserError } from '../errors.ts'

const POLICY = 'Content-Security-Policy'

/** The address of the content system. Releases don't include it. */
export const ADMIN = '/admin'

/**
 * Security headers of every response. `npm start` sends them, and hosts read them from `_headers`.
 * Sources: OWASP Secure Headers Project, RFC 6797, W3C Permissions Policy.
 */
export const SECURITY_HEADERS = {
  [POLICY]: SECURITY_POLICY,
  // Two years. Without `includeSubDomains`, because the owner may run other services there.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** With the content system, pages set their policies in `<meta>`: browsers enforce both, and the header would be too strict for it. */
export function securityHeaders(admin: boolean): Record<string, string> {
  return admin ? { ...SECURITY_HEADERS, [POLICY]: FRAMING_POLICY } : SECURITY_HEADERS
}

/** The folder of files with a hash in their name. Their content never changes (RFC 8246). */
export const HASHED = '/assets/'
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Browsers revalidate all other files on each request. */
export const REVALIDATE = { 'Cache-Control': 'no-cache' }

export const ALL_PATHS = '/*'
/** Sent with every response of a preview. Source: Google Search Central, "robots meta tag". */
const NOINDEX = { 'X-Robots-Tag': 'noindex' }

export interface HeaderRule {
  /** A path, or a prefix with a star: `/assets/*`. */
  path: string
  headers: Record<string, string>
}

/**
 * Creates the header rules of a site. Rules that match the same path have different headers, because hosts would join equal ones.
 * Pages have no caching rule: Netlify and Cloudflare Pages send `max-age=0, must-revalidate` by default.
 * @param release whether search engines may index the site. All other builds are previews.
 * @param admin whether the site includes the content system
 */
export function createHeaderRules(release: boolean, admin = false): HeaderRule[] {
  return [
    { path: ALL_PATHS, headers: { ...securityHeaders(admin), ...(!release && NOINDEX) } },
    { path: `${HASHED}*`, headers: IMMUTABLE },
  ]
}

/** Checks if the headers keep the site out of search engines. */
export function isPreview(rules: HeaderRule[]): boolean {
  return rules.some(({ path, headers }) => path === ALL_PATHS && 'X-Robots-Tag' in headers)
}

export const HEADERS_FILE = '_headers'

/**
 * Formats `_headers` for Netlify and Cloudflare Pages: a path, then a header per line.
 * @throws {UserError} if a rule would end its line or start another rule
 */
export function formatHeaders(rules: HeaderRule[]): string {
  const lines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  for (const { path, headers } of rules) {
    const isSafe = Object.entries(headers).every(([name, value]) => /^[\w-]+$/.test(name) && /^[ -~]+$/.test(value))
    if (!isSafe || !/^\/[!-~]*$/.test(path))
      throw new UserError(
        `${HEADERS_FILE} can't contain the headers of ${JSON.stringify(path)}, because hosts would misread a character.`,
      )
  }
  return `${rules.flatMap(lines).join('\n')}\n`
}

export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter(Boolean)
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/s))
    return { path, headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name, value])) }
  })
}

export const REDIRECTS_FILE = '_redirects'

/** An old address without encoded characters or host patterns (`*`, `:name`). */
const SOURCE = /^(?:\/[\w.~-]+)+$/
/** A path of this site in visible ASCII, without host patterns, quotes, or line ends. */
const TARGET = /^\/(?!\/)[\w.~%/?#=&+,@-]*$/

/**
 * Refuses a redirect that a host would misread. The content check refuses it too, but `_redirects` may have been edited since.
 * @throws {UserError} if an address has white space, a control character, or a character with a meaning in a host's file
 */
export function assertSafeRedirect(from: string, to: string): void {
  if (SOURCE.test(from) && TARGET.test(to)) return
  const redirect = `${JSON.stringify(from)} to ${JSON.stringify(to)}`
  throw new UserError(
    `Hosts would misread the redirect from ${redirect}. Write all characters except letters, digits, and -._~/ as percent codes: %20.`,
  )
}

/**
 * Formats a line of `_redirects` for Netlify and Cloudflare Pages: `/from /to 301`.
 * @throws {UserError} if a host would misread it
 */
export function formatRedirect(from: string, to: string, status = '301'): string {
  assertSafeRedirect(from, to)
  return `${from} ${to} ${status}`
}

/** Formats `_redirects`. @throws {UserError} if a host would misread a redirect */
export function formatRedirects(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${formatRedirect(from, to.slug)}\n`)
    .join('')
}

/**
 * Adds the query of a request to the target of a redirect, after the target's query and before the fragment (RFC 3986, 3).
 * @param search `?a=b`, or empty
 */
export function addQuery(target: string, search: string): string {
  const { base, separator, fragment } = splitTarget(target)
  return search.length > 1 ? base + separator + search.slice(1) + fragment : target
}

/** Splits a target, so that a query can be added between the base and the fragment. */
export function splitTarget(target: string): { base: string; separator: '?' | '&'; fragment: string } {
  const hash = target.indexOf('#')
  const [base, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)]
  return { base, separator: base.includes('?') ? '&' : '?', fragment }
}

/** Parses `_redirects`. Returns the targets by old address. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}
