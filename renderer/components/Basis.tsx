import type { Boast } from '../collections/claims/queries.ts'
import { Sample } from './Sample.tsx'

/** Beside a text that boasts: where its basis is said, and the mark of a sample. */
export function Basis({ boast: { link, sample } }: { boast: Boast }) {
  return (
    <span className="inline-block">
      <a className="finger underline decoration-line hover:text-accent" href={link.to.slug}>
        {link.label}
      </a>{' '}
      <Sample word={sample} />
    </span>
  )
}
