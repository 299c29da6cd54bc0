import { pulsePath } from '../drawing/pulse.ts'
import { urls } from '../urls.ts'

const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** The mark's calm line stands on the word's baseline. */
export function Logo({ brand, isCurrent }: { brand: string; isCurrent: boolean }) {
  return (
    <a className="logo" href={urls.home()} aria-current={isCurrent ? 'page' : undefined}>
      <svg viewBox="0 0 56 24" aria-hidden="true">
        <path d={mark} />
        <circle cx="40" cy="3.4" r="2.3" />
      </svg>
      <span>{brand}</span>
    </a>
  )
}
