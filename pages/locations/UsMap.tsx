import './UsMap.css'
import { type DrawnState, drawUsMap, LARGER, US_MAP } from '../../renderer/drawing/usMap.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { LinkedMap } from './MapParts.tsx'

/** The sheet draws lights as large as their cities. */
const SIZES = ['us-map-small', 'us-map-medium', 'us-map-large']

interface Props {
  words: Data['words']
  states: Data['states']
}

/** Every state is a link, every city a dot. Nothing is lost without the map: the list below leads to the same pages. */
export function UsMap({ words: { map, states: counts }, states }: Props) {
  const { states: drawn, lights } = drawUsMap(states)
  return (
    <figure className="us-map wrap">
      <a className="skip us-map-skip" href="#states">
        {map.skip}
      </a>
      <LinkedMap viewBox={`0 0 ${US_MAP.width} ${US_MAP.height}`} name={map.name}>
        {drawn.map((state) => (
          <State
            key={state.slug}
            state={state}
            count={fill(state.count === 1 ? counts.city : counts.cities, { count: formatCount(state.count) })}
          />
        ))}
        {lights.map((path, size) => (
          <path key={SIZES[size]} className={`us-map-lights ${SIZES[size]}`} d={path} />
        ))}
      </LinkedMap>
      <figcaption className="note">
        {fill(map.legend, { medium: formatCount(LARGER.medium), large: formatCount(LARGER.large) })}
      </figcaption>
    </figure>
  )
}

interface StateProps {
  state: DrawnState & Data['states'][number]
  count: string
}

function State({ state: { href, name, abbreviation, path, leader }, count }: StateProps) {
  // What a name off the coast shows must be part of what the link is called (WCAG 2.5.3).
  const label = leader ? `${name} (${abbreviation}), ${count}` : `${name}, ${count}`
  return (
    <a href={href}>
      <title>{label}</title>
      <path d={path} />
      {leader && (
        <g className="us-map-leader">
          <path d={leader.line} />
          <rect x={leader.x - 4} y={leader.y - 12} width={40} height={24} />
          <text x={leader.x} y={leader.y + 5}>
            {abbreviation}
          </text>
        </g>
      )}
    </a>
  )
}
