import type { Instant } from '../../renderer/model/schedule/moments.ts'
import type { Change } from '../../renderer/model/schedule/timetable.ts'
import type { Span } from '../steps/lastBuild.ts'

interface Dated {
  now: Instant
  changes: Change[]
}

/** What changes next by time alone: when the site has to be built again, although nobody has edited anything. */
export function nextChange({ now, changes }: Dated): Change | undefined {
  return changes.find(({ at }) => at > now)
}

/** The time in which visitors see the same. */
export function spanOf({ now, changes }: Dated): Span {
  return { from: changes.findLast(({ at }) => at <= now)?.at ?? null, until: nextChange({ now, changes })?.at ?? null }
}

/** What visitors would see otherwise than when the site was built. */
export function dueBetween(since: Instant, { now, changes }: Dated): Change[] {
  return changes.filter(({ at }) => at > since && at <= now)
}

/** The same for programs. */
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
export function describeNext(dated: Dated): string {
  const next = nextChange(dated)
  if (!next) return 'Nothing changes by time alone: no rebuild is due.'
  return `The next rebuild is due at ${timeOf(next.at)}: ${describeChange(next)}.`
}

/** `content/posts/first-post.mdx is published` */
export function describeChange({ file, what }: Change): string {
  return `${file} is ${what}`
}

/** An instant as people and programs read it, in UTC: `2026-12-01T05:00:00Z`. */
export function timeOf(at: Instant): string {
  return new Date(at).toISOString().replace('.000Z', 'Z')
}
