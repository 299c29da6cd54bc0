import './PodcastCover.css'
import { pulsePath } from '../drawing/pulse.ts'

const line = pulsePath({ end: 400, base: 300, crest: 262, width: 22, height: 190 })

/** The podcast's square cover, drawn: one line that rises once, and its light. */
export function PodcastCover({ title }: { title: string }) {
  return (
    <svg className="podcast-cover" viewBox="0 0 400 400" role="img">
      <title>{title}</title>
      <rect width="400" height="400" />
      <path d={line} />
      <circle cx="262" cy="110" r="7" />
    </svg>
  )
}
