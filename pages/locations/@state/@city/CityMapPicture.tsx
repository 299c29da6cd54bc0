import type { Circle } from '../../../../renderer/drawing/cityFrame.ts'
import type { CityMapDrawing, Labels, PlacedText } from '../../../../renderer/drawing/cityMap.ts'
import { type Locator, PLATE } from '../../../../renderer/drawing/locator.ts'
import { AIR } from '../../../../renderer/drawing/mapText.ts'
import { Disc, MapWord } from '../../MapParts.tsx'

/** What a city's map shows besides its links. */
export function CityMapPicture({
  drawing: { ground, light, rings, distances, scale, here, discs, beyond, townNames, parts, locator },
}: {
  drawing: CityMapDrawing<unknown, { miles: string }>
}) {
  return (
    <>
      {/* Water covers the tint of the five miles: what is lit is land. */}
      <circle className="city-map-reach" cx={light.x} cy={light.y} r={Math.round(rings[0] ?? 0)} />
      {ground.water && <path className="city-map-water" d={ground.water} />}
      {ground.counties && <path className="city-map-county" d={ground.counties} />}
      {ground.borders && <path className="city-map-border" d={ground.borders} />}
      {rings.map((radius) => (
        <circle key={radius} className="city-map-ring" cx={light.x} cy={light.y} r={Math.round(radius)} />
      ))}
      <Discs discs={discs.both} />
      <Discs discs={discs.wide} set="city-map-wide" />
      <Discs discs={discs.small} set="city-map-small" />
      {locator && <LocatorPlate {...locator} />}
      {distances.map((labels, index) => (
        <g key={labels.wide?.text} className={index === 0 ? 'city-map-five' : undefined}>
          <CityMapName labels={labels} />
        </g>
      ))}
      {parts.map((labels, index) => (
        <g key={labels.wide?.text ?? index} className="city-map-part">
          <CityMapName labels={labels} />
        </g>
      ))}
      <g className="city-map-wide">
        {townNames.map((text) => (
          <PlacedWord key={`${text.x} ${text.y}`} {...text} />
        ))}
        {beyond.map(
          ({ spot: { miles }, path, labels: { wide } }) => wide && <Miles key={path} miles={miles} {...wide} />,
        )}
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

function Discs({ discs, set = '' }: { discs: Circle[]; set?: '' | 'city-map-wide' | 'city-map-small' }) {
  if (discs.length === 0) return undefined
  return (
    <g className={`city-map-discs ${set}`.trimEnd()}>
      {discs.map((disc) => (
        <Disc key={`${disc.x} ${disc.y}`} {...disc} />
      ))}
    </g>
  )
}

function LocatorPlate({ left, top, outline, light }: Locator) {
  return (
    <svg className="city-map-locator" x={left} y={top} aria-hidden="true">
      <rect width={PLATE.width} height={PLATE.height} />
      <path d={outline} />
      <Disc {...light} />
    </svg>
  )
}

/** How far a place beyond the edge is. It stands behind the name, but outside of the link: what a link is called has to hold all that it shows (WCAG 2.5.3). */
function Miles({ miles, box, y }: PlacedText & { miles: string }) {
  return <MapWord x={box.right - AIR.x} y={y} anchor="end" text={miles} />
}

/** A name, once for wide maps and once for phones: the sheet shows one by the width of the map. */
export function CityMapName({ labels: { wide, small } }: { labels: Labels }) {
  return (
    <>
      {wide && <PlacedWord {...wide} set="city-map-wide" />}
      {small && <PlacedWord {...small} set="city-map-small" />}
    </>
  )
}

interface PlacedWordProps extends PlacedText {
  set?: 'city-map-wide' | 'city-map-small'
}

function PlacedWord({ set, isInRing, ...word }: PlacedWordProps) {
  const classes = [set, isInRing && 'city-map-in'].filter(Boolean).join(' ')
  return <MapWord {...word} className={classes || undefined} />
}

/** A place beyond the edge: its name begins where its room does, and leaves the rest to the distance. */
export function FarName({ labels: { wide, small } }: { labels: Labels }) {
  const name = wide && { ...wide, x: wide.box.left + AIR.x, anchor: 'start' as const }
  return <CityMapName labels={{ wide: name, small }} />
}
