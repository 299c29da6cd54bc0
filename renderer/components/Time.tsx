import { isoDuration } from '../wording/duration.ts'
import { formatDay } from '../wording/format.ts'

export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time className={className} dateTime={date}>
      {formatDay(date)}
    </time>
  )
}

interface DurationProps {
  /** `52:30` */
  duration: string
  /** What it is the duration of, for those who hear the page: nothing else there says so. */
  label?: string
  className?: string
}

/** How long a recording is, or how far into it something is. */
export function Duration({ duration, label, className }: DurationProps) {
  return (
    <time className={className} dateTime={isoDuration(duration)}>
      {label && <span className="sr-only">{label} </span>}
      {duration}
    </time>
  )
}
