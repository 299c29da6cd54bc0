import { clsx } from 'clsx'

interface Props {
  label: string | undefined
  /** Shows the word next to the mark. */
  isLabelVisible?: boolean
  className?: string
}

/** Returns a mark for placeholder content, or null without a word. Screen readers announce the word. */
export function Sample({ label, isLabelVisible, className }: Props) {
  return label === undefined ? null : (
    <span className={clsx('sample', className)}>
      {isLabelVisible ? label : <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Returns the mark if all rows are placeholders, so that a heading can show it once. Otherwise undefined. */
export function getSharedSample(rows: { sample?: string | undefined }[]): string | undefined {
  return rows.every(({ sample }) => sample !== undefined) ? rows[0]?.sample : undefined
}
