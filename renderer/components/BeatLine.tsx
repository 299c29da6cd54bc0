import { clsx } from 'clsx'
import { type BeatFrame, drawBeats, type Segments } from '../drawing/beats.ts'
import { toCssPercent } from '../drawing/rounding.ts'

interface Props {
  className: string
  segments: Segments
  isAlignedWithText?: boolean
}

const VIEW_BOX_HEIGHT = 200
const FRAME: BeatFrame = { width: 1600, baseline: 190, beatsFrom: 64, beatsTo: 1536, beatHeight: 160, maxBeatWidth: 15 }

/** Aligns the first beat, at 4% of the width, with the page's text. */
const TEXT_ALIGNED_CLASSES =
  '[--margin:max(0px,calc(((100%-var(--page-width))/2-4%)/0.92))] left-(--margin) w-[calc(100%-2*var(--margin))]'

/** Renders a line with a beat for every segment. The inner SVG is stretched, which would turn the dot into an oval, so the dot is in the outer SVG. With `isAlignedWithText`, the line continues beyond both edges. */
export function BeatLine({ className, segments, isAlignedWithText = false }: Props) {
  const { path, dot } = drawBeats(segments, FRAME)
  return (
    <div className={clsx('relative', isAlignedWithText && 'overflow-x-clip', className)}>
      <svg
        className={clsx('absolute inset-0 size-full overflow-visible', isAlignedWithText && TEXT_ALIGNED_CLASSES)}
        aria-hidden="true"
      >
        <svg
          className="line-drawing"
          viewBox={`0 0 ${FRAME.width} ${VIEW_BOX_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={isAlignedWithText ? extendLine(path) : path} />
        </svg>
        <circle
          className="fill-(--light)"
          cx={toCssPercent(dot.x / FRAME.width)}
          cy={toCssPercent(dot.y / VIEW_BOX_HEIGHT)}
          r="7"
        />
      </svg>
    </div>
  )
}

function extendLine(path: string): string {
  return `M-4000 ${FRAME.baseline}H0${path.slice(path.indexOf('c'))}H${FRAME.width + 4000}`
}
