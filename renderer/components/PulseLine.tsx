import { pulsePath } from '../drawing/pulse.ts'

interface Props {
  /** The class of the place that it stands in; it sets the line's colour and where its light is. */
  className: string
  /** Where the line rises, in thousandths of the window's width. */
  crest: number
  /** How high it rises, of the 190 units above its base. */
  height: number
}

const WIDTH = 1600

/** The motif across the window: a calm line that rises once, with its light at the crest. */
export function PulseLine({ className, crest, height }: Props) {
  const path = pulsePath({ end: WIDTH, base: 190, crest: (crest / 1000) * WIDTH, width: 26, height })
  return (
    <div className={`pulse-line ${className}`}>
      <svg viewBox={`0 0 ${WIDTH} 200`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="lume" />
    </div>
  )
}
