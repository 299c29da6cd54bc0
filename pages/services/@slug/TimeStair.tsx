import { clsx } from 'clsx'
import { rounded } from '../../../renderer/drawing/rounding.ts'
import type { Tick } from '../../../renderer/drawing/sequence.ts'
import { type Landing, landingHeight, landings, stairPath } from '../../../renderer/drawing/sequence.ts'

interface Props {
  steps: { title: string; timeline: string; from: number; to: number | undefined }[]
  ticks: { days: number; count: Tick['count'] }[]
  /** What the ticks count: `Weeks`. */
  unit: string
  text: string
}

/** The box of the line, which is stretched to the window: its names are HTML, and keep their size. */
const BOX = { width: 1200, height: 400 }

/** Paper has room for the numbers below the drawing alone. */
const TICK = 'print:translate-y-[1.1rem]'
/** Where the last landing is shorter than its name, this stands before the light, over the stair. */
const LAST = 'max-fold:-translate-y-[4.1rem] max-fold:[text-anchor:end]'

/** What follows, step by step, as a stair through time: each step hangs under its landing, and the last is the light. */
export function TimeStair({ steps, ticks, unit, text }: Props) {
  const { landings: places, dayAt } = landings(steps)
  return (
    <div
      className="relative fold:mt-[clamp(3rem,5vw,5.5rem)] mt-22 mb-4 h-[clamp(22rem,30vw,30rem)] max-phone:hidden print:mt-[4.3rem] print:mb-[2.1rem] print:h-60"
      role="img"
      aria-label={text}
    >
      <svg
        className="drawn absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        <path className="[vector-effect:non-scaling-stroke]" d={stairPath(places, BOX)} />
      </svg>
      <svg className="drawn note-size absolute inset-0 size-full overflow-visible fill-ink-soft" aria-hidden="true">
        {steps.map(({ title, timeline }, index) => (
          <Name
            key={title}
            title={title}
            timeline={timeline}
            place={places[index]}
            level={index / (steps.length - 1)}
          />
        ))}
        {ticks.map(({ days, count }) => (
          <text key={days} className={TICK} x={percent(dayAt(days))} y="100%">
            {count}
          </text>
        ))}
        <text className={TICK} x="100%" y="100%" textAnchor="end">
          {unit}
        </text>
      </svg>
    </div>
  )
}

interface NameProps {
  title: string
  timeline: string
  place: Landing | undefined
  /** How high its landing is: 0 to 1. */
  level: number
}

function Name({ title, timeline, place = { from: 0, to: 1 }, level }: NameProps) {
  const isLast = level === 1
  const [x, y] = [percent(place.from), percent(landingHeight(level))]
  return (
    <g className={isLast ? 'drawn-lit' : undefined}>
      <circle cx={x} cy={y} />
      <text
        x={x}
        y={y}
        dy="1.7em"
        className={clsx('fill-ink font-head font-serif text-[1.25rem]/none tracking-[-0.01em]', isLast && LAST)}
      >
        {title}
      </text>
      <text x={x} y={y} dy="3.6em" className={isLast ? LAST : undefined}>
        {timeline}
      </text>
    </g>
  )
}

const percent = (share: number) => `${rounded(share * 100)}%`
