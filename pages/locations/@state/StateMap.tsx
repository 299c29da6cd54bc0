import './StateMap.css'
import { clsx } from 'clsx'
import type { Point } from '../../../renderer/drawing/geometry.ts'
import { baselineShift, type MarkLabel, textAnchor } from '../../../renderer/drawing/markNames.ts'
import { STATE_MAP } from '../../../renderer/drawing/stateFrame.ts'
import { CROWDED_SIDE, type StateMark } from '../../../renderer/drawing/stateMap.ts'
import { lightsOfState } from '../../../renderer/places/stateLights.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import { interpolate } from '../../../renderer/wording/interpolate.ts'
import type { Data } from './+data.ts'

type Mark = Omit<StateMark<unknown>, 'city'>

/** Returns the map of a state. A name that doesn't fit on it appears on hover and focus. */
export function StateMap({ copy: { map: copy, cities }, values, map }: Pick<Data, 'copy' | 'values' | 'map'>) {
  const { top, outline, residentsPerLight, path, around, cities: placed } = lightsOfState(map)
  const { height, inset, marks } = placed
  return (
    <figure data-before-ring="" className="state-map night plate @container fold:col-[1/8] fold:row-[1/4]">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset. */}
      <svg
        // In print, keep the map on the first page.
        className="w-full print:max-h-[12cm]"
        viewBox={`0 ${top} ${STATE_MAP.width} ${height}`}
        role="group"
        aria-label={interpolate(copy.name, values)}
      >
        <g id="drawn">
          <path className="state-map-outline" d={outline} />
        </g>
        {around && (
          <>
            <path className="state-map-borders" d={around.borders} />
            <path className="state-map-around" d={around.path} />
          </>
        )}
        <path d={path} />
        {inset && (
          <>
            <rect className="state-map-frame" {...square(inset.from, CROWDED_SIDE)} />
            <svg
              aria-hidden="true"
              {...square(inset.to, inset.side)}
              viewBox={`${inset.from.x} ${inset.from.y} ${CROWDED_SIDE} ${CROWDED_SIDE}`}
            >
              <use href="#drawn" />
            </svg>
            <path transform={`translate(${inset.to.x} ${inset.to.y})`} d={inset.path} />
            <rect className="state-map-frame" {...square(inset.to, inset.side)} />
          </>
        )}
        {marks.map(({ city: { href, name: text, population }, ...mark }) => (
          <City
            key={href}
            {...mark}
            href={href}
            text={text}
            people={interpolate(cities.people, { population: formatCount(population) })}
          />
        ))}
      </svg>
      <figcaption className="note mt-3">
        {interpolate(copy.legend, { each: formatCount(residentsPerLight) })}{' '}
        {marks.some(({ name }) => !name?.fitsPhones) && (
          <span className={clsx(marks.every(({ name }) => name) && '@map-small:hidden')}>{copy.small}</span>
        )}{' '}
        {inset && copy.inset}
      </figcaption>
    </figure>
  )
}

const square = ({ x, y }: Point, side: number) => ({ x, y, width: side, height: side })

function City({ href, x, y, text, name, people }: Mark & { href: string; text: string; people: string }) {
  const { side, hasLeader, fitsPhones, ...at } = name ?? towardMiddle(x, y)
  const anchor = textAnchor(side)
  const className = name ? (fitsPhones ? undefined : 'state-map-wide') : 'state-map-told'
  return (
    <a href={href} aria-label={`${text}, ${people}`}>
      {hasLeader && (
        <path
          className={clsx('state-map-leader', className)}
          d={`M${x} ${y}L${at.x + ({ 2: -4, 6: 4 }[side] ?? 0)} ${at.y}`}
        />
      )}
      <text
        className={className}
        {...at}
        dy={`${baselineShift(side)}em`}
        textAnchor={anchor === 'start' ? undefined : anchor}
      >
        {text}
      </text>
      <circle cx={x} cy={y} r={3} />
    </a>
  )
}

function towardMiddle(x: number, y: number): MarkLabel {
  const side = x < STATE_MAP.width / 2 ? 2 : 6
  return { x: side === 2 ? x + 8 : x - 8, y, side, hasLeader: false, fitsPhones: false }
}
