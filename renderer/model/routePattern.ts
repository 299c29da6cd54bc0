/** Matches `/blog/anything` with `/blog/@slug`. Also runs in browsers. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const [expected = [], actual = []] = [pattern, pathname].map((path) => path.split('/').filter(Boolean))
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith('@') || segment === actual[index])
  )
}
