import { dayIn, type Instant } from '../../renderer/model/schedule/instants.ts'
import type { Change } from '../../renderer/model/schedule/timetable.ts'

interface Dated {
  now: Instant
  changes: Change[]
}

const NOTHING = 'Nothing changes by time alone: no rebuild is due.'

/** What changes next by time alone: when the site has to be built again, although nobody has edited anything. */
function nextChange({ now, changes }: Dated): Change | undefined {
  return changes.find(({ at }) => at > now)
}

/** The interval in which no scheduled change happens; null means that it has no start or end. */
export interface Validity {
  from: Instant | null
  until: Instant | null
}

/** Finds the interval around a build's date in which visitors see the same. */
export function validityOf({ now, changes }: Dated): Validity {
  return { from: changes.findLast(({ at }) => at <= now)?.at ?? null, until: nextChange({ now, changes })?.at ?? null }
}

/** What visitors would see otherwise than when the site was built. */
export function dueBetween(since: Instant, { now, changes }: Dated): Change[] {
  return changes.filter(({ at }) => at > since && at <= now)
}

export function dueAsJson(due: Change[], dated: Dated): string {
  const written = (change: Change) => ({ ...change, at: timeOf(change.at) })
  const next = nextChange(dated)
  const all = {
    date: timeOf(dated.now),
    isDue: due.length > 0,
    changes: due.map(written),
    next: next ? written(next) : null,
  }
  return JSON.stringify(all, null, 2)
}

/** What a build says of the next one. */
export function describeNext(dated: Dated, zone: string): string {
  const next = nextChange(dated)
  if (!next) return NOTHING
  return `The next rebuild is due on ${clockOf(zone).format(next.at)}: ${next.file} is ${next.what}.`
}

/** What was due and all that is to come, soonest first, a line for each, by the clock of a time zone; then its months. */
export function describeDue(due: Change[], { now, changes }: Dated, zone: string): string {
  const coming = changes.filter(({ at }) => at > now)
  const clock = clockOf(zone)
  const lines = [
    ...due.map(({ at, file, what }) => `${clock.format(at)}  ${file} was ${what}`),
    ...coming.map(({ at, file, what }) => `${clock.format(at)}  ${file} is ${what}`),
  ]
  if (lines.length === 0) return NOTHING
  const months = calendar([...new Set(coming.map(({ at }) => dayIn(zone, at)))])
  return [...lines, `Times are those of ${zone}.`, ...months].join('\n')
}

/** The months in which something happens, its days in brackets; weeks begin on Sunday. */
function calendar(days: string[]): string[] {
  return [...new Set(days.map((day) => day.slice(0, 7)))].flatMap((month) => {
    const first = new Date(`${month}-01T00:00Z`)
    const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
    const blanks = Array.from({ length: first.getUTCDay() }, () => '    ')
    const cells = Array.from({ length }, (_, index) => {
      const day = String(index + 1).padStart(2)
      return days.includes(`${month}-${day.replace(' ', '0')}`) ? `[${day}]` : ` ${day} `
    })
    const all = [...blanks, ...cells]
    const weekFrom = (at: number) => all.slice(at, at + 7).join('')
    const weeks = all.flatMap((_, at) => (at % 7 === 0 ? [weekFrom(at).trimEnd()] : []))
    const name = first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return ['', name, WEEK, ...weeks]
  })
}

const WEEK = ' Su  Mo  Tu  We  Th  Fr  Sa'

/** As people where the company is read a time: `Tue, Dec 01, 2026, 00:00 EST`. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
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

/** An instant as programs read it, in UTC: `2026-12-01T05:00:00Z`. */
function timeOf(at: Instant): string {
  return new Date(at).toISOString().replace('.000Z', 'Z')
}
