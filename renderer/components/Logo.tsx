import { createPulsePath, LOGO_PULSE } from '../drawing/beats.ts'
import { urls } from '../urls.ts'

type Props = { brand: string; pageAddress: string; isRepeated?: boolean }

/** Renders the logo with a link to the home page. `isRepeated` reuses the shapes of the page's first logo, to save about 450 bytes. */
export function Logo({ brand, pageAddress, isRepeated }: Props) {
  return (
    <a className="logo" href={urls.home()} aria-current={pageAddress === urls.home() ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        {isRepeated ? (
          <use href="#logo" />
        ) : (
          <g id="logo">
            <path d={createPulsePath(LOGO_PULSE)} />
            <circle cx="40" cy="3.4" r="2.3" />
          </g>
        )}
      </svg>
      <span>{brand}</span>
    </a>
  )
}
