import './StateMap.css'
import { drawStateMap, STATE_MAP } from '../../../renderer/drawing/stateMap.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { Disc, LinkedMap, MapWord } from '../MapParts.tsx'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']
  values: Data['values']
  state: Data['state']
  cities: Data['cities']
  towns: Data['towns']
}

/** The state's cities at their true places, each a link. The first is the largest, and the sheet lets it stand out. */
export function StateMap({ words: { map, cities: cityWords }, values, state, cities, towns }: Props) {
  const legend = cities.length === 1 ? map.alone : towns.length === 0 ? map.bare : map.legend
  const { top, height, outline, cities: drawn, lights } = drawStateMap(state.name, cities, towns)
  return (
    <figure className="state-map">
      <LinkedMap viewBox={`0 ${top} ${STATE_MAP.width} ${height}`} name={fill(map.name, values)}>
        <path className="state-map-outline" d={outline} />
        <path className="state-map-lights" d={lights} />
        {drawn.map(({ spot: { href, name, population }, disc, wide, small }) => (
          <a
            key={href}
            href={href}
            aria-label={`${name}, ${fill(cityWords.people, { population: formatCount(population) })}`}
          >
            <Disc {...disc} />
            {wide && <MapWord className="state-map-wide" {...wide} />}
            {small && <MapWord className="state-map-small" {...small} />}
          </a>
        ))}
      </LinkedMap>
      <figcaption className="note">{fill(legend, values)}</figcaption>
    </figure>
  )
}
