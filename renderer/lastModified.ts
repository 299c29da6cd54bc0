import { getLatestEntryDay } from './feeds.ts'
import type { Collection } from './model/define/definitions.ts'
import { Reference } from './model/define/reference.ts'
import type { ScheduleFields } from './model/define/schedule.ts'
import { getEntryPath } from './model/entries.ts'
import type { SitePage } from './model/routes.ts'
import type { Site } from './model/site.ts'

/** ISO days of the last commit, by path relative to `content`. */
export type ContentDates = ReadonlyMap<string, string>

/** Returns the ISO day of the last change to a page, or undefined if it's unknown. A listing changes with each of its entries, and a nested entry with its parent. */
export function getLastModified({ definition, slug, parent }: SitePage, site: Site, dates: ContentDates) {
  if (definition.kind === 'singleton') return dates.get(definition.path)
  if (definition.kind === 'nested') return getEntryLastModified(definition.parent, site, dates, parent)
  if (slug !== undefined) return getEntryLastModified(definition, site, dates, slug)
  const copyDay = definition.listing && dates.get(definition.listing.path)
  const entries = site.listEntries(definition)
  return findLatestDay([copyDay, ...entries.map((entry) => getEntryLastModified(definition, site, dates, entry.slug))])
}

/** Returns the latest of these ISO days: the last change to the entry's file, the last change to its facts (entries without pages that refer to it), and `publish_at`. Returns undefined if all are unknown. */
export function getEntryLastModified(definition: Collection, site: Site, dates: ContentDates, slug?: string) {
  const entry = site.findEntry(definition, slug)
  if (!entry) return undefined
  const { publish_at } = entry as ScheduleFields
  const refersToEntry = (value: unknown) =>
    value instanceof Reference && value.target === definition.name && value.id === entry.slug
  const collectionsWithoutPages = site.model.collections.filter((collection) => !collection.page)
  const relatedDays = collectionsWithoutPages.flatMap((collection) => {
    const relatedEntries = site.listEntries(collection).filter((related) => Object.values(related).some(refersToEntry))
    return relatedEntries.map((related) => getFileDay(collection, related, dates))
  })
  const publishedDay = publish_at && site.timeZone.parseDay(publish_at)
  return findLatestDay([getFileDay(definition, entry, dates), publishedDay, ...relatedDays])
}

/** Returns the commit date, or the latest date in the entry if Git doesn't track the file. */
function getFileDay(definition: Collection, entry: { slug: string }, dates: ContentDates) {
  return dates.get(getEntryPath(definition, entry.slug)) ?? getLatestEntryDay(definition, entry)
}

/** Returns the latest of several ISO days, or undefined if all are unknown. */
export function findLatestDay(days: (string | undefined)[]): string | undefined {
  const knownDays = days.filter((day) => day !== undefined)
  return knownDays.sort().at(-1)
}
