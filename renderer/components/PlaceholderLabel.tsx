import { clsx } from 'clsx'

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
