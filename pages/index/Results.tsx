import { clsx } from 'clsx'
import type { ClaimChart } from '../../renderer/collections/claims/definition.ts'
import { BarDrawing } from '../../renderer/components/BarDrawing.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** The second and third chart. */
const SMALL_CHART_CLASSES = 'border-line border-t pt-8 print:pt-4 md:max-lg:col-span-6 md:pt-12 lg:col-[9/13]'
const CHART_CLASSES = [
  'print:pt-4 lg:col-[1/8] lg:row-[1/3] lg:grid lg:*:[grid-area:1/1]',
  `${SMALL_CHART_CLASSES} lg:border-t-0 lg:pt-0`,
  SMALL_CHART_CLASSES,
]

/** Renders charts of three claims, and a list of the rest. */
export function Results({ copy, resultClaims, resultsLabel, otherClaims }: Data) {
  const { results: resultsCopy, claimSource } = copy
  return (
    <section className="section wrap" id="results" aria-labelledby="results-title">
      <div className="heading-row">
        <h2 id="results-title">{resultsCopy.title}</h2>
        <p className="note">
          {resultsCopy.note} <PlaceholderLabel label={resultsLabel} />
        </p>
      </div>
      <div className="columns mt-10 gap-y-8 md:mt-16 md:gap-y-12 lg:grid-rows-[auto_1fr] print:mt-4 print:gap-y-4">
        {resultClaims.map(({ id, value, metric, source, chart, placeholderLabel }, index) => (
          <figure key={id} className={CHART_CLASSES[index]}>
            <figcaption>
              <p
                className={clsx(
                  'lining-tabular -ms-hang font-light font-serif text-display/[0.95] tracking-[-0.04em]',
                  index === 0 && 'md:max-lg:text-[clamp(5rem,13vw,12rem)] lg:whitespace-nowrap',
                )}
              >
                {value}
              </p>
              <p className={clsx('mt-3 font-serif text-lede leading-[1.3]', index === 0 && 'lg:max-w-60')}>{metric}</p>
              <p className={clsx('note mt-4 max-w-104', index === 0 && 'lg:max-w-60')}>
                {interpolate(claimSource, { source })}{' '}
                <PlaceholderLabel label={resultsLabel === undefined ? placeholderLabel : undefined} />
              </p>
            </figcaption>
            {chart && (
              <div
                className={
                  index === 0
                    ? 'mt-10 h-[clamp(22rem,60vw,30rem)] lg:mt-0 lg:h-full lg:min-h-136 print:h-56 print:min-h-0'
                    : 'mt-7 max-w-120'
                }
              >
                {index === 0 ? <StemChart {...chart} /> : <BarDrawing {...chart} />}
              </div>
            )}
          </figure>
        ))}
      </div>
      <details className="mt-12 border-line border-y md:mt-16">
        <summary className="disclosure py-4">
          <h3 className="label">{resultsCopy.otherClaimsToggle}</h3>
        </summary>
        <dl className="note *:border-line *:border-t">
          {otherClaims.map(({ id, value, metric, source, placeholderLabel }) => (
            <div key={id} className="columns gap-y-1 py-3">
              <dt className="text-ink lg:col-[1/6]">
                {value} {metric}
              </dt>
              <dd className="lg:col-[6/13]">
                {source} <PlaceholderLabel label={placeholderLabel} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

const BASELINE_Y_PERCENT = 92
const STEM_HEIGHT_PERCENT = 83
const STEM_X_PERCENTS = [16, 80]

/** Renders two values as stems, with the styles of `BarDrawing`. */
function StemChart({ items, text }: ClaimChart) {
  const max = Math.max(...items.map(({ value }) => value))
  const baselineY = `${BASELINE_Y_PERCENT}%`
  return (
    <svg className="chart bar-drawing" role="img" width="100%" height="100%" textAnchor="middle">
      <title>{text}</title>
      <line className="bar-scale" x1="0" x2="100%" y1={baselineY} y2={baselineY} />
      {items.map(({ label, value, formatted }, index) => {
        const x = `${STEM_X_PERCENTS[index]}%`
        const y = `${BASELINE_Y_PERCENT - (value / max) * STEM_HEIGHT_PERCENT}%`
        const isLast = index === items.length - 1
        return (
          <g key={label} className={isLast ? 'bar-last' : undefined}>
            <line x1={x} x2={x} y1={baselineY} y2={y} />
            <circle className={isLast ? '[r:8px]' : '[r:4.5px]'} cx={x} cy={y} />
            <text className="bar-value text-name/[inherit]" x={x} y={y} dy="-1.1em">
              {formatted}
            </text>
            <text x={x} y={baselineY} dy="1.6em">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
