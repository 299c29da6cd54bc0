import '../../CityMap.css'
import { MAP } from '../../../../renderer/drawing/cityFrame.ts'
import { drawCityMap, type Labels } from '../../../../renderer/drawing/cityMap.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { Disc, LinkedMap } from '../../MapParts.tsx'
import type { Data } from './+data.ts'
import { CityMapName, CityMapPicture, FarName } from './CityMapPicture.tsx'
import { groundInWords, mapInWords } from './mapWords.ts'

type Props = Pick<Data, 'words' | 'view'>

/** What lies around a city, drawn; each city with a page is a link. */
export function CityMap({ words, view }: Props) {
  const map = mapInWords(words, view)
  const drawing = drawCityMap(map, {
    ring: (miles) => fill(words.map.ring, { miles }),
    scale: (miles) => fill(words.map.scale, { miles }),
  })
  return (
    <figure className="city-map">
      <LinkedMap viewBox={`0 0 ${MAP.width} ${MAP.height}`} name={map.name}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no part of this group can be touched. */}
        <g
          className="city-map-picture"
          role="img"
          aria-label={[map.text, ...groundInWords(words, view, drawing)].join(' ')}
        >
          <CityMapPicture drawing={drawing} />
        </g>
        {drawing.cities.map(({ spot, disc, labels, isUnderWord }) => (
          <a
            key={spot.href}
            className={isUnderWord ? 'city-map-wide' : undefined}
            href={spot.href}
            aria-label={spot.label}
          >
            <Disc {...disc} />
            <CityMapName labels={labels} />
          </a>
        ))}
        {drawing.beyond.map(({ spot, path, labels }) => (
          <a key={spot.href} className={oneSet(labels)} href={spot.href} aria-label={spot.label}>
            <path d={path} />
            <FarName labels={labels} />
          </a>
        ))}
      </LinkedMap>
      <figcaption className="note">{words.map.legend}</figcaption>
    </figure>
  )
}

/** A line to a place that has a name in one of the two sets is drawn in that one. */
function oneSet({ wide, small }: Labels): string | undefined {
  if (wide && small) return undefined
  return wide ? 'city-map-wide' : 'city-map-small'
}
