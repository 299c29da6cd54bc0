import { clsx } from 'clsx'
import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../urls.ts'

interface Props {
  className: string
  /** Position of the light, if it isn't at the right end as in `styles/signs.css`. */
  light?: string
  /** Position of the rise, in thousandths of the window's width. */
  crest: number
  height: number
}

const WIDTH = 1600

/** Draws the brand's line across the window. The path is stretched, so the light is a separate element. */
export function PulseLine({ className, light, crest, height }: Props) {
  const path = pulsePath({ end: WIDTH, base: 190, crest: (crest / 1000) * WIDTH, width: 26, height })
  return (
    <div className={clsx('relative h-line', className)}>
      <svg className="across fills" viewBox={`0 0 ${WIDTH} 200`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className={clsx('lume', light)} />
    </div>
  )
}

const LOGO_ID = 'logo'
const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

interface LogoProps {
  brand: string
  pathname: string
  /**
   * True if the page already contains the logo. Repeating the path would add 300 bytes, because compression doesn't
   * find it.
   */
  isRepeated?: boolean
}

/** Shows the brand's name with the line on the baseline. */
export function Logo({ brand, pathname, isRepeated = false }: LogoProps) {
  return (
    <a className="logo" href={urls.home()} aria-current={pathname === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        {isRepeated ? (
          <use href={`#${LOGO_ID}`} />
        ) : (
          <g id={LOGO_ID}>
            <path d={mark} />
            <circle cx="40" cy="3.4" r="2.3" />
          </g>
        )}
      </svg>
      <span>{brand}</span>
    </a>
  )
}
