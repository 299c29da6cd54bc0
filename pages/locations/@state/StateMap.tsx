import './StateMap.css'
import type { MapText } from '../../../renderer/drawing/mapText.ts'
import { coordinate } from '../../../renderer/drawing/rounding.ts'
import { drawStateMap, STATE_MAP } from '../../../renderer/drawing/stateMap.ts'
import { fill } from '../../../renderer/model/fill.ts'
import { formatCount } from '../../../renderer/model/format.ts'
import { urls } from '../../../renderer/model/urls.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']
  values: Data['values']
  state: Data['state']
  cities: Data['cities']
  towns: Data['towns']
}

/** The state's outline with its cities at their true places, each a link; the largest is the light. */
export function StateMap({ copy: { map, cities: words }, values, state, cities, towns }: Props) {
  const { top, height, outline, cities: drawn, lights } = drawStateMap(state.name, cities, towns)
  return (
    <figure className="state-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset. */}
      <svg viewBox={`0 ${top} ${STATE_MAP.width} ${height}`} role="group" aria-label={fill(map.name, values)}>
        <path className="state-map-outline" d={outline} />
        <path className="state-map-lights" d={lights} />
        {drawn.map(({ spot: { slug, name, population }, disc, wide, small }) => (
          <a
            key={slug}
            href={urls.city(state.slug, slug)}
            aria-label={`${name}, ${fill(words.people, { population: formatCount(population) })}`}
          >
            <circle cx={Math.round(disc.x)} cy={Math.round(disc.y)} r={coordinate(disc.radius)} />
            {wide && <Name size="wide" {...wide} />}
            {small && <Name size="small" {...small} />}
          </a>
        ))}
      </svg>
      <figcaption className="note">{fill(cities.length === 1 ? map.alone : map.legend, values)}</figcaption>
    </figure>
  )
}

function Name({ size, text, x, y, anchor }: MapText & { size: 'wide' | 'small' }) {
  return (
    <text
      className={`state-map-${size}`}
      x={Math.round(x)}
      y={Math.round(y)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {text}
    </text>
  )
}
