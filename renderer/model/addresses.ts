/* Also runs in browsers. */

/** Removes the query and the fragment. */
export const getPathname = (address: string) => address.split(/[?#]/)[0] ?? ''

/** Applies host redirects: `/about.html`, `/about/`, and `/about/index.html` become `/about`. */
export function normalizeAddress(pathname: string): string {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')
}

/** Decodes `%20` and other sequences. Returns malformed input, such as `100%`, unchanged. */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** Matches `/blog/anything` with the route `/blog/@slug`. */
export function matchesRoute(pattern: string, address: string): boolean {
  const [expected = [], actual = []] = [pattern, address].map((path) => path.split('/').filter(Boolean))
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith('@') || segment === actual[index])
  )
}
