import { clsx } from 'clsx'
import type { PageSize } from '../../../renderer/page.ts'
import type { Data } from './+data.ts'

type Words = NonNullable<Data['service']['weight']>

const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const

/** A hundred dots are dust on a phone: there the kilobytes are lengths of one line. */
const DOTS =
  'forced-color-adjust-none stroke-[0.5] stroke-ink [stroke-dasharray:0_1] [stroke-linecap:round] max-phone:stroke-[1.25] max-phone:[stroke-dasharray:none] max-phone:[stroke-linecap:butt]'
/** The page itself is the light: all else it shares with the others. */
const PAGE = 'stroke-[0.72] stroke-accent max-phone:stroke-3'

/** The build makes the page once to measure it, and again to say so. In development it is not measured. */
const UNKNOWN: PageSize = { page: 0, styles: 0, scripts: 0, fonts: 0, requests: 0 }

/** The page's own size: a dot for each kilobyte, of a thousand bytes, that a browser fetches. */
export function Weight({ words, size = UNKNOWN }: { words: Words; size: PageSize | undefined }) {
  const tenths = (part: (typeof PARTS)[number]) => Math.round(size[part] / 100)
  // The sum of what stands below it, to the digit.
  const total = PARTS.reduce((sum, part) => sum + tenths(part), 0)
  return (
    <section className="section wrap" aria-labelledby="weight">
      <h2 id="weight">
        {words.title}{' '}
        <span className="lining mt-2 block font-light text-display/[1] tracking-[-0.036em]">
          <span data-weigh="total">{inKilobytes(total)}</span> {words.unit}
        </span>
      </h2>
      <svg
        className={clsx('mt-[clamp(1.5rem,3vw,2.5rem)] w-full overflow-visible', DOTS)}
        role="img"
        aria-label={words.drawing}
        viewBox="0 0 100 1"
      >
        {linesOf(tenths).map(([part, from, to], index) => (
          <line
            key={part}
            className={clsx(part === 'page' && PAGE, index % 2 === 1 && 'stroke-line')}
            data-weigh={`${part}-dots`}
            x1={from}
            x2={to}
            y1=".5"
            y2=".5"
          />
        ))}
      </svg>
      <dl className="mt-6 flex flex-wrap gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-4 max-phone:grid max-phone:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] max-phone:gap-x-2 max-phone:gap-y-1">
        {[...PARTS, 'requests' as const].map((part) => (
          <div
            key={part}
            className="flex flex-col-reverse justify-end gap-x-2 max-phone:flex-row-reverse max-phone:items-baseline"
          >
            <dt className="text-ink-soft text-note/[inherit]">{words[part]}</dt>
            <dd className="even-figures font-head font-serif text-[1.5rem]/[1.3]" data-weigh={part}>
              {part === 'requests' ? size.requests : inKilobytes(tenths(part))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-7 max-w-144">{words.text}</p>
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
