import './CityLights.css'
import type { CityCopy } from '../../renderer/collections/states/cityCopy.ts'
import { LIGHTS, lightsPath } from '../../renderer/drawing/lights.ts'
import { cityLights, type Surroundings } from '../../renderer/places/cityLights.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount, joinNames } from '../../renderer/wording/format.ts'

interface Props {
  copy: Pick<CityCopy, 'map' | 'directions'>
  surroundings: Surroundings
  className?: string
}

type Drawing = ReturnType<typeof cityLights>

const CENTER = { x: LIGHTS.width / 2, y: LIGHTS.height / 2, radius: LIGHTS.miles * LIGHTS.scale }
/** Fade out lights toward the edge, so that it doesn't look like a coast. */
const END = CENTER.x
const RING_OFFSET = (CENTER.radius / END).toFixed(3)

/** Returns the drawing of where people live around a city, described for screen readers. */
export function CityLights({ copy, surroundings, className = '' }: Props) {
  const { map } = copy
  const city = surroundings.city.name
  const { each, path, names, around } = cityLights(surroundings)
  return (
    <figure className={`city-lights night plate @container ${className}`} data-ring-picture="">
      <svg
        className="w-full flex-1"
        viewBox={`0 0 ${LIGHTS.width} ${LIGHTS.height}`}
        role="img"
        aria-label={[fill(map.name, { city }), ...describe(copy, around), ...namesInWords(map, names)].join(' ')}
      >
        <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx={CENTER.x} cy={CENTER.y} r={END}>
          <stop className="lit" offset={RING_OFFSET} />
          <stop offset={RING_OFFSET} />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <circle cx={CENTER.x} cy={CENTER.y} r={CENTER.radius} />
        <path stroke="url(#lit)" d={path} />
        <circle className="fill-lit" cx={CENTER.x} cy={CENTER.y} r={2.5} />
        <path className="leaders" d={leadersPath(names)} />
        <path className="points" d={lightsPath(names.map(({ point }) => point))} />
        {names.map(({ text, isBefore, x, y }) => (
          <text key={text} x={x} y={y} textAnchor={isBefore ? 'end' : undefined}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption className="note mt-3">{fill(map.legend, { each: formatCount(each) })}</figcaption>
    </figure>
  )
}

function describe({ map, directions }: Props['copy'], around: Drawing['around']): string[] {
  const nameDirections = (where: number[]) => ({
    directions: joinNames(where.map((direction) => directions[direction] ?? '')),
  })
  if (around.case === 'few') return []
  if (around.case === 'nobody' || around.case === 'center') return [map[around.case]]
  if (around.case === 'oneSide') return [fill(map.oneSide, nameDirections(around.where))]
  const most = around.case === 'mostlyOneSide' ? [fill(map.mostlyOneSide, nameDirections(around.where))] : []
  if (around.empty.length > 0) return [...most, fill(map.empty, nameDirections(around.empty))]
  return around.case === 'allSides' ? [map.allSides] : most
}

function leadersPath(names: Drawing['names']): string | undefined {
  return names.map(({ leader }) => leader && `M${leader.join('L')}`).join('') || undefined
}

function namesInWords(map: CityCopy['map'], names: Drawing['names']): string[] {
  return names.length > 0 ? [fill(map.names, { places: joinNames(names.map(({ text }) => text)) })] : []
}
