import './CityMap.css'
import type { ReactNode } from 'react'
import { MAP } from '../../../../renderer/drawing/cityFrame.ts'
import { drawCityMap } from '../../../../renderer/drawing/cityMap.ts'
import { coordinate } from '../../../../renderer/drawing/rounding.ts'
import { fill } from '../../../../renderer/model/fill.ts'
import type { Data } from './+data.ts'
import { MapName, MapWord } from './MapWord.tsx'

interface Props {
  copy: Data['copy']['map']
  map: Data['map']
  /** What is said between the picture and its legend. */
  children: ReactNode
}

/** The plate: the city's light in its rings, what lies around it at its true place, and the cities with a page as links. */
export function CityMap({ copy, map, children }: Props) {
  const drawing = drawCityMap(map, {
    ring: (miles) => fill(copy.ring, { miles }),
    scale: (miles) => fill(copy.scale, { miles }),
  })
  const { light, rings, distances, scale, here, discs, townNames, cities, beyond } = drawing
  return (
    <figure className="city-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset. */}
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="group" aria-label={map.name}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no part of this group can be touched. */}
        <g className="city-map-picture" role="img" aria-label={map.text}>
          {rings.map((radius) => (
            <circle key={radius} className="city-map-ring" cx={light.x} cy={light.y} r={Math.round(radius)} />
          ))}
          <g className="city-map-discs">
            {discs.map(({ x, y, radius }) => (
              <circle key={`${x} ${y}`} cx={Math.round(x)} cy={Math.round(y)} r={coordinate(radius)} />
            ))}
          </g>
          {distances.map((labels, index) => (
            <g key={labels.wide?.text} className={index === 0 ? 'city-map-five' : undefined}>
              <MapName labels={labels} />
            </g>
          ))}
          <g className="city-map-wide">
            {townNames.map((text) => (
              <MapWord key={`${text.x} ${text.y}`} {...text} />
            ))}
          </g>
          <circle className="city-map-light" cx={light.x} cy={light.y} r={light.radius} />
          <g className="city-map-here">
            <MapName labels={here} />
          </g>
          {scale && (
            <g className="city-map-scale">
              <path d={`M${Math.round(scale.from)} ${scale.bar - 5}v10m0-5h${Math.round(scale.length)}m0-5v10`} />
              <MapWord {...scale} isInRing={false} />
            </g>
          )}
        </g>
        {cities.map(({ spot, disc, labels }) => (
          <a key={spot.href} href={spot.href} aria-label={spot.label}>
            <circle cx={Math.round(disc.x)} cy={Math.round(disc.y)} r={coordinate(disc.radius)} />
            <MapName labels={labels} />
          </a>
        ))}
        {beyond.map(({ spot, path, labels }) => (
          <a key={spot.href} href={spot.href} aria-label={spot.label}>
            <path d={path} />
            <MapName labels={labels} miles={spot.miles} />
          </a>
        ))}
      </svg>
      {children}
      <figcaption className="note">{copy.legend}</figcaption>
    </figure>
  )
}
