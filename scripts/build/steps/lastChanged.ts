import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import type { ScheduleFields } from '../../../renderer/model/define/schedule.ts'
import { entryPath, type PageAddress } from '../../../renderer/model/inventory.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { ownDay } from '../../../renderer/ownDay.ts'
import type { ContentDates } from './contentDates.ts'

interface Part {
  file: string
  /** Its day by its own word. */
  own: string | undefined
  /** The day from which on visitors see it, if it says so: until then nobody could notice a change. */
  published?: string | undefined
}

/**
 * The day on which the content of a page last changed: git's of its files, else their own, else none; of several files the
 * latest. A listing changes with all that it lists; the words around entries are no content of their pages.
 */
export function lastChanged(page: PageAddress, site: Site, dates: ContentDates): string | undefined {
  const days = partsOf(page, site).flatMap(({ file, own, published }) => [dates.get(file) ?? own, published])
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

function partsOf({ definition, slug, parent }: PageAddress, site: Site): Part[] {
  if (definition.kind === 'singleton') return [{ file: definition.path, own: undefined }]
  if (definition.kind === 'nested') return entryParts(definition.parent, parent, site)
  if (slug !== undefined) return entryParts(definition, slug, site)
  const words = definition.listing ? [{ file: definition.listing.path, own: undefined }] : []
  return [...words, ...site.all(definition).flatMap((entry) => entryParts(definition, entry.slug, site))]
}

function entryParts(definition: Collection, slug: string | undefined, site: Site): Part[] {
  const entry = site.find(definition, slug)
  if (!entry) return []
  const file = entryPath(definition, entry.slug)
  const published = (entry as ScheduleFields).publish_at?.slice(0, 10)
  return [{ file, own: ownDay(definition, entry), published }, ...toldElsewhere(definition, entry.slug, site)]
}

/** The files that tell more of an entry, and have no page themselves: what public tables know of a state and its cities. */
function toldElsewhere({ name }: Collection, slug: string, site: Site): Part[] {
  const isMeant = (value: unknown) => value instanceof Reference && value.target === name && value.slug === slug
  return site.model.collections
    .filter((each) => !each.page && site.has(each))
    .flatMap((each) =>
      site
        .all(each)
        .filter((told) => Object.values(told).some(isMeant))
        .map((told) => ({ file: entryPath(each, told.slug), own: ownDay(each, told) })),
    )
}
