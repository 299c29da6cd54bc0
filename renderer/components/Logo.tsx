import { createPulsePath } from '../drawing/beats.ts'
import { urls } from '../urls.ts'

const LOGO_PATH = createPulsePath({ end: 56, baseline: 21.4, crest: 40, width: 2.9, height: 17.6 })

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
            <path d={LOGO_PATH} />
            <circle cx="40" cy="3.4" r="2.3" />
          </g>
        )}
      </svg>
      <span>{brand}</span>
    </a>
  )
}
