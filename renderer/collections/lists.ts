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

/** Other entries to read next: those that share the most topics with an entry, and of equals the latest. */
export function related<Item extends Topical>(items: Item[], { slug, topics = [] }: Item): Item[] {
  const own = new Set(topics.map((topic) => topic.slug))
  const shared = ({ topics = [] }: Item) => topics.filter((topic) => own.has(topic.slug)).length
  return latest(items.filter((item) => item.slug !== slug).toSorted((a, b) => shared(b) - shared(a)))
}

/** Leaves out entries that `related` never returns, because enough later ones have the same topics. */
export function withoutUnrelated<Item extends Topical>(items: Item[]): Item[] {
  const counts = new Map<string, number>()
  return items.filter(({ topics = [] }) => {
    const key = topics
      .map(({ slug }) => slug)
      .sort()
      .join(' ')
    const earlier = counts.get(key) ?? 0
    counts.set(key, earlier + 1)
    // One more than are shown, because an entry isn't related to itself.
    return earlier <= SHOWN
  })
}
