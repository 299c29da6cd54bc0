import { MAP_ORIGIN } from './collections/contact/definition.ts'

/** Source: W3C Content Security Policy Level 3. */
const POLICY_DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${MAP_ORIGIN}`,
  "base-uri 'none'",
  "form-action 'none'",
]

/** This directive is only in the header, because browsers ignore it in `<meta>` (CSP 3, 3.3). */
export const FRAMING_POLICY = "frame-ancestors 'none'"

/** The value of the header `Content-Security-Policy`. */
export const SECURITY_POLICY = [...POLICY_DIRECTIVES, FRAMING_POLICY].join('; ')

/** The policy in `<meta>`, for hosts without our headers. */
export const SECURITY_POLICY_IN_PAGE = POLICY_DIRECTIVES.join('; ')
