import './StateLine.css'
import { rounded } from '../../../renderer/drawing/rounding.ts'
import type { Data } from './+data.ts'

/** The line between the first and the last city, in percent of the window: its ends run on to both edges. */
const SPAN = { from: 8, to: 91.5 }

/** The state's longest way across, once more without words: a light for each city, and the largest is the light. */
export function StateLine({ transect: { miles, stops } }: { transect: NonNullable<Data['place']['transect']> }) {
  const at = (mile: number) => `${rounded(SPAN.from + (mile / miles) * (SPAN.to - SPAN.from))}%`
  const [first, ...others] = stops
  return (
    <div className="state-line">
      <svg width="100%" height="100%" aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" />
        {others.map(({ name, mile }) => (
          <circle key={name} cx={at(mile)} cy="50%" r="3.5" />
        ))}
        {first && <circle className="state-line-light" cx={at(first.mile)} cy="50%" r="7" />}
      </svg>
    </div>
  )
}
