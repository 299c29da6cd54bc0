import './CityMap.css'
import './NearestCities.css'
import { Section } from '../../../../renderer/components/Section.tsx'
import { MAP } from '../../../../renderer/drawing/cityFrame.ts'
import { drawCityMap, type Labels } from '../../../../renderer/drawing/cityMap.ts'
import { wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount } from '../../../../renderer/wording/format.ts'
import { Disc, LinkedMap } from '../../MapParts.tsx'
import type { Data } from './+data.ts'
import { CityMapName, CityMapPicture, FarName } from './CityMapPicture.tsx'
import { groundInWords, hrefOf, mapInWords, nameSeenFrom } from './mapWords.ts'

type Props = Pick<Data, 'words' | 'values' | 'view'>

/** What lies around a city: drawn, each city with a page a link, and in words. */
export function CityMap({ words, values, view }: Props) {
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
      <NearestCities words={words.nearest} values={values} view={view} />
    </figure>
  )
}

/** A line to a place that has a name in one of the two sets is drawn in that one. */
function oneSet({ wide, small }: Labels): string | undefined {
  if (wide && small) return undefined
  return wide ? 'city-map-wide' : 'city-map-small'
}

interface NearestCitiesProps {
  words: Data['words']['nearest']
  values: Data['values']
  view: Data['view']
}

function NearestCities({ words, values, view: { state, nearest } }: NearestCitiesProps) {
  return (
    <Section id="nearest" title={words.title} className="nearest-cities">
      {nearest.length === 0 ? (
        <p>{fill(words.alone, values)}</p>
      ) : (
        <ol>
          {nearest.map((near) => (
            <li key={hrefOf(near)}>
              <a href={hrefOf(near)}>
                <span className="nearest-name">{nameSeenFrom(state, near)}</span>{' '}
                <span className="note">{fill(words.miles, { miles: formatCount(wholeMiles(near.miles)) })}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
