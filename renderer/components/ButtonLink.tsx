import type { Link } from '../model/define/fields.ts'

interface Props {
  link: Link
  /** Outlined instead of filled: one filled button to a view. */
  ghost?: boolean
  small?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ link, ghost = false, small = false }: Props) {
  const className = ['button', ghost && 'button-ghost', small && 'button-small'].filter(Boolean).join(' ')
  return (
    <a className={className} href={link.to.slug}>
      {link.label}
    </a>
  )
}
