import { createStateShapes, US_MAP } from '../../renderer/drawing/usMap.ts'
import { readAndDrawUsLights } from '../../renderer/places/maps.ts'
import { formatCount, interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { formatCityCount } from './stateTokens.ts'

/** Space for Alaska: us-atlas draws it beyond the left edge. */
const WEST_MARGIN = 18

const MIN_RESIDENTS_FOR_PHONE_LABEL = 12_000_000

/** A line connects an offshore label with the state. */
const OFFSHORE_CLICK_AREA = { width: 40, height: 28 }
/** Distance from the end of the line to the center of the label. */
const OFFSHORE_LABEL_OFFSET = 15
/** Distance from the center of an abbreviation to its baseline. */
const BASELINE_SHIFT = 4

/** Renders the map of the United States. Each state is a link. */
export function UsMap({ copy: { map: mapCopy, states: statesCopy }, states }: Pick<Data, 'copy' | 'states'>) {
  const { residentsPerLight, lightsPath } = readAndDrawUsLights()
  return (
    <figure data-hidden-by-ring="" className="us-map relative lg:col-[4/13] lg:row-[2/5]">
      <a className="skip top-0 not-focus:[clip-path:inset(50%)]" href="#states">
        {mapCopy.skipLink}
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG lacks a fieldset. */}
      <svg
        className="w-full"
        viewBox={`${-WEST_MARGIN} 0 ${US_MAP.width + WEST_MARGIN} ${US_MAP.height}`}
        role="group"
        aria-label={mapCopy.name}
      >
        <path
          className="pointer-events-none fill-none stroke-2 stroke-lit [stroke-linecap:round] max-lg:stroke-[2.8]"
          d={lightsPath}
        />
        {createStateShapes(states).map((state) => (
          <StateLink key={state.slug} copy={statesCopy} state={state} />
        ))}
      </svg>
      <figcaption className="note mt-4 max-w-176">
        {interpolate(mapCopy.caption, { residentsPerLight: formatCount(residentsPerLight) })}
      </figcaption>
    </figure>
  )
}

type StateShape = ReturnType<typeof createStateShapes<Data['states'][number]>>[number]
type StateLinkProps = { copy: Data['copy']['states']; state: StateShape }

function StateLink({ copy, state }: StateLinkProps) {
  const { href, name, abbreviation, path, labelPoint, center, hasOffshoreLabel, residents, cityCount } = state
  const counts = [
    ...(residents === undefined ? [] : [interpolate(copy.residents, { residents: formatCount(residents) })]),
    formatCityCount(copy, cityCount),
  ].join(', ')
  // The accessible name includes the visible text (WCAG 2.5.3).
  const label = `${name}, ${counts}, ${abbreviation}`
  return (
    <a href={href} aria-label={label}>
      <path d={path} />
      <g className="us-map-hover max-md:hidden">
        <text>{name}</text>{' '}
        <text className="us-map-counts" y={24}>
          {counts}
        </text>{' '}
      </g>
      {hasOffshoreLabel && (
        <>
          <line
            className="stroke-far max-md:hidden"
            x1={center.x}
            y1={center.y}
            x2={labelPoint.x - OFFSHORE_LABEL_OFFSET}
            y2={labelPoint.y}
          />
          <rect
            className="fill-transparent max-md:hidden"
            x={labelPoint.x - OFFSHORE_CLICK_AREA.width / 2}
            y={labelPoint.y - OFFSHORE_CLICK_AREA.height / 2}
            {...OFFSHORE_CLICK_AREA}
          />
        </>
      )}
      <text
        className={(residents ?? 0) >= MIN_RESIDENTS_FOR_PHONE_LABEL ? 'us-map-phone' : undefined}
        x={labelPoint.x}
        y={labelPoint.y + BASELINE_SHIFT}
      >
        {abbreviation}
      </text>
    </a>
  )
}
