/** Origin of the embedded map, the only third party in our pages. */
export const MAP_ORIGIN = 'https://www.google.com'

/** The policy in `<meta>`, for hosts without our headers. Source: W3C Content Security Policy Level 3. */
export const SECURITY_POLICY_IN_PAGE = [
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
].join('; ')

/** Only in the header, because browsers ignore this directive in `<meta>` (CSP 3, 3.3). */
export const FRAMING_POLICY = "frame-ancestors 'none'"

/** The value of the header `Content-Security-Policy`. */
export const SECURITY_POLICY = `${SECURITY_POLICY_IN_PAGE}; ${FRAMING_POLICY}`
