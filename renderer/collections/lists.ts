/** The order that entries state themselves: 1 comes first. */
export function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}

/** The latest first; of one day, by their slugs. */
export function latestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

/** The order of code units, which is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Home shows at most three articles and three episodes, an article at most three others (specification, section 9). */
const SHOWN = 3

/** The latest entries of a list that is sorted by date already. */
export function latest<Item>(items: Item[]): Item[] {
  return items.slice(0, SHOWN)
}

/** Other entries to read next: the latest without the one that is being read. */
export function related<Item extends { slug: string }>(items: Item[], slug: string): Item[] {
  return latest(items.filter((item) => item.slug !== slug))
}
