import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../model/urls.ts'

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

const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** The way home, in the header and in the footer. The mark's line stands on the word's baseline. */
export function Logo({ brand, pathname }: { brand: string; pathname: string }) {
  return (
    <a className="logo" href={urls.home()} aria-current={pathname === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        <path d={mark} />
        <circle cx="40" cy="3.4" r="2.3" />
      </svg>
      <span>{brand}</span>
    </a>
  )
}
