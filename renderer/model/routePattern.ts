/** Matches `/blog/anything` with `/blog/@slug`. Also runs in browsers. */
export function matchesPattern(pattern: string, address: string): boolean {
  const [expected = [], actual = []] = [pattern, address].map((path) => path.split('/').filter(Boolean))
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith('@') || segment === actual[index])
  )
}
