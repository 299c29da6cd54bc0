import type { Redirects } from '../../renderer/collections/redirects/definition.ts'
import { FRAMING_POLICY, SECURITY_POLICY } from '../../renderer/securityPolicy.ts'
import { UserError } from '../errors.ts'

const POLICY = 'Content-Security-Policy'

/** Where the content system is, of a site that has it. */
export const ADMIN = '/admin'

/**
 * What every answer says to keep the visitor safe: `npm start` sends it, and hosts by the file that the build writes. Sources:
 * OWASP Secure Headers Project; RFC 6797; W3C Permissions Policy.
 */
export const SECURITY_HEADERS = {
  [POLICY]: SECURITY_POLICY,
  // Two years, for this host alone: what else the owner has under the domain is not ours to decide. Heeded where the answer came encrypted.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** The content system has a policy of its own, and two are both held: where it is, each page says its own, and the header what none can. */
export function securityHeaders(admin: boolean): Record<string, string> {
  return admin ? { ...SECURITY_HEADERS, [POLICY]: FRAMING_POLICY } : SECURITY_HEADERS
}

/** Where files stand that have their hash in their names, and never change their content (RFC 8246). */
export const HASHED = '/assets/'
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** All else is asked for again each time. */
export const REVALIDATE = { 'Cache-Control': 'no-cache' }

/** The addresses of a rule for all of the site. */
export const EVERYWHERE = '/*'
/** What every answer of a site says that is no release, whatever its pages say (Google Search Central, "robots meta tag"). */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }

export interface HeaderRule {
  /** Addresses, a star for any end: `/assets/*`. */
  path: string
  headers: Record<string, string>
}

/**
 * The headers by addresses. No address gets one header by two rules, which hosts would join. Pages have no rule of their own
 * for caching: Netlify and Cloudflare Pages let browsers ask again by themselves (`max-age=0, must-revalidate`).
 * @param release whether search engines may show the site. What is built otherwise is a preview, and says so wherever it is put:
 * there is nothing that somebody could forget.
 * @param admin whether the content system is part of the site.
 */
export function headerRules(release: boolean, admin = false): HeaderRule[] {
  return [
    { path: EVERYWHERE, headers: { ...securityHeaders(admin), ...(!release && UNLISTED) } },
    { path: `${HASHED}*`, headers: IMMUTABLE },
  ]
}

/** Whether the headers are those of a site that is no release. */
export function isPreview(rules: HeaderRule[]): boolean {
  return rules.some(({ path, headers }) => path === EVERYWHERE && 'X-Robots-Tag' in headers)
}

export const HEADERS_FILE = '_headers'

/**
 * Writes headers for hosts: an address, then a header a line. Source: Netlify's and Cloudflare Pages' `_headers`.
 * @throws {UserError} if a rule would end its line, or start another rule.
 */
export function headersText(rules: HeaderRule[]): string {
  const lines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  for (const { path, headers } of rules) {
    const isSafe = Object.entries(headers).every(([name, value]) => /^[\w-]+$/.test(name) && /^[ -~]+$/.test(value))
    if (!isSafe || !/^\/[!-~]*$/.test(path))
      throw new UserError(
        `${HEADERS_FILE} can't hold the headers of ${JSON.stringify(path)}: one has a character that hosts misread.`,
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

/** An old address as hosts take it: a path that nothing has to decode, without a pattern (`*`, `:name`). */
const SOURCE = /^(?:\/[\w.~-]+)+$/
/** A path of this site with visible ASCII characters: none that hosts take for a pattern, and none that ends a line or a text. */
const TARGET = /^\/(?!\/)[\w.~%/?#=&+,@-]*$/

/**
 * Refuses a redirect that a host would read as something else. Content has been checked before: this also holds if a check is
 * missing, or if somebody has edited the file of redirects.
 * @throws {UserError} if an address has white space, a control character, or a character that has a meaning in a host's file.
 */
export function requireSafeRedirect(from: string, to: string): void {
  if (SOURCE.test(from) && TARGET.test(to)) return
  const redirect = `${JSON.stringify(from)} to ${JSON.stringify(to)}`
  throw new UserError(
    `Hosts would misread the redirect from ${redirect}. Write other characters than letters, digits and -._~/ as percent codes: %20.`,
  )
}

/**
 * Writes a redirect as a line for hosts: `/from /to 301`. Source: Netlify's and Cloudflare Pages' `_redirects`.
 * @throws {UserError} if a host would misread it.
 */
export function redirectLine(from: string, to: string, status = '301'): string {
  requireSafeRedirect(from, to)
  return `${from} ${to} ${status}`
}

/** Writes the file of redirects. @throws {UserError} if a host would misread one. */
export function redirectsText(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${redirectLine(from, to.slug)}\n`)
    .join('')
}

/**
 * Adds the query of a request (`?a=b`, or nothing) to the target of a redirect: behind the target's own query, and before its
 * fragment (RFC 3986, 3).
 */
export function addQuery(target: string, search: string): string {
  const { base, separator, fragment } = partsOfTarget(target)
  return search.length > 1 ? base + separator + search.slice(1) + fragment : target
}

/** Splits a target into what stands before the query of a request, the separator between the two, and what follows it. */
export function partsOfTarget(target: string): { base: string; separator: '?' | '&'; fragment: string } {
  const hash = target.indexOf('#')
  const [base, fragment] = hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)]
  return { base, separator: base.includes('?') ? '&' : '?', fragment }
}

/** Reads the file of redirects: old addresses, and the pages that answer for them. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}
