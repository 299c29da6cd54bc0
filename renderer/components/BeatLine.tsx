import { clsx } from 'clsx'
import type { Root } from 'hast'
import { type BeatFrame, beatPath, createBeats, findHighest, getCrest } from '../drawing/beats.ts'
import { formatPercent } from '../drawing/rounding.ts'
import { sectionStarts } from '../prose/body.ts'

interface Props {
  className: string
  pulse: { starts: readonly number[]; length: number }
  /** Whether the first beat stands at the margin of the page's text, in any window. */
  isInPage?: boolean
}

/** Units of the line's window; the sheet stretches it. */
const HEIGHT = 200
const ROOM: BeatFrame = { end: 1600, base: 190, from: 64, to: 1536, height: 160, width: 15 }

/** Beats across the window. The path is stretched, so the light stands in a drawing around it, which is not. */
export function BeatLine({ className, pulse, isInPage = false }: Props) {
  const beats = createBeats(pulse.starts, pulse.length)
  const top = beats[findHighest(beats)]
  const light = top && getCrest(top, ROOM)
  return (
    <div className={clsx('relative', isInPage && 'overflow-x-clip', className)}>
      <svg className={clsx('fills', isInPage && 'from-text')} aria-hidden="true">
        <svg className="across" viewBox={`0 0 ${ROOM.end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={isInPage ? goingOn(beatPath(beats, ROOM)) : beatPath(beats, ROOM)} />
        </svg>
        {light && (
          <circle
            className="fill-(--light)"
            cx={formatPercent(light.x / ROOM.end)}
            cy={formatPercent(light.y / HEIGHT)}
            r="7"
          />
        )}
      </svg>
    </div>
  )
}

/** The line from far beyond the left edge of its box to far beyond the right one, where the sheet lets it. */
function goingOn(path: string): string {
  return `M-4000 ${ROOM.base}H0${path.slice(path.indexOf('c'))}H${ROOM.end + 4000}`
}

/** A text as a line with a beat for each of its sections: where it begins, and as high as it is long, in words. */
export function sectionPulse(body: Root): Props['pulse'] {
  const starts = sectionStarts(body)
  return { starts: starts.slice(0, -1), length: starts.at(-1) ?? 0 }
}
