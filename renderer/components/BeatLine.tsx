import { clsx } from 'clsx'
import { type BeatFrame, drawBeats, type Segments } from '../drawing/beats.ts'
import { toCssPercent } from '../drawing/rounding.ts'

interface Props {
  className: string
  segments: Segments
  isAlignedWithText?: boolean
}

const VIEW_BOX_HEIGHT = 200
const FRAME: BeatFrame = { end: 1600, baseline: 190, from: 64, to: 1536, beatHeight: 160, maxBeatWidth: 15 }

/** Renders a line with a beat for each segment. The dot is in the outer SVG, because the stretched inner one makes it an oval. */
export function BeatLine({ className, segments, isAlignedWithText = false }: Props) {
  const { path, dot } = drawBeats(segments, FRAME)
  return (
    <div className={clsx('relative', isAlignedWithText && 'overflow-x-clip', className)}>
      <svg className={clsx('absolute-fill', isAlignedWithText && 'text-aligned')} aria-hidden="true">
        <svg
          className="line-drawing"
          viewBox={`0 0 ${FRAME.end} ${VIEW_BOX_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={isAlignedWithText ? extendLine(path) : path} />
        </svg>
        <circle
          className="fill-(--light)"
          cx={toCssPercent(dot.x / FRAME.end)}
          cy={toCssPercent(dot.y / VIEW_BOX_HEIGHT)}
          r="7"
        />
      </svg>
    </div>
  )
}

function extendLine(path: string): string {
  return `M-4000 ${FRAME.baseline}H0${path.slice(path.indexOf('c'))}H${FRAME.end + 4000}`
}
