import { compareText } from '../model/explain/characters.ts'

/** The order that entries state themselves: 1 comes first. */
export function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}

/** The latest first; of one day, by their slugs. */
export function latestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

/** Home shows at most three articles and three episodes, an article at most three others (specification, section 9). */
const SHOWN = 3

/** The latest entries of a list that is sorted by date already. */
export function latest<Item>(items: Item[]): Item[] {
  return items.slice(0, SHOWN)
}

interface Topical {
  slug: string
  topics?: { slug: string }[] | undefined
}

/** Other entries to read next: those that share most topics with the one that is being read, and of equals the latest. */
export function related<Item extends Topical>(items: Item[], slug: string): Item[] {
  const own = new Set(items.find((item) => item.slug === slug)?.topics?.map((topic) => topic.slug))
  const shared = ({ topics = [] }: Item) => topics.filter((topic) => own.has(topic.slug)).length
  return latest(items.filter((item) => item.slug !== slug).toSorted((a, b) => shared(b) - shared(a)))
}
