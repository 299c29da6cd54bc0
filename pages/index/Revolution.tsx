import '../../renderer/components/lights.css'
import { Finder } from '../../renderer/components/Finder.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { LIGHTS } from '../../renderer/drawing/lights.ts'
import { fill } from '../../renderer/wording/fill.ts'
import { formatCount } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Returns the claim about distance with the ring around a city. */
export function Revolution({ copy: { revolution: copy, basis }, withinReach: claim, ring, search }: Data) {
  const { city } = ring
  const values = { city, people: formatCount(ring.people), each: formatCount(ring.each) }
  return (
    <section className="room print:break-inside-avoid" aria-labelledby="revolution">
      <div className="wrap columns gap-y-12">
        <div className="relative fold:col-[1/7] *:not-first:max-w-124 print:col-[1/8]">
          <h2
            id="revolution"
            className="print:text-(length:--text-title) -ms-hang max-w-[7.2em] text-feature tracking-[-0.03em]"
          >
            {copy.title}
          </h2>
          <p className="serif-head mt-12 mb-6 text-balance leading-[1.25] tracking-[-0.012em] print:my-4">
            {copy.statement}
          </p>
          <p>{copy.text}</p>
          <p className="note mt-6">
            {fill(basis, { basis: claim.basis })} <Sample word={claim.sample} />
          </p>
          <Finder copy={search} className="mt-12" />
        </div>
        <div className="fold:col-[7/13] print:col-[8/13]">
          <figure
            className="fold:*:first:-ms-[18%] fold:*:first:-mt-[22%] fold:*:first:-mb-[5%] fold:*:first:w-[155%] fold:*:first:max-w-none fold:*:first:stroke-[1.5]"
            data-ring-picture=""
          >
            <svg
              className="ring-picture"
              viewBox={`0 0 ${LIGHTS.width} ${LIGHTS.height}`}
              role="img"
              aria-label={fill(copy.drawing, values)}
            >
              <path className="far" d={ring.far} />
              <path className="near" d={ring.near} />
              <circle
                className="ring-line"
                cx={LIGHTS.width / 2}
                cy={LIGHTS.height / 2}
                r={LIGHTS.miles * LIGHTS.scale}
              />
              <circle className="ring-dot" cx={LIGHTS.width / 2} cy={LIGHTS.height / 2} r="5" />
              <text
                className="fill-on-panel stroke-[6] stroke-panel fold:text-[6px] phone:text-[9px] text-[13px] [paint-order:stroke] [text-anchor:middle]"
                x={LIGHTS.width / 2}
                y={LIGHTS.height / 2 - LIGHTS.miles * LIGHTS.scale}
                dy="0.3em"
              >
                {copy.ring}
              </text>
            </svg>
            <figcaption className="note">{fill(copy.note, values)}</figcaption>
          </figure>
          <div data-ring-report="" />
        </div>
      </div>
    </section>
  )
}
