import { ownDay } from './feeds.ts'
import type { Collection } from './model/define/definitions.ts'
import { Reference } from './model/define/reference.ts'
import type { ScheduleFields } from './model/define/schedule.ts'
import { entryPath } from './model/inventory.ts'
import type { PageAddress } from './model/routes.ts'
import { dayOf } from './model/schedule/instants.ts'
import type { Site } from './model/site.ts'

/** The days on which content files were last committed, `2026-11-21`, by their paths in the content folder: `posts/first.mdx`. */
export type ContentDates = ReadonlyMap<string, string>

/** A file that a page shows. */
interface Part {
  file: string
  /** The day that the entry states itself, for instance its publication date. */
  own: string | undefined
  /** The day on which `publish_at` makes it visible. Visitors can't see an earlier change. */
  published?: string | undefined
}

/**
 * The day on which the content of a page last changed: the latest of its files' commits, or of the entries' own days if git
 * doesn't know the files. A listing changes with its entries. The copy around entries doesn't count.
 * @returns undefined if neither git nor the content states a day.
 */
export function lastModified(page: PageAddress, site: Site, dates: ContentDates): string | undefined {
  return latestOf(partsOf(page, site), dates)
}

/** The same for the page of an entry. */
export function entryLastModified(
  definition: Collection,
  slug: string,
  site: Site,
  dates: ContentDates,
): string | undefined {
  return latestOf(entryParts(definition, slug, site), dates)
}

function latestOf(parts: Part[], dates: ContentDates): string | undefined {
  return latestDay(parts.flatMap(({ file, own, published }) => [dates.get(file) ?? own, published]))
}

export function latestDay(days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

function partsOf({ definition, slug, parent }: PageAddress, site: Site): Part[] {
  if (definition.kind === 'singleton') return [{ file: definition.path, own: undefined }]
  if (definition.kind === 'nested') return entryParts(definition.parent, parent, site)
  if (slug !== undefined) return entryParts(definition, slug, site)
  const copy = definition.listing ? [{ file: definition.listing.path, own: undefined }] : []
  return [...copy, ...site.all(definition).flatMap((entry) => entryParts(definition, entry.slug, site))]
}

function entryParts(definition: Collection, slug: string | undefined, site: Site): Part[] {
  const entry = site.find(definition, slug)
  if (!entry) return []
  const file = entryPath(definition, entry.slug)
  const { publish_at } = entry as ScheduleFields
  const published = publish_at && dayOf(publish_at, site.zone)
  return [{ file, own: ownDay(definition, entry), published }, ...relatedParts(definition, entry.slug, site)]
}

/** Entries without a page that refer to this one: the public facts about a state and its cities. */
function relatedParts({ name }: Collection, slug: string, site: Site): Part[] {
  const refersHere = (value: unknown) => value instanceof Reference && value.target === name && value.slug === slug
  return site.model.collections
    .filter((each) => !each.page && site.has(each))
    .flatMap((each) =>
      site
        .all(each)
        .filter((entry) => Object.values(entry).some(refersHere))
        .map((entry) => ({ file: entryPath(each, entry.slug), own: ownDay(each, entry) })),
    )
}
