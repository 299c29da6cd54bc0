import type { UnpublishedPage } from '../model/schedule/timetable.ts'
import { formatDay } from './format.ts'

/** Explains to writers why a page is hidden. Times are in the time zone of the field. */
export function describeUnpublished({ reason, publishAt = '', unpublishAt = '' }: UnpublishedPage) {
  if (reason === 'draft') return { state: 'Draft', text: "Visitors can't see this page yet." }
  if (reason === 'scheduled')
    return { state: 'Scheduled', text: `Visitors can see this page from ${formatDayOrTime(publishAt)}.` }
  const text = `This page has been hidden from visitors since ${formatDayOrTime(unpublishAt)}.`
  return { state: 'Unpublished', text }
}

/** Converts `2026-12-01T09:00-05:00` to `December 1, 2026, 9:00 AM (UTC−05:00)`, and `2026-12-01` to `December 1, 2026`. */
function formatDayOrTime(date: string): string {
  const [, day = '', hour, minutes = '', offset = ''] =
    /^([\d-]+)(?:T(\d\d)(:\d\d)[\d:.]*([Z+-].*)?)?$/.exec(date) ?? []
  if (hour === undefined) return formatDay(day)
  const time = `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  return `${formatDay(day)}, ${time} (UTC${offset.replace('Z', '').replace('-', '−')})`
}
