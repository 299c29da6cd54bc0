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
