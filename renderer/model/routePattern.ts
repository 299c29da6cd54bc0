/** Checks whether an address has the form of a route's pattern: `/blog/anything` has that of `/blog/@slug`. Browsers run this, too. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const [names = [], parts = []] = [pattern, pathname].map((path) => path.split('/').filter(Boolean))
  return names.length === parts.length && names.every((name, index) => name.startsWith('@') || name === parts[index])
}
