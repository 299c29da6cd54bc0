import '../../renderer/components/ringMap.css'
import { Finder } from '../../renderer/components/Finder.tsx'
import { ButtonLink } from '../../renderer/components/Links.tsx'
import { PlaceholderLabel } from '../../renderer/components/PlaceholderLabel.tsx'
import { RING_MAP, RING_MILES } from '../../renderer/drawing/lights.ts'
import { formatCount, interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

const { width, height, pixelsPerMile } = RING_MAP
const [CENTER_X, CENTER_Y] = [width / 2, height / 2]
const RING_RADIUS = RING_MILES * pixelsPerMile

/** Renders the ring of a city, next to a claim and the finder for places. */
export function RingSection({ copy, revolutionClaim: claim, ring, search }: Data) {
  const { revolution: revolutionCopy, claimSource, hero } = copy
  const { city, residents, residentsPerLight } = ring
  const tokenValues = { city, people: formatCount(residents), residentsPerLight: formatCount(residentsPerLight) }
  return (
    <section className="panel print:break-inside-avoid" aria-labelledby="revolution">
      <div className="wrap columns gap-y-8 lg:grid-rows-[minmax(0,1fr)_auto_auto_minmax(0,1fr)]">
        <div className="lg:col-[8/13] lg:row-2">
          <h2 id="revolution" className="-ms-hang text-balance">
            {revolutionCopy.title}
          </h2>
          <p className="lede mt-6 mb-5">{revolutionCopy.statement}</p>
          <p>{revolutionCopy.text}</p>
          <p className="note mt-6">
            {interpolate(claimSource, { source: claim.source })} <PlaceholderLabel label={claim.placeholderLabel} />
          </p>
          <Finder copy={search} className="mt-8" />
          <p data-hidden-by-ring="" className="mt-4">
            <ButtonLink link={hero.callButton} />
          </p>
        </div>
        <figure
          className="lg:sticky lg:top-24 lg:col-[1/8] lg:row-[1/5] lg:self-start lg:*:first:-ms-[30%] lg:*:first:-mt-[14%] lg:*:first:-mb-[6%] lg:*:first:w-[142%] lg:*:first:max-w-none lg:*:first:stroke-[1.5]"
          data-ring-map=""
        >
          <svg
            className="ring-map"
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={interpolate(revolutionCopy.drawingAlt, tokenValues)}
          >
            <path className="far" d={ring.outsideLightsPath} />
            <path className="near" d={ring.insideLightsPath} />
            <circle className="ring-line" cx={CENTER_X} cy={CENTER_Y} r={RING_RADIUS} />
            <circle className="ring-dot" cx={CENTER_X} cy={CENTER_Y} r="5" />
            <text className="ring-label" x={CENTER_X} y={CENTER_Y - RING_RADIUS} dy="0.3em">
              {revolutionCopy.ringLabel}
            </text>
          </svg>
          <figcaption className="note">{interpolate(revolutionCopy.caption, tokenValues)}</figcaption>
        </figure>
        <div className="lg:col-[8/13] lg:row-3" data-ring-summary="" />
      </div>
    </section>
  )
}
