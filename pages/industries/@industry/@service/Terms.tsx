import '../../terms.css'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { percent } from '../../../../renderer/drawing/rounding.ts'
import { landings } from '../../../../renderer/drawing/sequence.ts'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** What it costs, when it shows and for how long one signs: before anything else, the price as the page's figure. */
export function Terms({ words: { terms: words, call }, term, service, steps }: Data) {
  const { price, providers, time } = service
  return (
    <div className="grid fold:grid-cols-subgrid items-start gap-x-gap gap-y-8 phone:max-fold:grid-cols-2">
      <dl className="contents">
        <div className="fold:col-[1/7] max-phone:-order-2 phone:max-fold:row-span-2">
          <dt className="note-size text-ink-soft">{words.price}</dt>
          {price === undefined ? (
            <dd className="terms-price">{words.custom}</dd>
          ) : (
            <dd className="terms-price">
              {formatDollars(price)} <small className="beside-serif inline-block">{words.perMonth}</small>
            </dd>
          )}
          {providers && <dd className="note mt-[0.4rem]">{providers}</dd>}
        </div>
        <div className="fold:col-[7/10]">
          <dt className="note-size text-ink-soft">{words.time}</dt>
          <dd className="terms-text">{time}</dd>
        </div>
        <div className="fold:col-[10/13]">
          <dt className="note-size text-ink-soft">{words.term}</dt>
          <dd className="terms-text">{term}</dd>
        </div>
      </dl>
      <Buttons primary={call} className="buttons fold:col-[1/7] max-phone:-order-1 phone:max-fold:row-3" />
      <TimeLine steps={steps} />
    </div>
  )
}

/** The steps of the work on one line of time, the last lit. On small screens the list beside it, which all hear, is seen. */
function TimeLine({ steps }: Pick<Data, 'steps'>) {
  const { landings: places } = landings(steps)
  return (
    <>
      <svg
        className="drawn note-size col-span-full h-38 w-full overflow-visible fill-ink-soft max-fold:hidden"
        aria-hidden="true"
      >
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {steps.map((step, index) => (
          <Point
            key={step.title}
            step={step}
            from={places[index]?.from ?? 0}
            isAbove={index % 2 === 1}
            isLit={index === steps.length - 1}
          />
        ))}
      </svg>
      <ol className="points terms-steps fold:sr-only">
        {steps.map(({ title, timeline }, index) => (
          <li key={title} className={index === steps.length - 1 ? 'lit' : undefined}>
            <b className="font-head font-serif text-step">{title}</b> <span className="note">{timeline}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

interface PointProps {
  step: Data['steps'][number]
  from: number
  /** Names stand above the line and below it by turns, so that no two touch. */
  isAbove: boolean
  isLit: boolean
}

function Point({ step: { title, timeline }, from, isAbove, isLit }: PointProps) {
  const x = percent(from)
  return (
    <g className={isLit ? 'drawn-lit' : undefined}>
      <circle cx={x} cy="50%" />
      <text x={x} y="50%" dy={isAbove ? '-1.9em' : '1.5em'} className="fill-ink font-head font-serif text-step">
        {title}
      </text>
      <text x={x} y="50%" dy={isAbove ? '-0.9em' : '3.6em'}>
        {timeline}
      </text>
    </g>
  )
}
