import { company } from '../../../renderer/collections/company/definition.ts'
import { ownDay } from '../../../renderer/feeds.ts'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { PageFacts } from '../pages/pageFacts.ts'

/** Readers fetch a feed every hour, and have what is older already. */
export const MOST_ITEMS = 50

export interface FeedItem {
  slug: string
  url: string
  /** What readers know it by, and never changes: the address that it had at first. */
  guid: string
  title: string
  summary: string
  /** `2026-11-21` */
  day: string
  /** The whole text, as HTML with absolute addresses. */
  html: string | undefined
}

/** The site as it stands before it is published. */
export interface LaidOut {
  site: Site
  facts: ReadonlyMap<string, Pick<PageFacts, 'description'>>
  /** What a page says in its own text, see `contentOf`. */
  text: (address: string, url: string) => Promise<string | undefined>
  /** How many bytes a file has: `/media/episodes/sample.mp3`. */
  size: (address: string) => Promise<number>
}

/**
 * The entries of a collection as its pages show them, the latest first.
 * @param most how many of them.
 */
export async function feedItems(
  collection: Collection,
  { site, facts, text }: LaidOut,
  most = Number.POSITIVE_INFINITY,
): Promise<FeedItem[]> {
  const { origin } = site.get(company)
  const dated = site.all(collection).map((entry) => ({ entry, day: ownDay(collection, entry) ?? '' }))
  const latest = dated.filter(({ day }) => day !== '').sort((a, b) => Number(b.day > a.day) - Number(b.day < a.day))
  const items = latest.slice(0, most).map(async ({ entry, day }): Promise<FeedItem> => {
    const address = collection.address(entry.slug)
    const url = origin + address
    return {
      slug: entry.slug,
      url,
      guid: 'guid' in entry ? String(entry.guid) : url,
      title: collection.titleOf(entry),
      summary: facts.get(address)?.description ?? '',
      day,
      html: await text(address, url),
    }
  })
  return Promise.all(items)
}

/** A day as RSS has it (RFC 822): its first moment in UTC, for an entry knows no hour. */
export function rssDate(day: string): string {
  return new Date(day).toUTCString()
}
