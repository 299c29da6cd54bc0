import type { Citation } from '../collections/claims/definition.ts'
import { PlaceholderLabel } from './PlaceholderLabel.tsx'

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
