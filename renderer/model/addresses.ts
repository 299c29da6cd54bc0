/**
 * Returns the address that all hosts redirect a path to, without repeated slashes, `.html`, `index`, and a trailing slash.
 * `/about.html` and `/about/` are `/about`, and `/index.html` is `/`.
 */
export function canonicalAddress(pathname: string): string {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')
}

/** Decodes percent-encoding. Returns malformed addresses, like `100%`, unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
