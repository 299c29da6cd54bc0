import './weight.css'
import type { Data } from './+data.ts'

type Words = NonNullable<Data['service']['weight']>

/** The parts in the order in which they are drawn. */
const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const

/**
 * The page weighs itself: a dot for each kilobyte that a browser fetches. No page knows its weight while it is rendered, so
 * these are zeros until the build has weighed it (`scripts/build/steps/weighPages.ts`); in development they stay.
 */
export function Weight({ words }: { words: Words }) {
  return (
    <section className="weight section wrap" aria-labelledby="weight">
      <h2 id="weight">
        {words.title}{' '}
        <span className="weight-total">
          <span data-weigh="total">0</span> {words.unit}
        </span>
      </h2>
      <svg role="img" aria-label={words.drawing} viewBox="0 0 100 1">
        {PARTS.map((part) => (
          <line key={part} data-weigh={`${part}-dots`} x1="0" x2="0" y1=".5" y2=".5" />
        ))}
      </svg>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd data-weigh={part}>0</dd>
          </div>
        ))}
        <div>
          <dt>{words.requests}</dt>
          <dd data-weigh="requests">0</dd>
        </div>
      </dl>
      <p className="note">{words.text}</p>
    </section>
  )
}
