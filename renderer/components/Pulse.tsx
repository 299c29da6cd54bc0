import { clsx } from 'clsx'
import { createPulsePath } from '../drawing/beats.ts'
import { urls } from '../urls.ts'

interface Props {
  className: string
  /** Moves the dot. CSS puts it on a crest of 1464 with a height of 170. For others, set `left` to `crest / 1600`, and `top` to `(190 - height) / 200`. */
  dotClassName?: string
  /** X coordinate of the crest, from 0 to 1600. */
  crest: number
  /** Height of the crest, in a view box that is 200 high. */
  height: number
}

/** Renders the pulse with a dot on the crest. The dot is an HTML element. In the stretched SVG, circles become ovals. */
export function PulseLine({ className, dotClassName, crest, height }: Props) {
  const path = createPulsePath({ end: 1600, baseline: 190, crest, width: 26, height })
  return (
    <div className={clsx('relative h-line', className)}>
      <svg
        className="line-drawing absolute inset-0 size-full overflow-visible"
        viewBox="0 0 1600 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className={clsx('light-dot', dotClassName)} />
    </div>
  )
}

const LOGO_PATH = createPulsePath({ end: 56, baseline: 21.4, crest: 40, width: 2.9, height: 17.6 })

type LogoProps = { brand: string; pageAddress: string; isRepeated?: boolean }

/** Renders the logo with a link to the home page. `isRepeated` reuses the shapes of the page's first logo, to save about 450 bytes. */
export function Logo({ brand, pageAddress, isRepeated }: LogoProps) {
  return (
    <a className="logo" href={urls.home()} aria-current={pageAddress === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        {isRepeated ? (
          <use href="#logo" />
        ) : (
          <g id="logo">
            <path d={LOGO_PATH} />
            <circle cx="40" cy="3.4" r="2.3" />
          </g>
        )}
      </svg>
      <span>{brand}</span>
    </a>
  )
}
