import './PodcastCover.css'
import { pulsePath } from '../drawing/pulse.ts'

const line = pulsePath({ end: 400, base: 300, crest: 262, width: 22, height: 190 })

interface Props {
  /** The cover in words. */
  title: string
  brand: string
  label: string
}

/** The podcast's cover on pages. `scripts/pictures/podcastCover.tsx` draws the same as a file. */
export function PodcastCover({ title, brand, label }: Props) {
  return (
    <svg className="podcast-cover" viewBox="0 0 400 400" role="img" aria-label={title}>
      <rect width="400" height="400" />
      <path d={line} />
      <circle cx="262" cy="110" r="7" />
      <text className="podcast-cover-brand" x="28" y="55">
        {brand}
      </text>
      <text x="28" y="370">
        {label}
      </text>
    </svg>
  )
}
