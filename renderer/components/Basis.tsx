import type { Citation } from '../collections/claims/queries.ts'
import { Sample } from './Sample.tsx'

/** Renders a link to the basis of cited claims, marked if a claim is a sample. */
export function Basis({ citation: { link, sampleLabel } }: { citation: Citation }) {
  return (
    <span className="inline-block">
      <a className="touch-target underline decoration-line hover:text-accent" href={link.to.slug}>
        {link.label}
      </a>{' '}
      <Sample label={sampleLabel} />
    </span>
  )
}
