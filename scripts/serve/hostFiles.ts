import type { Redirects } from '../../renderer/collections/redirects/definition.ts'
import { FRAMING_POLICY, SECURITY_POLICY } from '../../renderer/securityPolicy.ts'
import { UserError } from '../errors.ts'

const POLICY_HEADER = 'Content-Security-Policy'

/** The address of the CMS. Releases only include it with `--admin`. */
export const ADMIN_ADDRESS = '/admin'

/** Security headers of all files (OWASP Secure Headers Project). */
export const SECURITY_HEADERS = {
  [POLICY_HEADER]: SECURITY_POLICY,
  // Browsers only use HTTPS for two years. `includeSubDomains` could affect other services of the owner.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

interface SiteKind {
  isRelease: boolean
  hasAdmin?: boolean
}

/** Returns the headers of all files. With the CMS, the policy only forbids framing, because browsers also enforce the policy in `<meta>`, and `/admin` needs a less strict policy than pages. */
export function getCommonHeaders({ isRelease, hasAdmin = false }: SiteKind): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    ...(hasAdmin && { [POLICY_HEADER]: FRAMING_POLICY }),
    ...(!isRelease && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** Addresses of files with a hash in their name. They never change (RFC 8246). */
export const HASHED_ASSETS_PREFIX = '/assets/'
/** For hashed files. Browsers cache them for a year. */
export const IMMUTABLE_HEADER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** For all other files. Browsers revalidate them on each request. */
export const REVALIDATE_HEADER = { 'Cache-Control': 'no-cache' }

/** Files that configure Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'

/** Formats `_headers` for Netlify and Cloudflare Pages. Only one rule sets each header, because hosts join values. Both hosts send `max-age=0, must-revalidate` for pages. */
export function formatHeaders(site: SiteKind): string {
  const rules = { '/*': getCommonHeaders(site), [`${HASHED_ASSETS_PREFIX}*`]: IMMUTABLE_HEADER }
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Matches old addresses. Excludes percent codes and the patterns of hosts: `*`, `:name`. */
const SAFE_SOURCE = /^(?:\/[\w.~-]+)+$/
/** Matches new addresses, which can have a query and a fragment. Excludes the patterns of hosts and quotes. */
const SAFE_TARGET = /^\/(?!\/)[\w.~%/?#=&+,@-]*$/

/** Rejects redirects that a host would misread. `_redirects` can be edited after the check. @throws {UserError} */
export function assertSafeRedirect(from: string, to: string): void {
  if (SAFE_SOURCE.test(from) && SAFE_TARGET.test(to)) return
  const redirect = `${JSON.stringify(from)} to ${JSON.stringify(to)}`
  throw new UserError(
    `Hosts would misread the redirect from ${redirect}. The old address can only have letters, digits, and -._~/. In the new one, percent-encode other characters: write a space as %20.`,
  )
}

/** Formats a redirect: `/from /to 301`. @throws {UserError} if hosts would misread it */
export function formatRedirect(from: string, to: string, status = '301'): string {
  assertSafeRedirect(from, to)
  return `${from} ${to} ${status}`
}

/** Formats `_redirects`. @throws {UserError} if hosts would misread a redirect */
export function formatRedirects(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${formatRedirect(from, to.address)}\n`)
    .join('')
}

/** Adds the query of a request, such as `?a=b`, to a redirect target: after the target's query, and before the fragment. */
export function addQuery(target: string, search: string): string {
  if (search.length <= 1) return target
  const [pathAndQuery = ''] = target.split('#', 1)
  const fragment = target.slice(pathAndQuery.length)
  return `${pathAndQuery}${pathAndQuery.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`
}

/** Parses `_redirects`. Returns targets by old address. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}
