import { company } from '../../../renderer/collections/company/definition.ts'
import { getLatestEntryDay } from '../../../renderer/feeds.ts'
import type { Body } from '../../../renderer/model/define/body.ts'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { getTextAt } from '../../../renderer/model/define/path.ts'
import type { Instant, TimeZone } from '../../../renderer/model/schedule/timeZone.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { getDefaultWidth, urls } from '../../../renderer/urls.ts'
import { renderBody } from '../../renderBody.tsx'
import type { PagesByAddress } from '../steps/crawlerFiles.ts'

/** An entry in a feed. */
export type FeedItem = ReturnType<typeof listFeedItems>[number]

/** Content of a feed in any format. */
export interface Channel {
  title: string
  description: string
  author: string
  listingUrl: string
  feedUrl: string
  /** Latest first. */
  items: FeedItem[]
}

/** Inputs of all feeds. */
export interface FeedInputs {
  site: Site
  pages: PagesByAddress
  /** Returns the size of a file, such as `/media/episodes/sample.mp3`, in bytes. */
  getFileSize: (path: string) => number
}

/** Returns the latest entries of a collection with their HTML, latest first. Skips entries without a day. */
export function listFeedItems(collection: Collection, { site, pages }: FeedInputs, maxItems: number) {
  const { origin } = site.get(company)
  const datedEntries = site.listEntries(collection).flatMap((entry) => {
    const day = getLatestEntryDay(collection, entry)
    return day === undefined ? [] : [{ entry, time: getPublicationTime(entry, day, site.timeZone) }]
  })
  const latest = spaceEqualTimes(datedEntries.sort((a, b) => b.time - a.time)).slice(0, maxItems)
  return latest.map(({ entry, time }) => {
    const address = collection.getAddress(entry.slug)
    const url = origin + address
    return {
      slug: entry.slug,
      url,
      // The id is permanent, even if the URL changes.
      guid: 'guid' in entry ? String(entry.guid) : url,
      title: collection.getTitle(entry),
      summary: pages.get(address)?.meta.description ?? '',
      time,
      // Only collections of MDX have feeds, so all entries have a body.
      html: renderBody((entry as typeof entry & { body: Body }).body.tree, {
        resolveLink: (href) => new URL(href, url).href,
        // More feed readers support WebP than AVIF.
        resolveImage: (path, width) => origin + urls.image(path, getDefaultWidth(width), 'webp'),
      }),
    }
  })
}

/** Returns `publish_at` if it's on the entry's day, or the start of the day. */
function getPublicationTime(entry: object, day: string, timeZone: TimeZone): Instant {
  const publishAt = getTextAt(entry, ['publish_at'])
  return timeZone.parseInstant(publishAt && timeZone.parseDay(publishAt) === day ? publishAt : day)
}

/** Delays entries with equal times by a second each, because feed readers sort by time. */
function spaceEqualTimes<Entry extends { time: Instant }>(newestFirst: Entry[]): Entry[] {
  let previousTime = Number.NEGATIVE_INFINITY
  return newestFirst
    .toReversed()
    .map((entry) => {
      previousTime = Math.max(entry.time, previousTime + 1000)
      return { ...entry, time: previousTime }
    })
    .toReversed()
}
