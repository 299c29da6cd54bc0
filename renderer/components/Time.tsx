import { toIsoDuration } from '../wording/duration.ts'
import { formatDay } from '../wording/format.ts'

/** Renders an ISO day as `<time>`: `December 15, 2024`. */
export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time className={className} dateTime={date}>
      {formatDay(date)}
    </time>
  )
}

type DurationProps = { duration: string; label?: string; className?: string }

/** Renders a duration like `52:30` as `<time>`, with a label for screen readers. */
export function Duration({ duration, label, className }: DurationProps) {
  return (
    <time className={className} dateTime={toIsoDuration(duration)}>
      {label && <span className="sr-only">{label} </span>}
      {duration}
    </time>
  )
}
