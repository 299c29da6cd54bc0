import { toIsoDuration } from '../wording/duration.ts'
import { formatDay } from '../wording/format.ts'

export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time className={className} dateTime={date}>
      {formatDay(date)}
    </time>
  )
}

interface DurationProps {
  duration: string
  label?: string
  className?: string
}

export function Duration({ duration, label, className }: DurationProps) {
  return (
    <time className={className} dateTime={toIsoDuration(duration)}>
      {label && <span className="sr-only">{label} </span>}
      {duration}
    </time>
  )
}
