import { posix } from 'node:path'
import type { ScheduleFields } from '../define/schedule.ts'
import { listOverdueReviews } from '../rules/definitionRules.ts'
import { collectMediaUse } from '../rules/images.ts'
import type { Schedule } from '../rules/ruleContexts.ts'
import { getHiddenReason } from '../schedule/timetable.ts'
import { Site, type SiteData } from '../site.ts'
import type { ContentWithBodies } from '../targets/bodies.ts'

/** Creates the site that visitors see. @param unusedMedia excludes files in drafts */
export function createPublishedSite(content: ContentWithBodies, schedule: Schedule, unusedMedia: string[]) {
  const { timetable, now } = schedule
  const validFiles = content.validFiles.filter(
    ({ file }) => getHiddenReason(timetable.getVisibility(file.source.path), now) === undefined,
  )
  const files = validFiles.map(({ file }) => file)
  const data = collectData({ ...content, files, validFiles }, schedule)
  return createSite({ ...data, mediaUse: { ...data.mediaUse, unused: unusedMedia } })
}

/** Creates the site for previews. Lists its unpublished pages. */
export function createFullSite(content: ContentWithBodies, schedule: Schedule): Site {
  const site = createSite(collectData(content, schedule))
  for (const { address } of site.pages()) {
    const visibility = schedule.timetable.getPageVisibility(address)
    const { publishAt, unpublishAt } = visibility
    const reason = getHiddenReason(visibility, schedule.now)
    if (reason !== undefined) site.unpublished.set(address, { reason, publishAt, unpublishAt })
  }
  return site
}

/** Creates a site. Drops redirects if a page has the old address. */
function createSite(data: SiteData): Site {
  const pages = new Set(new Site(data).pages().map(({ address }) => address))
  const files = new Map(data.files)
  for (const path of data.model.redirectPaths) {
    const redirects = Object.entries(files.get(path) ?? {}).filter(([from]) => !pages.has(from))
    files.set(path, Object.fromEntries(redirects))
  }
  return new Site({ ...data, files })
}

/** Collects validated data, and sorts the entries of each collection. */
function collectData(content: ContentWithBodies, { timetable: { timeZone }, today }: Schedule): SiteData {
  const { model, media, files, validFiles, bodies } = content
  const folders = new Set(validFiles.map(({ file }) => posix.dirname(file.source.path)))
  const entries = model.collections.flatMap((definition) => {
    if (!folders.has(definition.name)) return []
    const unsorted = validFiles.flatMap(({ file: { fileType, source }, data }) => {
      if (fileType.kind !== 'entry' || fileType.definition.name !== definition.name) return []
      const body = bodies.get(source.path)
      const { date, publish_at }: ScheduleFields & { date?: string } = data
      // Posts with an empty `date` use the day they're published.
      const dateFromSchedule = date === '' && publish_at !== undefined && { date: timeZone.parseDay(publish_at) }
      return [{ ...data, ...dateFromSchedule, slug: fileType.slug, ...(body && { body }) }]
    })
    return [[definition.name, unsorted.sort((a, b) => definition.compareEntries(a, b))] as const]
  })
  const singleFiles = validFiles.filter(({ file }) => file.fileType.kind === 'single')
  return {
    model,
    media,
    timeZone,
    files: new Map(singleFiles.map(({ file, data }) => [file.source.path, data])),
    entries: new Map(entries),
    mediaUse: collectMediaUse(media, validFiles, model),
    placeholders: files.flatMap(({ yaml }) => yaml.placeholders),
    overdueReviews: validFiles.flatMap((file) => listOverdueReviews(file, today)),
  }
}
