import { clsx } from 'clsx'

interface Props {
  label: string | undefined
  /** Shows the label next to the mark. */
  isLabelVisible?: boolean
  className?: string
}

/** Renders a mark for placeholder content, or nothing without a label. Screen readers announce the label. */
export function Sample({ label, isLabelVisible, className }: Props) {
  return label === undefined ? null : (
    <span className={clsx('sample', className)}>
      {isLabelVisible ? label : <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Returns the label if all rows are placeholders, so that a heading can show it once. */
export function getSharedSample(rows: { sampleLabel?: string | undefined }[]): string | undefined {
  return rows.every(({ sampleLabel }) => sampleLabel !== undefined) ? rows[0]?.sampleLabel : undefined
}
