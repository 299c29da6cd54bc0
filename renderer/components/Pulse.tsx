import { clsx } from 'clsx'
import type { ReactNode } from 'react'
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

/** Renders the pulse with a dot on the crest. */
export function PulseLine({ className, dotClassName, crest, height }: Props) {
  const path = createPulsePath({ end: 1600, baseline: 190, crest, width: 26, height })
  return (
    <div className={clsx('relative h-line', className)}>
      <StretchedDrawing className="absolute inset-0 size-full overflow-visible" width={1600} height={200}>
        <path d={path} />
      </StretchedDrawing>
      <span className={clsx('light-dot', dotClassName)} />
    </div>
  )
}

type DrawingProps = { className?: string; width: number; height: number; children: ReactNode }

/** Renders lines that stretch to the size of the box. Circles become ovals, so put dots in another element. */
export function StretchedDrawing({ className, width, height, children }: DrawingProps) {
  return (
    <svg
      className={clsx('line-drawing', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
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
