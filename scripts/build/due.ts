import type { ScheduledChange } from '../../renderer/model/schedule/timetable.ts'
import type { Instant } from '../../renderer/model/schedule/timeZone.ts'
import { formatIsoTime } from '../isoTime.ts'

interface Schedule {
  now: Instant
  /** Past and future changes in chronological order. */
  changes: ScheduledChange[]
}

const NO_CHANGES = 'Nothing is scheduled, so no rebuild is due.'

function findNextChange({ now, changes }: Schedule): ScheduledChange | undefined {
  return changes.find(({ at }) => at > now)
}

/** Checks if visitors see other content at another instant, earlier or later. */
export function hasChangeBetween(instant: Instant, { now, changes }: Schedule): boolean {
  return changes.some(({ at }) => at <= instant !== at <= now)
}

/** Returns changes after `since`, up to and including `now`. */
export function findDueChanges(since: Instant, { now, changes }: Schedule): ScheduledChange[] {
  return changes.filter(({ at }) => at > since && at <= now)
}

/** Formats due changes and the next change as JSON, with UTC times like `2026-12-01T05:00:00Z`. */
export function formatDueAsJson(due: ScheduledChange[], schedule: Schedule): string {
  const format = (change: ScheduledChange) => ({ ...change, at: formatIsoTime(change.at) })
  const nextChange = findNextChange(schedule)
  const report = {
    date: formatIsoTime(schedule.now),
    isDue: due.length > 0,
    changes: due.map(format),
    next: nextChange ? format(nextChange) : null,
  }
  return JSON.stringify(report, null, 2)
}

/** Formats the next scheduled change with its local time, or says that nothing is scheduled. */
export function describeNextRebuild(schedule: Schedule, timeZone: string): string {
  const nextChange = findNextChange(schedule)
  if (!nextChange) return NO_CHANGES
  return `The next rebuild is due on ${createTimeFormat(timeZone).format(nextChange.at)}: ${nextChange.file} will be ${nextChange.kind}.`
}

/** Lists due and future changes, each on a line, and the time zone of their times. */
export function describeSchedule(due: ScheduledChange[], { now, changes }: Schedule, timeZone: string): string {
  const timeFormat = createTimeFormat(timeZone)
  const lines = [...due, ...changes.filter(({ at }) => at > now)].map(
    ({ at, file, kind }) => `${timeFormat.format(at)}  ${file} ${at > now ? 'will be' : 'was'} ${kind}`,
  )
  return lines.length === 0 ? NO_CHANGES : [...lines, `The times are in the time zone ${timeZone}.`].join('\n')
}

/** Creates a format like `Tue, Dec 01, 2026, 00:00 EST`. */
function createTimeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
}
