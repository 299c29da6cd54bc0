import { getEntryDay } from './feeds.ts'
import type { Collection } from './model/define/definitions.ts'
import { Reference } from './model/define/reference.ts'
import type { ScheduleFields } from './model/define/schedule.ts'
import { getEntryPath } from './model/inventory.ts'
import type { PageAddress } from './model/routes.ts'
import { toIsoDay } from './model/schedule/instants.ts'
import type { Site } from './model/site.ts'

/** ISO days by path relative to `content`. The source is Git's history. */
export type ContentDates = ReadonlyMap<string, string>

interface Part {
  file: string
  ownDate: string | undefined
  publishedDay?: string | undefined
}

/** Returns commit dates, or dates of entries if git doesn't track them. Undefined without both. */
export function getLastModified(page: PageAddress, site: Site, dates: ContentDates): string | undefined {
  return findLatestDate(listParts(page, site), dates)
}

/** Returns the ISO day of the last change to an entry's page, or undefined if it's unknown. */
export function getEntryLastModified(
  definition: Collection,
  slug: string,
  site: Site,
  dates: ContentDates,
): string | undefined {
  return findLatestDate(listEntryParts(definition, slug, site), dates)
}

function findLatestDate(parts: Part[], dates: ContentDates): string | undefined {
  return findLatestDay(parts.flatMap(({ file, ownDate, publishedDay }) => [dates.get(file) ?? ownDate, publishedDay]))
}

/** Returns the latest of several ISO days, or undefined if all are unknown. */
export function findLatestDay(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

function listParts({ definition, slug, parent }: PageAddress, site: Site): Part[] {
  if (definition.kind === 'singleton') return [{ file: definition.path, ownDate: undefined }]
  if (definition.kind === 'nested') return listEntryParts(definition.parent, parent, site)
  if (slug !== undefined) return listEntryParts(definition, slug, site)
  const copy = definition.listing ? [{ file: definition.listing.path, ownDate: undefined }] : []
  return [...copy, ...site.listEntries(definition).flatMap((entry) => listEntryParts(definition, entry.slug, site))]
}

function listEntryParts(definition: Collection, slug: string | undefined, site: Site): Part[] {
  const entry = site.findEntry(definition, slug)
  if (!entry) return []
  const file = getEntryPath(definition, entry.slug)
  const { publish_at } = entry as ScheduleFields
  const publishedDay = publish_at && toIsoDay(publish_at, site.timeZone)
  return [
    { file, ownDate: getEntryDay(definition, entry), publishedDay },
    ...listRelatedParts(definition, entry.slug, site),
  ]
}

function listRelatedParts({ name }: Collection, slug: string, site: Site): Part[] {
  const refersHere = (value: unknown) => value instanceof Reference && value.target === name && value.slug === slug
  return site.model.collections
    .filter((collection) => !collection.page && site.has(collection))
    .flatMap((collection) =>
      site
        .listEntries(collection)
        .filter((entry) => Object.values(entry).some(refersHere))
        .map((entry) => ({ file: getEntryPath(collection, entry.slug), ownDate: getEntryDay(collection, entry) })),
    )
}
