import './timeStair.css'
import { rounded } from '../../../renderer/drawing/rounding.ts'
import type { Tick } from '../../../renderer/drawing/sequence.ts'
import { type Landing, landingHeight, landings, stairPath } from '../../../renderer/drawing/sequence.ts'

interface Props {
  steps: { title: string; timeline: string; from: number; to: number | undefined }[]
  ticks: { days: number; count: Tick['count'] }[]
  /** What the ticks count: `Weeks`. */
  unit: string
  /** The drawing in text. */
  text: string
}

/** The box of the line, which is stretched to the window: its names are HTML, and keep their size. */
const BOX = { width: 1200, height: 400 }

/** What follows, step by step, as a stair through time: each step hangs under its landing, and the last is the light. */
export function TimeStair({ steps, ticks, unit, text }: Props) {
  const { landings: places, dayAt } = landings(steps)
  return (
    <div className="time-stair" role="img" aria-label={text}>
      <svg
        className="drawn absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        <path d={stairPath(places, BOX)} />
      </svg>
      <svg className="drawn absolute inset-0 size-full overflow-visible" aria-hidden="true">
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
          <text key={days} x={percent(dayAt(days))} y="100%">
            {count}
          </text>
        ))}
        <text x="100%" y="100%" textAnchor="end">
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
    <g className={isLast ? 'time-stair-last drawn-lit' : undefined}>
      <circle cx={x} cy={y} />
      <text x={x} y={y} dy="1.7em" className="time-stair-title">
        {title}
      </text>
      <text x={x} y={y} dy="3.6em">
        {timeline}
      </text>
    </g>
  )
}

const percent = (share: number) => `${rounded(share * 100)}%`
