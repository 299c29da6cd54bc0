/** Applies host redirects: `/about.html` and `/about/` become `/about`. */
export function normalizeAddress(pathname: string): string {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')
}

/** Returns malformed input, like `100%`, unchanged. */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
