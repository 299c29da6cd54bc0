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
    <section className="room print:break-inside-avoid" aria-labelledby="revolution">
      <div className="wrap columns items-center gap-y-12">
        <div className="relative z-1 fold:col-[1/8] fold:row-1 print:col-[1/8]">
          <h2 id="revolution" className="statement-title print:text-(length:--text-title) max-w-[7.2em]">
            {words.title}
          </h2>
          <p className="mt-12 mb-6 max-w-124 text-balance font-display font-serif text-head leading-[1.25] tracking-[-0.012em] print:my-4">
            {words.statement}
          </p>
          <p className="max-w-124">{words.text}</p>
          {claim.inside !== undefined && <p className="note mt-6 max-w-124">{words.note}</p>}
          <p className={clsx('note max-w-124', claim.inside === undefined ? 'mt-6' : 'mt-1')}>
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
    <svg
      className="fold:col-[7/13] fold:row-1 fold:my-[-16%] fold:ml-[-4%] fold:w-[128%] max-phone:-mx-[17%] phone:max-fold:mx-auto max-phone:mb-[-6%] max-phone:w-[134%] phone:max-fold:w-full phone:max-fold:max-w-160 print:col-[8/13] print:m-0 print:w-full"
      viewBox="0 0 800 800"
      role="img"
      aria-labelledby="reach"
    >
      <title id="reach">{fill(words.label, { inside, outside: 100 - inside })}</title>
      <path
        className="fill-none stroke-7 stroke-[color-mix(in_srgb,var(--color-on-panel-soft)_55%,var(--color-panel))] [stroke-linecap:round] forced-colors:stroke-[color:GrayText]"
        d={lights.outside}
      />
      <circle
        className="fill-none stroke-1 stroke-panel-line [vector-effect:non-scaling-stroke]"
        cx={CENTER}
        cy={CENTER}
        r={RADIUS}
      />
      <path className="fill-none stroke-7 stroke-on-panel [stroke-linecap:round]" d={lights.inside} />
      <circle
        className="fill-on-panel stroke-10 stroke-panel forced-colors:fill-[Highlight]"
        cx={CENTER}
        cy={CENTER}
        r="12"
      />
      <text
        className="fill-on-panel stroke-[16px] stroke-panel font-normal font-sans phone:text-[20px] text-[26px] leading-[normal] [paint-order:stroke] [text-anchor:middle]"
        x={CENTER}
        y={CENTER - RADIUS + 7}
      >
        {words.ring}
      </text>
    </svg>
  )
}
