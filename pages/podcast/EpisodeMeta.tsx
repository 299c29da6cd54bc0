import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Sample } from '../../renderer/components/Sample.tsx'
import { Day, Duration } from '../../renderer/components/Time.tsx'

interface Props {
  date: string
  duration: string
  copy: { duration: string }
  sample: string | undefined
  className?: string
  children?: ReactNode
}

/** Returns the day and duration of an episode, with a mark on placeholders. */
export function EpisodeMeta({ date, duration, copy, sample, className, children }: Props) {
  return (
    <p className={clsx('note tabular flex flex-wrap items-baseline gap-x-6 gap-y-1', className)}>
      {children}
      <Day date={date} />
      <Duration duration={duration} label={copy.duration} />
      <Sample word={sample} className="ms-0" />
    </p>
  )
}
