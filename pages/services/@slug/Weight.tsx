import './weight.css'
import type { PageWeight } from '../../../renderer/page.ts'
import type { Data } from './+data.ts'

type Words = NonNullable<Data['service']['weight']>

/** The parts in the order in which they are drawn. */
const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const

/** The build makes the page once to weigh it, and again to say so. In development it is not weighed. */
const UNKNOWN: PageWeight = { page: 0, styles: 0, scripts: 0, fonts: 0, requests: 0 }

/** The page weighs itself: a dot for each kilobyte, of a thousand bytes, that a browser fetches. */
export function Weight({ words, weight = UNKNOWN }: { words: Words; weight: PageWeight | undefined }) {
  const tenths = (part: (typeof PARTS)[number]) => Math.round(weight[part] / 100)
  // The sum of what stands below it, to the digit.
  const total = PARTS.reduce((sum, part) => sum + tenths(part), 0)
  return (
    <section className="weight section wrap" aria-labelledby="weight">
      <h2 id="weight">
        {words.title}{' '}
        <span className="weight-total">
          <span data-weigh="total">{inKilobytes(total)}</span> {words.unit}
        </span>
      </h2>
      <svg role="img" aria-label={words.drawing} viewBox="0 0 100 1">
        {linesOf(tenths).map(([part, from, to]) => (
          <line key={part} data-weigh={`${part}-dots`} x1={from} x2={to} y1=".5" y2=".5" />
        ))}
      </svg>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd data-weigh={part}>{inKilobytes(tenths(part))}</dd>
          </div>
        ))}
        <div>
          <dt>{words.requests}</dt>
          <dd data-weigh="requests">{weight.requests}</dd>
        </div>
      </dl>
      <p className="note">{words.text}</p>
    </section>
  )
}

const inKilobytes = (tenths: number) => (tenths / 10).toFixed(1)

/** A stroke without length has a dot at each unit; a little more than whole, it has the last one too. Each begins where the last ends. */
function linesOf(tenths: (part: (typeof PARTS)[number]) => number): [part: string, from: number, to: number][] {
  let start = 0
  return PARTS.map((part) => {
    const from = start
    start += Math.max(Math.round(tenths(part) / 10), 1)
    return [part, from + 0.5, start - 0.4]
  })
}
