import { clsx } from 'clsx'

type Props = { label: string | undefined; isLabelVisible?: boolean; className?: string }

/** Renders a symbol for placeholder content, if there's a label. Screen readers announce the label. `isLabelVisible` shows it next to the symbol. */
export function PlaceholderLabel({ label, isLabelVisible, className }: Props) {
  return label === undefined ? null : (
    <span className={clsx('placeholder-label', className)}>
      {isLabelVisible ? label : <span className="sr-only">{label}</span>}
    </span>
  )
}
