import './StateMap.css'
import { clsx } from 'clsx'
import type { Box } from '../../../renderer/drawing/geometry.ts'
import { type MapLabel, SIDES, type Side } from '../../../renderer/drawing/mapLabels.ts'
import { MAX_STATE_MAP_SIZE } from '../../../renderer/drawing/stateFrame.ts'
import { type CityMarker, CROWDED_SIZE } from '../../../renderer/drawing/stateMap.ts'
import { drawStateMap } from '../../../renderer/places/maps.ts'
import { formatCount, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Gap from a leader line to a name on the right or left. */
const LEADER_GAPS: Partial<Record<Side, number>> = { e: -4, w: 4 }

/** Renders the map of a state. Cities are links. Names that have no space appear on hover and focus. */
export function StateMap({ copy: { map: mapCopy, cities: citiesCopy }, tokenValues, state, cities }: Data) {
  const map = drawStateMap({ ...state, cities })
  const { top, outline, residentsPerLight, lightsPath, surroundings } = map
  const { height, inset, markers } = map.cities
  return (
    <figure data-hidden-by-ring="" className="state-map night drawing-frame @container lg:col-[1/8] lg:row-[1/4]">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG lacks a fieldset. */}
      <svg
        // Fit the map to the first printed page.
        className="w-full print:max-h-[12cm]"
        viewBox={`0 ${top} ${MAX_STATE_MAP_SIZE.width} ${height}`}
        role="group"
        aria-label={interpolate(mapCopy.name, tokenValues)}
      >
        <g id="drawn">
          <path className="state-map-outline" d={outline} />
        </g>
        {surroundings && (
          <>
            <path className="state-map-borders" d={surroundings.borders} />
            <path className="state-map-surroundings" d={surroundings.lightsPath} />
          </>
        )}
        <path d={lightsPath} />
        {inset && (
          <>
            <rect className="state-map-frame" {...getBoxAttributes(inset.crowded)} />
            <svg
              aria-hidden="true"
              {...getBoxAttributes(inset.enlarged)}
              viewBox={`${inset.crowded.left} ${inset.crowded.top} ${CROWDED_SIZE} ${CROWDED_SIZE}`}
            >
              <use href="#drawn" />
            </svg>
            <path transform={`translate(${inset.enlarged.left} ${inset.enlarged.top})`} d={inset.lightsPath} />
            <rect className="state-map-frame" {...getBoxAttributes(inset.enlarged)} />
          </>
        )}
        {markers.map((marker) => (
          <CityLabel key={marker.city.href} populationText={citiesCopy.population} {...marker} />
        ))}
      </svg>
      <figcaption className="note mt-3">
        {interpolate(mapCopy.caption, { residentsPerLight: formatCount(residentsPerLight) })}{' '}
        {markers.some(({ label }) => !label?.fitsPhones) && (
          <span className={markers.every(({ label }) => label) ? '@map-small:hidden' : undefined}>
            {mapCopy.unnamedCitiesNote}
          </span>
        )}{' '}
        {inset && mapCopy.insetNote}
      </figcaption>
    </figure>
  )
}

function getBoxAttributes({ left, top, right, bottom }: Box) {
  return { x: left, y: top, width: right - left, height: bottom - top }
}

type CityLabelProps = CityMarker<Data['cities'][number]> & { populationText: string }

function CityLabel({ city: { href, name, population }, x, y, label, populationText }: CityLabelProps) {
  const { side, hasLeader, fitsPhones, ...labelPoint } = label ?? createHoverLabel(x, y)
  const { anchor, baselineShift } = SIDES[side]
  const className = clsx(!label && 'state-map-hover', label && !fitsPhones && 'state-map-wide') || undefined
  return (
    <a href={href} aria-label={`${name}, ${interpolate(populationText, { population: formatCount(population) })}`}>
      {hasLeader && (
        <path
          className={clsx('state-map-leader', className)}
          d={`M${x} ${y}L${labelPoint.x + (LEADER_GAPS[side] ?? 0)} ${labelPoint.y}`}
        />
      )}
      <text
        className={className}
        {...labelPoint}
        dy={`${baselineShift}em`}
        textAnchor={anchor === 'start' ? undefined : anchor}
      >
        {name}
      </text>
      <circle cx={x} cy={y} r={3} />
    </a>
  )
}

const HOVER_OFFSET = 8

/** Puts the label on the side with more space. */
function createHoverLabel(x: number, y: number): MapLabel {
  const hiddenLabel = { y, hasLeader: false, fitsPhones: false }
  return x < MAX_STATE_MAP_SIZE.width / 2
    ? { x: x + HOVER_OFFSET, ...hiddenLabel, side: 'e' }
    : { x: x - HOVER_OFFSET, ...hiddenLabel, side: 'w' }
}
