import { clsx } from 'clsx'

interface Props {
  label: string | undefined
  /** Shows the label next to the symbol. */
  isLabelVisible?: boolean
  className?: string
}

/** Renders a symbol for placeholder content, if there's a label. Screen readers announce the label. */
export function PlaceholderLabel({ label, isLabelVisible, className }: Props) {
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
