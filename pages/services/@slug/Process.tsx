import { clsx } from 'clsx'
import { getStepSpan, getStepUnit } from '../../../renderer/collections/services/process.ts'
import { Items } from '../../../renderer/components/Lists.tsx'
import { formatPercent } from '../../../renderer/drawing/rounding.ts'
import {
  computeLandings,
  computeTicks,
  type Landing,
  landingTop,
  stairPath,
} from '../../../renderer/drawing/sequence.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Props = Pick<Data, 'copy' | 'process'>

const TIME = 'font-normal font-sans text-note/[1.4] tabular tracking-normal text-ink-soft'
const ROWS = 'max-fold:border-b max-fold:border-line max-fold:*:border-line max-fold:*:border-t max-fold:mt-step'
const CELLS = 'fold:grid fold:grid-cols-3 fold:gap-x-gap fold:gap-y-10 fold:*:first:col-start-2'

/** Returns the five steps, which are collapsed on phones. */
export function Process({ copy: { process: copy }, process }: Props) {
  return (
    <section className="section wrap fold:grid fold:*:[grid-area:1/1]">
      <h2 id="process" className="fold:max-w-[30%] fold:self-start">
        {copy.title}
      </h2>
      <ol className={clsx(ROWS, CELLS)}>
        {process.map(({ step, title, description, details, timeline }) => (
          <li key={step}>
            <details className="phone-fold">
              <summary className="discloses items-baseline unfolded:pe-0 unfolded:after:hidden max-phone:py-3 phone:max-fold:pt-6">
                <h3 className="flex grow fold:unfolded:flex-col-reverse flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-phone:text-name">
                  <span>{title}</span> <span className={TIME}>{timeline}</span>
                </h3>
              </summary>
              <p className="phone:mt-[0.6rem] max-w-152">{description}</p>
              <Items
                texts={details}
                className="mt-[clamp(0.6rem,1.2vw,1rem)] grid max-w-152 list-disc gap-[clamp(0.2rem,0.5vw,0.4rem)] ps-[1.1rem] pb-[clamp(1.4rem,2.2vw,2rem)] text-ink-soft leading-[1.5]"
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

const BOX = { width: 1200, height: 400 }

const TICK = 'print:translate-y-[1.1rem]'
const BEFORE_LIGHT = '-translate-y-[4.1rem] [text-anchor:end]'

/** Returns stairs with a landing per step, scaled to the days. */
export function ProcessDrawing({ copy: { process: copy }, process }: Props) {
  const spans = process.map(getStepSpan)
  const { landings, dayAt } = computeLandings(spans)
  const description = process.map(({ title, timeline }) => `${title}: ${timeline}`).join('; ')
  return (
    <div
      className="relative mt-17 mb-4 h-[clamp(21rem,26vw,30rem)] max-phone:mt-14 max-phone:mb-3 max-phone:h-32 print:mt-[4.3rem] print:mb-[2.1rem] print:h-60"
      role="img"
      aria-label={fill(copy.drawing, { steps: description })}
    >
      <svg
        className="chart absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        <path className="[vector-effect:non-scaling-stroke]" d={stairPath(landings, BOX)} />
      </svg>
      <svg className="chart note-size absolute inset-0 size-full overflow-visible fill-ink-soft" aria-hidden="true">
        {process.map(({ title, timeline }, index) => (
          <Name
            key={title}
            title={title}
            timeline={timeline}
            landing={landings[index]}
            level={index / (process.length - 1)}
          />
        ))}
        {computeTicks(spans, getStepUnit(process)).map(({ days, count }) => (
          <text
            key={days}
            className={TICK}
            x={formatPercent(dayAt(days))}
            y="100%"
            textAnchor={dayAt(days) > 0 ? 'middle' : undefined}
          >
            {count}
          </text>
        ))}
        <text className={TICK} x="100%" y="100%" textAnchor="end">
          {copy[getStepUnit(process)]}
        </text>
      </svg>
    </div>
  )
}

interface NameProps {
  title: string
  timeline: string
  landing: Landing | undefined
  level: number
}

function Name({ title, timeline, landing = { from: 0, to: 1 }, level }: NameProps) {
  const isLast = level === 1
  const name = clsx(isLast ? landing.from > 0.5 && BEFORE_LIGHT : 'max-phone:hidden')
  const [x, y] = [formatPercent(landing.from), formatPercent(landingTop(level))]
  return (
    <g className={isLast ? 'chart-lit' : undefined}>
      <circle cx={x} cy={y} />
      <text
        x={x}
        y={y}
        dy="1.7em"
        className={clsx('fill-ink font-head font-serif text-name/none tracking-[-0.01em]', name)}
      >
        {title}
      </text>
      <text x={x} y={y} dy="3.6em" className={name}>
        {timeline}
      </text>
    </g>
  )
}
