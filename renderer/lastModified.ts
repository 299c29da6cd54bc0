import { getEntryDay } from './feeds.ts'
import type { Collection } from './model/define/definitions.ts'
import { Reference } from './model/define/reference.ts'
import type { ScheduleFields } from './model/define/schedule.ts'
import { getEntryPath } from './model/entries.ts'
import type { PageAddress } from './model/routes.ts'
import { toIsoDay } from './model/schedule/instants.ts'
import type { Site } from './model/site.ts'

/** ISO days by path relative to `content`. The source is Git's history. */
export type ContentDates = ReadonlyMap<string, string>

type Day = string | undefined

/** Returns commit dates, or dates of entries if git doesn't track them. Undefined without both. */
export function getLastModified({ definition, slug, parent }: PageAddress, site: Site, dates: ContentDates): Day {
  if (definition.kind === 'singleton') return dates.get(definition.path)
  if (definition.kind === 'nested') return getEntryLastModified(definition.parent, parent, site, dates)
  if (slug !== undefined) return getEntryLastModified(definition, slug, site, dates)
  const copyDay = definition.listing && dates.get(definition.listing.path)
  const slugs = site.listEntries(definition).map((entry) => entry.slug)
  return findLatestDay([copyDay, ...slugs.map((entrySlug) => getEntryLastModified(definition, entrySlug, site, dates))])
}

/** Returns the ISO day of the last change to an entry's page, or undefined if it's unknown. */
export function getEntryLastModified(
  definition: Collection,
  slug: string | undefined,
  site: Site,
  dates: ContentDates,
): Day {
  const entry = site.findEntry(definition, slug)
  if (!entry) return undefined
  const { publish_at } = entry as ScheduleFields
  const publishedDay = publish_at && toIsoDay(publish_at, site.timeZone)
  const refersHere = (value: unknown) =>
    value instanceof Reference && value.target === definition.name && value.id === entry.slug
  const relatedDays = site.model.collections
    .filter((collection) => !collection.page && site.has(collection))
    .flatMap((collection) =>
      site
        .listEntries(collection)
        .filter((related) => Object.values(related).some(refersHere))
        .map((related) => getFileDay(collection, related, dates)),
    )
  return findLatestDay([getFileDay(definition, entry, dates), publishedDay, ...relatedDays])
}

function getFileDay(definition: Collection, entry: { slug: string }, dates: ContentDates): Day {
  return dates.get(getEntryPath(definition, entry.slug)) ?? getEntryDay(definition, entry)
}

/** Returns the latest of several ISO days, or undefined if all are unknown. */
export function findLatestDay(days: Day[]): Day {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}
