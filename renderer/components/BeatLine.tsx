import { clsx } from 'clsx'
import { type BeatFrame, drawBeats, type Segments } from '../drawing/beats.ts'
import { toCssPercent } from '../drawing/paths.ts'
import { StretchedDrawing } from './StretchedDrawing.tsx'

type Props = { className: string; segments: Segments; isAlignedWithText?: boolean }

const VIEW_BOX_HEIGHT = 200
const FRAME: BeatFrame = { width: 1600, baseline: 190, beatsFrom: 64, beatsTo: 1536, beatHeight: 160, maxBeatWidth: 15 }
/** Longer than the margin of any window, in units of the view box. */
const EXTENSION = 4000
/** The beats fill the middle 92% of the line. */
const TEXT_ALIGNED_CLASSES =
  '[--margin:max(0px,calc(((100%-var(--page-width))/2-4%)/0.92))] left-(--margin) w-[calc(100%-2*var(--margin))]'

/** Renders a line with a beat for each segment, and a dot on the highest. `isAlignedWithText` aligns the beats with the text, and extends the line to the edges of the window. */
export function BeatLine({ className, segments, isAlignedWithText }: Props) {
  const { path, dot } = drawBeats(segments, FRAME)
  const curves = path.slice(path.indexOf('c'))
  const extendedPath = `M${-EXTENSION} ${FRAME.baseline}H0${curves}H${FRAME.width + EXTENSION}`
  return (
    <div className={clsx('relative', isAlignedWithText && 'overflow-x-clip', className)}>
      <svg
        className={clsx('absolute inset-0 size-full overflow-visible', isAlignedWithText && TEXT_ALIGNED_CLASSES)}
        aria-hidden="true"
      >
        <StretchedDrawing width={FRAME.width} height={VIEW_BOX_HEIGHT}>
          <path d={isAlignedWithText ? extendedPath : path} />
        </StretchedDrawing>
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
