import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Day, Duration, PlaceholderLabel } from '../../renderer/components/InlineText.tsx'

interface Props {
  date: string
  duration: string
  copy: { durationLabel: string; fullDurationLabel: string }
  placeholderLabel: string | undefined
  sampleMinutes: number | undefined
  className?: string
  children?: ReactNode
}

/** Renders the date and the length of an episode. Samples have no `PlaceholderLabel`, because `sampleNote` labels them. */
export function EpisodeMeta({ date, duration, copy, placeholderLabel, sampleMinutes, className, children }: Props) {
  return (
    <p className={clsx('note tabular flex flex-wrap items-baseline gap-x-6 gap-y-1', className)}>
      {children}
      <Day date={date} />
      {sampleMinutes === undefined ? (
        <>
          <Duration duration={duration} label={copy.durationLabel} />
          <PlaceholderLabel label={placeholderLabel} className="ms-0" />
        </>
      ) : (
        <span>
          {copy.fullDurationLabel} <Duration duration={duration} />
        </span>
      )}
    </p>
  )
}
