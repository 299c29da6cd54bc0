import './StateMap.css'
import { STATE_MAP } from '../../../renderer/drawing/stateFrame.ts'
import type { StateGround } from '../../../renderer/drawing/stateGround.ts'
import { drawStateMap, type StateMapDrawing, type StatePlate } from '../../../renderer/drawing/stateMap.ts'
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

type City = Data['cities'][number]

/** The state's cities at their true places, each a link. The first is the largest, and the sheet lets it stand out. */
export function StateMap({ words: { map, cities: cityWords }, values, state, cities, towns }: Props) {
  const legend = cities.length === 1 ? map.alone : towns.length === 0 ? map.bare : map.legend
  const drawing = drawStateMap(state.name, cities, towns)
  const { top, height, plate } = drawing
  const labelOf = ({ name, population }: City) =>
    `${name}, ${fill(cityWords.people, { population: formatCount(population) })}`
  const inPlate = plate && { first: plate.cities[0]?.spot.name ?? '' }
  return (
    <figure className="state-map @container fold:col-[1/8] fold:row-1">
      <div className="state-map-plates">
        <LinkedMap viewBox={`0 ${top} ${STATE_MAP.width} ${height}`} name={fill(map.name, values)}>
          <Ground ground={drawing.ground} />
          <Lights lights={drawing.lights} />
          {plate && <Frame window={plate.window} />}
          <Cities drawing={drawing} labelOf={labelOf} />
        </LinkedMap>
        {plate && inPlate && (
          <Plate plate={plate} name={fill(map.plate.name, inPlate)} light={cities[0]} labelOf={labelOf} />
        )}
      </div>
      <figcaption className="note mt-3">
        {fill(legend, values)} {inPlate && fill(map.plate.legend, inPlate)}
      </figcaption>
    </figure>
  )
}

/** The state's land, under the water, which ends it where its coast is. */
function Ground({ ground: { land, coast, water, borders } }: { ground: StateGround }) {
  return (
    <>
      {coast && <path className="state-map-coast" d={coast} />}
      <path className="state-map-land" d={land} />
      {water && <path className="state-map-water" d={water} />}
      {borders && <path className="state-map-border" d={borders} />}
    </>
  )
}

function Lights({ lights: { both, wide, small } }: Pick<StateMapDrawing<City>, 'lights'>) {
  return (
    <>
      <path className="state-map-lights" d={both} />
      {wide && <path className="state-map-lights state-map-wide" d={wide} />}
      {small && <path className="state-map-lights state-map-small" d={small} />}
    </>
  )
}

/** What the plate shows larger. */
function Frame({ window: { left, top, right, bottom } }: Pick<StatePlate<City>, 'window'>) {
  return (
    <rect
      className="state-map-window"
      x={Math.round(left)}
      y={Math.round(top)}
      width={Math.round(right - left)}
      height={Math.round(bottom - top)}
    />
  )
}

interface CitiesProps {
  drawing: StateMapDrawing<City>
  labelOf: (city: City) => string
}

/** Each city is a link once: in the plate, where it has a name there alone. */
function Cities({ drawing: { cities, plate }, labelOf }: CitiesProps) {
  const inPlate = new Set(plate?.cities.map(({ spot }) => spot.href))
  return outward(cities).map(({ spot, disc, wide, small }) =>
    wide || small || !inPlate.has(spot.href) ? (
      <a key={spot.href} href={spot.href} aria-label={labelOf(spot)}>
        <Disc {...disc} />
        {wide && <MapWord className="state-map-wide" {...wide} />}
        {small && <MapWord className="state-map-small" {...small} />}
      </a>
    ) : (
      <Disc key={spot.href} {...disc} />
    ),
  )
}

/** From the largest city outward: so lights come on. */
function outward(cities: CitiesProps['drawing']['cities']) {
  const [first] = cities
  const away = ({ disc }: (typeof cities)[number]) =>
    first ? Math.hypot(disc.x - first.disc.x, disc.y - first.disc.y) : 0
  return cities.toSorted((a, b) => away(a) - away(b))
}

interface PlateProps {
  plate: StatePlate<City>
  name: string
  /** The state's largest city. */
  light: City | undefined
  labelOf: CitiesProps['labelOf']
}

function Plate({ plate: { corner, width, height, ground, cities, lights }, name, light, labelOf }: PlateProps) {
  return (
    <div className={`state-map-plate state-map-${corner}`}>
      <LinkedMap viewBox={`0 0 ${width} ${height}`} name={name}>
        <Ground ground={ground} />
        <path className="state-map-lights" d={lights} />
        {cities.map(({ spot, disc, name: text }) => (
          <a
            key={spot.href}
            href={spot.href}
            aria-label={labelOf(spot)}
            className={spot === light ? 'state-map-first' : undefined}
          >
            <Disc {...disc} />
            {text && <MapWord {...text} />}
          </a>
        ))}
      </LinkedMap>
    </div>
  )
}
