import { clsx } from 'clsx'
import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../urls.ts'

interface Props {
  className: string
  /** Where its point of light is, if not at the right end as in `styles/signs.css`. */
  light?: string
  /** Where the line rises, in thousandths of the window's width. */
  crest: number
  /** How high it rises, of the 190 units above its base. */
  height: number
}

const WIDTH = 1600

/** The brand's line across the window. Its path is stretched, so its point of light is an element of its own. */
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
  /** Whether the page has drawn it already: a line drawn again is 300 bytes, where it is too far away to be compressed. */
  again?: boolean
}

/** The same line, which stands on the baseline of the brand's name. */
export function Logo({ brand, pathname, again = false }: LogoProps) {
  return (
    <a className="logo" href={urls.home()} aria-current={pathname === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        {again ? (
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
