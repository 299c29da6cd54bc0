import './CityMap.css'
import { MAP } from '../../../../renderer/drawing/cityFrame.ts'
import { drawCityMap, type Labels } from '../../../../renderer/drawing/cityMap.ts'
import type { MapText } from '../../../../renderer/drawing/mapText.ts'
import { coordinate } from '../../../../renderer/drawing/pulse.ts'
import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['map']
  map: Data['map']
}

/** The plate: the city's light in its rings, what lies around it at its true place, and the cities with a page as links. */
export function CityMap({ copy, map }: Props) {
  const words = {
    ring: (miles: number) => fill(copy.ring, { miles }),
    scale: (miles: number) => fill(copy.scale, { miles }),
  }
  const { light, rings, distances, scale, here, towns, townNames, cities, beyond } = drawCityMap(map, words)
  return (
    <figure className="city-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset. */}
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="group" aria-label={map.name}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: nothing in this part of the drawing can be touched. */}
        <g role="img" aria-label={map.text}>
          {rings.map((radius) => (
            <circle key={radius} className="city-map-ring" cx={light.x} cy={light.y} r={round(radius)} />
          ))}
          <g className="city-map-towns">
            {towns.map(({ x, y, radius }) => (
              <circle key={`${x} ${y}`} cx={round(x)} cy={round(y)} r={coordinate(radius)} />
            ))}
          </g>
          <g className="city-map-wide">
            {[...distances.wide, ...townNames].map((text) => (
              <Text key={`${text.x} ${text.y}`} {...text} />
            ))}
          </g>
          <g className="city-map-small">
            {distances.small.map((text) => (
              <Text key={`${text.x} ${text.y}`} {...text} />
            ))}
          </g>
          <circle className="city-map-light" cx={light.x} cy={light.y} r={light.radius} />
          <g className="city-map-here">
            <Name labels={here} />
          </g>
          {scale && (
            <g className="city-map-scale">
              <path d={`M${round(scale.from)} ${scale.y - 5}m0-5v10m0-5h${round(scale.length)}m0-5v10`} />
              <Text {...scale} />
            </g>
          )}
        </g>
        {cities.map(({ spot, disc, labels }) => (
          <a key={spot.href} href={spot.href} aria-label={spot.label}>
            <circle cx={round(disc.x)} cy={round(disc.y)} r={coordinate(disc.radius)} />
            <Name labels={labels} />
          </a>
        ))}
        {beyond.map(({ spot, pointer: { from, to }, labels }) => (
          <a key={spot.href} href={spot.href} aria-label={spot.label}>
            <path d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
            <Name labels={labels} miles={spot.miles} />
          </a>
        ))}
      </svg>
      <figcaption className="note">{copy.legend}</figcaption>
    </figure>
  )
}

/** A name in both sets; the width of the map decides which is shown. */
function Name({ labels: { wide, small }, miles }: { labels: Labels; miles?: string }) {
  return (
    <>
      {wide && <Text className="city-map-wide" {...wide} miles={miles} />}
      {small && <Text className="city-map-small" {...small} />}
    </>
  )
}

function Text({ className, text, x, y, anchor, miles }: MapText & { className?: string; miles?: string | undefined }) {
  return (
    <text className={className} x={round(x)} y={round(y)} textAnchor={anchor === 'start' ? undefined : anchor}>
      {text}
      {miles && <tspan> {miles}</tspan>}
    </text>
  )
}

/** Whole units are exact enough: at most a pixel. */
function round(value: number): number {
  return Math.round(value)
}
