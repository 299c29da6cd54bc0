/**
 * Returns the address that every host redirects a path to: no repeated slashes, no `.html`, no `index`, no slash at the end.
 * `/about.html` and `/about/` are `/about`, and `/index.html` is `/`.
 */
export function canonicalAddress(pathname: string): string {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')
}

/** Decodes the percent signs of an address. Returns the text unchanged if one of them is malformed, as in `100%`. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
