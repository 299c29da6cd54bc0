/** A page with its kin: `/blog/…` of `/blog/first`; pages of the first level are one family. */
export function familyOf(address: string): string {
  const [first, ...below] = address.slice(1).split('/')
  if (below.length === 0) return 'pages of the first level'
  return `/${[first, ...below.map(() => '…')].join('/')}`
}

/** How many pages each family has, the largest first. */
export function countFamilies(addresses: string[]): [family: string, count: number][] {
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(familyOf(address), (counts.get(familyOf(address)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
