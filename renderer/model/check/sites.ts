import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import type { ScheduleFields } from '../define/schedule.ts'
import { getEntryPath } from '../inventory.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'
import { collectMediaUse } from '../rules/images.ts'
import { type Instant, toIsoDay } from '../schedule/instants.ts'
import type { Timetable } from '../schedule/timetable.ts'
import { getHiddenReason } from '../schedule/visibility.ts'
import { Site, type SiteData } from '../site.ts'
import type { Bodies } from '../targets/bodies.ts'

/** Creates the site that visitors see at an instant. */
export function createPublishedSite(data: SiteData, checked: CheckedFile[], timetable: Timetable, now: Instant): Site {
  const isPublished = (path: string) => getHiddenReason(timetable.getVisibility(path), now) === undefined
  const published = checked.filter(({ file }) => isPublished(file.source.path))
  const files = new Set(published.map(({ file }) => file.source.file))
  const isInPublished = ({ file }: { file: string }) => files.has(file)
  const { shown, linked } = collectMediaUse(data.media, published, data.model)
  const entries = data.model.collections.flatMap((collection) => {
    const all = data.entries.get(collection.name)
    return all
      ? [[collection.name, all.filter(({ slug }) => isPublished(getEntryPath(collection, slug)))] as const]
      : []
  })
  return createSite({
    ...data,
    entries: new Map(entries),
    // A file in a draft is not unused.
    mediaUse: { shown, linked, unused: data.mediaUse.unused },
    placeholders: data.placeholders.filter(isInPublished),
    overduePlaceholders: data.overduePlaceholders.filter(isInPublished),
  })
}

/** Creates the site for writers, with the reasons why pages are unpublished. */
export function createFullSite(data: SiteData, timetable: Timetable, now: Instant): Site {
  const site = createSite(data)
  const unpublished = site.pages().flatMap(({ address }) => {
    const visibility = timetable.getPageVisibility(address)
    const reason = getHiddenReason(visibility, now)
    return reason === undefined
      ? []
      : [[address, { reason, from: visibility.publishAt, until: visibility.unpublishAt }] as const]
  })
  for (const [address, visibility] of unpublished) site.unpublished.set(address, visibility)
  return site
}

function createSite(data: SiteData): Site {
  const pages = new Set(new Site(data).pages().map(({ address }) => address))
  const files = new Map(data.files)
  for (const { path } of data.model.singletons.filter(({ isRedirectMap }) => isRedirectMap)) {
    const lines = Object.entries(files.get(path) ?? {}).filter(([from]) => !pages.has(from))
    if (files.has(path)) files.set(path, Object.fromEntries(lines))
  }
  return new Site({ ...data, files })
}

/** Collects validated data: files by path relative to `content`, and sorted entries by collection. */
export function collectData(model: ContentModel, checked: CheckedFile[], bodies: Bodies, timeZone: string) {
  const files = new Map(
    checked.flatMap(({ file: { fileType, source }, data }) =>
      fileType.kind === 'file' ? [[source.path, data] as const] : [],
    ),
  )
  const folders = new Set(checked.map(({ file }) => posix.dirname(file.source.path)))
  const existingCollections = model.collections.filter(({ name }) => folders.has(name))
  const entries = new Map(
    existingCollections.map((definition) => {
      const sorted = checked.flatMap(({ file: { fileType, source }, data }) => {
        if (fileType.kind !== 'entry' || fileType.definition.name !== definition.name) return []
        const body = bodies.get(source.path)
        const { date, publish_at }: ScheduleFields & { date?: string } = data
        const day = date === '' && publish_at !== undefined && { date: toIsoDay(publish_at, timeZone) }
        return [{ ...data, ...day, slug: fileType.slug, ...(body && { body }) }]
      })
      return [definition.name, sorted.sort((a, b) => definition.compareEntries(a, b))] as const
    }),
  )
  return { files, entries }
}
