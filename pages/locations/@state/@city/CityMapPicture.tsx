import { FAR_GAP } from '../../../../renderer/drawing/cityLabels.ts'
import type { CityMapDrawing, Labels, PlacedText } from '../../../../renderer/drawing/cityMap.ts'
import { Disc, MapWord } from '../../MapParts.tsx'

/** What a city's map shows besides its links. */
export function CityMapPicture({
  drawing: { ground, light, rings, distances, scale, here, discs, townNames },
}: {
  drawing: CityMapDrawing<unknown, unknown>
}) {
  return (
    <>
      {/* Water covers the tint of the five miles: what is lit is land. */}
      <circle className="city-map-reach" cx={light.x} cy={light.y} r={Math.round(rings[0] ?? 0)} />
      {ground.water && <path className="city-map-water" d={ground.water} />}
      {ground.borders && <path className="city-map-border" d={ground.borders} />}
      {rings.map((radius) => (
        <circle key={radius} className="city-map-ring" cx={light.x} cy={light.y} r={Math.round(radius)} />
      ))}
      <g className="city-map-discs">
        {discs.map((disc) => (
          <Disc key={`${disc.x} ${disc.y}`} {...disc} />
        ))}
      </g>
      {distances.map((labels, index) => (
        <g key={labels.wide?.text} className={index === 0 ? 'city-map-five' : undefined}>
          <CityMapName labels={labels} />
        </g>
      ))}
      <g className="city-map-wide">
        {townNames.map((text) => (
          <PlacedWord key={`${text.x} ${text.y}`} {...text} />
        ))}
      </g>
      <circle className="city-map-light" cx={light.x} cy={light.y} r={light.radius} />
      <g className="city-map-here">
        <CityMapName labels={here} />
      </g>
      {scale && (
        <g className="city-map-scale">
          <path d={`M${Math.round(scale.from)} ${scale.bar - 5}v10m0-5h${Math.round(scale.length)}m0-5v10`} />
          <MapWord {...scale} />
        </g>
      )}
    </>
  )
}

/** A name, once for wide maps and once for phones: the sheet shows one by the width of the map. */
export function CityMapName({ labels: { wide, small }, miles }: { labels: Labels; miles?: string }) {
  return (
    <>
      {wide && <PlacedWord {...wide} set="city-map-wide" miles={miles} />}
      {small && <PlacedWord {...small} set="city-map-small" />}
    </>
  )
}

interface PlacedWordProps extends PlacedText {
  set?: 'city-map-wide' | 'city-map-small'
  miles?: string | undefined
}

function PlacedWord({ set, isInRing, miles, ...word }: PlacedWordProps) {
  const classes = [set, isInRing && 'city-map-in'].filter(Boolean).join(' ')
  return (
    <MapWord {...word} className={classes || undefined}>
      {miles && <tspan dx={FAR_GAP}>{miles}</tspan>}
    </MapWord>
  )
}
