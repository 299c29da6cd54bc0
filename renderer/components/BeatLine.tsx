import { clsx } from 'clsx'
import { type BeatFrame, beatPath, createBeats, findHighest, getCrest } from '../drawing/beats.ts'
import { toCssPercent } from '../drawing/rounding.ts'

interface Props {
  className: string
  pulse: { starts: readonly number[]; length: number }
  isInPage?: boolean
}

const HEIGHT = 200
const FRAME: BeatFrame = { end: 1600, base: 190, from: 64, to: 1536, height: 160, width: 15 }

/** The inner SVG is stretched, so the light is outside. */
export function BeatLine({ className, pulse, isInPage = false }: Props) {
  const beats = createBeats(pulse.starts, pulse.length)
  const top = beats[findHighest(beats)]
  const light = top && getCrest(top, FRAME)
  return (
    <div className={clsx('relative', isInPage && 'overflow-x-clip', className)}>
      <svg className={clsx('fills', isInPage && 'from-text')} aria-hidden="true">
        <svg className="across" viewBox={`0 0 ${FRAME.end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={isInPage ? extendLine(beatPath(beats, FRAME)) : beatPath(beats, FRAME)} />
        </svg>
        {light && (
          <circle
            className="fill-(--light)"
            cx={toCssPercent(light.x / FRAME.end)}
            cy={toCssPercent(light.y / HEIGHT)}
            r="7"
          />
        )}
      </svg>
    </div>
  )
}

function extendLine(path: string): string {
  return `M-4000 ${FRAME.base}H0${path.slice(path.indexOf('c'))}H${FRAME.end + 4000}`
}
