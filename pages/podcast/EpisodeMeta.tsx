import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'

interface Props {
  date: string
  duration: string
  copy: { duration: string; fullDuration: string }
  sampleLabel: string | undefined
  sampleMinutes: number | undefined
  className?: string
  children?: ReactNode
}

/** Renders the day and duration of an episode. Shorter samples are labeled next to the buttons that play them. */
export function EpisodeMeta({ date, duration, copy, sampleLabel, sampleMinutes, className, children }: Props) {
  return (
    <p className={clsx('note tabular flex flex-wrap items-baseline gap-x-6 gap-y-1', className)}>
      {children}
      <Day date={date} />
      {sampleMinutes === undefined ? (
        <>
          <Duration duration={duration} label={copy.duration} />
          <Sample label={sampleLabel} className="ms-0" />
        </>
      ) : (
        <span>
          {copy.fullDuration} <Duration duration={duration} />
        </span>
      )}
    </p>
  )
}
