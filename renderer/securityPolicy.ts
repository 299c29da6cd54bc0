import { MAP_ORIGIN } from './collections/contact/definition.ts'

/** What a browser may load and run: our own files, and the map that the contact page embeds. Source: W3C Content Security Policy Level 3. */
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

/** What a page cannot say of itself: who may frame it. */
export const FRAMING_POLICY = "frame-ancestors 'none'"

/** The policy as a header. */
export const SECURITY_POLICY = [...DIRECTIVES, FRAMING_POLICY].join('; ')

/** The same in a page, for hosts that send no headers of ours: there, who may frame it cannot be said (CSP 3, section 3.3). */
export const SECURITY_POLICY_IN_PAGE = DIRECTIVES.join('; ')
