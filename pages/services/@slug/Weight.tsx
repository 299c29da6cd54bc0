import { clsx } from 'clsx'
import type { PageSize } from '../../../renderer/page.ts'
import type { Data } from './+data.ts'

type Words = NonNullable<Data['service']['weight']>

const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const

/** A hundred dots are dust on a phone: there the kilobytes are lengths of lines. */
const DOTS =
  'overflow-visible forced-color-adjust-none stroke-[0.5] [stroke-dasharray:0_1] [stroke-linecap:round] max-phone:stroke-[2.5] max-phone:[stroke-dasharray:none] max-phone:[stroke-linecap:butt]'

/** The build makes the page once to measure it, and again to say so. In development it is not measured. */
const UNKNOWN: PageSize = { page: 0, styles: 0, scripts: 0, fonts: 0, requests: 0 }

/** The page's own size: a dot for each kilobyte, of a thousand bytes, that a browser fetches. */
export function Weight({ words, size = UNKNOWN }: { words: Words; size: PageSize | undefined }) {
  const tenths = (part: (typeof PARTS)[number]) => Math.round(size[part] / 100)
  // The sum of what stands below it, to the digit.
  const total = PARTS.reduce((sum, part) => sum + tenths(part), 0)
  const lines = linesOf(tenths)
  return (
    <section className="section wrap" aria-labelledby="weight">
      <h2 id="weight">
        {words.title}{' '}
        <span className="lining mt-2 block font-light text-display/[1] tracking-[-0.036em]">
          <span data-weigh="total">{inKilobytes(total)}</span> {words.unit}
        </span>
      </h2>
      <dl className="mt-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 phone:gap-x-gap gap-y-1">
        {lines.map(([part, from, to]) => (
          <div key={part} className="contents">
            <dt className="text-ink-soft text-note">{words[part]}</dt>
            <dd className="even-figures text-end font-head font-serif text-[1.5rem]/[1.3]" data-weigh={part}>
              {inKilobytes(tenths(part))}
            </dd>
            <dd>
              {/* The page itself is the light: all else it shares with the others. */}
              <svg
                className={clsx('w-full', DOTS, part === 'page' ? 'stroke-accent' : 'stroke-ink')}
                aria-hidden="true"
                viewBox={`0 0 ${Math.max(...lines.map(([, , to]) => Math.ceil(to)), LEAST)} 1`}
              >
                <line data-weigh={`${part}-dots`} x1={from} x2={to} y1=".5" y2=".5" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note mt-7 max-w-144">
        <span data-weigh="requests">{size.requests}</span> {words.requests}. {words.text}{' '}
        <span className="max-phone:sr-only">{words.drawing}</span>
      </p>
    </section>
  )
}

/** A page of few kilobytes has small dots too. */
const LEAST = 40

const inKilobytes = (tenths: number) => (tenths / 10).toFixed(1)

/** A stroke without length has a dot at each unit; a little more than whole, it has the last one too. Each begins where the last ends. */
function linesOf(
  tenths: (part: (typeof PARTS)[number]) => number,
): [part: (typeof PARTS)[number], from: number, to: number][] {
  let start = 0
  return PARTS.map((part) => {
    const from = start
    start += Math.max(Math.round(tenths(part) / 10), 1)
    return [part, from + 0.5, start - 0.4]
  })
}
