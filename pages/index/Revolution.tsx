import { clsx } from 'clsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { ringLights } from '../../renderer/drawing/ring.ts'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['revolution']
  basis: string
  claim: Data['withinReach']
}

/** The drawing is left out where the claim is not a plain percentage. */
export function Revolution({ words, basis, claim }: Props) {
  return (
    <section className="revolution room" aria-labelledby="revolution">
      <div className="wrap columns items-center gap-y-12">
        <div className="revolution-words relative z-1 fold:col-[1/8] fold:row-1 *:not-first:max-w-124">
          <h2 id="revolution" className="statement-title max-w-[7.2em]">
            {words.title}
          </h2>
          <p className="serif-head mt-12 mb-6 text-balance leading-[1.25] tracking-[-0.012em]">{words.statement}</p>
          <p>{words.text}</p>
          {claim.inside !== undefined && <p className="note mt-6">{words.note}</p>}
          <p className={clsx('note', claim.inside === undefined ? 'mt-6' : 'mt-1')}>
            {fill(basis, { basis: claim.basis })} <Sample word={claim.sample} />
          </p>
        </div>
        {claim.inside !== undefined && <RingDrawing words={words.drawing} inside={claim.inside} />}
      </div>
    </section>
  )
}

/** In units of the drawing's view box. */
const CENTER = 400
const RADIUS = 250

/** A hundred lights, one for each patient in a hundred, so that the percentage can be counted. */
function RingDrawing({ words, inside }: { words: Props['words']['drawing']; inside: number }) {
  const lights = ringLights({ center: CENTER, radius: RADIUS, reach: 500, inside })
  return (
    <svg className="ring-drawing" viewBox="0 0 800 800" role="img" aria-labelledby="reach">
      <title id="reach">{fill(words.label, { inside, outside: 100 - inside })}</title>
      <path className="ring-outside" d={lights.outside} />
      <circle className="ring-reach" cx={CENTER} cy={CENTER} r={RADIUS} />
      <path d={lights.inside} />
      <circle cx={CENTER} cy={CENTER} r="12" />
      <text x={CENTER} y={CENTER - RADIUS + 7}>
        {words.ring}
      </text>
    </svg>
  )
}
