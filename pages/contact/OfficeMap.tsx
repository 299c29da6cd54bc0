import { clsx } from 'clsx'
import { MAP } from '../../renderer/drawing/cityFrame.ts'
import { drawCityMap } from '../../renderer/drawing/cityMap.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { CityMapName, CityMapPicture } from '../locations/@state/@city/CityMapPicture.tsx'
import '../locations/CityMap.css'
import { mapInWords } from '../locations/@state/@city/mapWords.ts'
import { Disc } from '../locations/MapParts.tsx'
import type { Data } from './+data.ts'

/** Where we are: the same drawing as on a city's page, around the city of our office. Nothing of it leads anywhere. */
export function OfficeMap({ words, view }: NonNullable<Data['office']>) {
  const map = mapInWords(words, view)
  const drawing = drawCityMap(map, {
    ring: (miles) => fill(words.map.ring, { miles }),
    scale: (miles) => fill(words.map.scale, { miles }),
  })
  return (
    <figure className="city-map fold:col-[7/13] fold:row-[1/4] fold:-mt-6">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={map.text}>
        <g className="city-map-picture">
          <CityMapPicture drawing={drawing} />
        </g>
        {drawing.cities.map(({ spot, disc, labels, isUnderWord }) => (
          <g key={spot.href} className={clsx('[&>circle]:fill-ink', isUnderWord && 'city-map-wide')}>
            <Disc {...disc} />
            <CityMapName labels={labels} />
          </g>
        ))}
      </svg>
    </figure>
  )
}
