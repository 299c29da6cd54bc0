import './CityLights.css'
import type { CityCopy } from '../../renderer/collections/states/cityCopy.ts'
import { createDotsPath } from '../../renderer/drawing/lights.ts'
import { CITY_LIGHTS, CITY_RING, drawCityLights, type Surroundings } from '../../renderer/places/maps.ts'
import { formatCount, interpolate, joinNames } from '../../renderer/wording/format.ts'

interface Props {
  copy: Pick<CityCopy, 'map' | 'directions'>
  surroundings: Surroundings
  /** Says which place is in the center. */
  centerNote?: string | undefined
  className: string
}

/** Radius at which the lights have faded out. A sharp edge would look like a coast. */
const FADE_RADIUS = CITY_RING.x
/** Position of the ring in the gradient, from 0 to 1. */
const RING_OFFSET = (CITY_RING.radius / FADE_RADIUS).toFixed(3)

/** Renders lights where people live around a city. The alt text describes it. */
export function CityLights({ copy, surroundings, centerNote, className }: Props) {
  const { map: mapCopy } = copy
  const city = surroundings.city.name
  const { residentsPerLight, lightsPath, labels, distribution } = drawCityLights(surroundings)
  const places = joinNames(labels.map(({ text }) => text))
  const leadersPath = labels.map(({ leader }) => leader && `M${leader.join('L')}`).join('')
  return (
    <figure className={`city-lights night drawing-frame @container ${className}`} data-ring-map="">
      <svg
        className="w-full flex-1"
        viewBox={`0 0 ${CITY_LIGHTS.width} ${CITY_LIGHTS.height}`}
        role="img"
        aria-label={[
          interpolate(mapCopy.altStart, { city }),
          ...distribution.map(({ key, directions }) =>
            interpolate(mapCopy[key], {
              directions: joinNames(directions.map((index) => copy.directions[index] ?? '')),
            }),
          ),
          ...(labels.length > 0 ? [interpolate(mapCopy.altPlaces, { places })] : []),
        ].join(' ')}
      >
        <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx={CITY_RING.x} cy={CITY_RING.y} r={FADE_RADIUS}>
          <stop className="lit" offset={RING_OFFSET} />
          <stop offset={RING_OFFSET} />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx={CITY_RING.x} cy={CITY_RING.y} r={CITY_RING.radius} />
        <path stroke="url(#lit)" d={lightsPath} />
        <circle className="fill-lit" cx={CITY_RING.x} cy={CITY_RING.y} r={2.5} />
        <path className="leaders" d={leadersPath || undefined} />
        <path className="label-points" d={createDotsPath(labels.flatMap(({ point }) => point ?? []))} />
        {labels.map(({ text, isLeft, x, y }) => (
          <text key={text} x={x} y={y} textAnchor={isLeft ? 'end' : undefined}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption className="note mt-3">
        {centerNote} {interpolate(mapCopy.caption, { residentsPerLight: formatCount(residentsPerLight) })}
      </figcaption>
    </figure>
  )
}
