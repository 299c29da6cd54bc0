import { MAP_ORIGIN } from './collections/contact/definition.ts'

/** Allows our own files and the embedded map on the contact page. Source: W3C Content Security Policy Level 3. */
const DIRECTIVES = [
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

/** Forbids framing. Only works as a header. */
export const FRAMING_POLICY = "frame-ancestors 'none'"

export const SECURITY_POLICY = [...DIRECTIVES, FRAMING_POLICY].join('; ')

/**
 * The policy for a meta element, for hosts that don't send our headers. It can't contain `frame-ancestors` (CSP 3,
 * section 3.3).
 */
export const SECURITY_POLICY_IN_PAGE = DIRECTIVES.join('; ')
