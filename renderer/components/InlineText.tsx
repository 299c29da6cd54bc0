import { clsx } from 'clsx'
import type { Citation } from '../collections/claims/definition.ts'
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

/** Renders a link to the sources of the cited claims, and a label if a claim is a placeholder. */
export function CitationLink({ citation: { link, placeholderLabel } }: { citation: Citation }) {
  return (
    <span className="inline-block">
      <a className="touch-target underline decoration-line hover:text-accent" href={link.to.address}>
        {link.label}
      </a>{' '}
      <PlaceholderLabel label={placeholderLabel} />
    </span>
  )
}

interface PlaceholderLabelProps {
  label: string | undefined
  /** Shows the label next to the symbol. */
  isLabelVisible?: boolean
  className?: string
}

/** Renders a symbol for placeholder content, if there's a label. Screen readers announce the label. */
export function PlaceholderLabel({ label, isLabelVisible, className }: PlaceholderLabelProps) {
  return label === undefined ? null : (
    <span className={clsx('placeholder-label', className)}>
      {isLabelVisible ? label : <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Returns the first label if all rows are placeholders, so that a heading can show it once. */
export function getSharedPlaceholderLabel(rows: { placeholderLabel?: string | undefined }[]): string | undefined {
  return rows.every(({ placeholderLabel }) => placeholderLabel !== undefined) ? rows[0]?.placeholderLabel : undefined
}
