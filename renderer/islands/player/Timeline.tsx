import { useId } from 'react'
import type { PlayerCopy } from '../../collections/episodes/definition.ts'
import { findYAtX } from '../../drawing/beats.ts'
import { formatPosition } from '../../wording/duration.ts'
import { interpolate } from '../../wording/format.ts'
import type { Playback } from './playback.ts'

/** Geometry of the line. */
export const PLAYER_FRAME = { width: 1000, baseline: 56, beatsFrom: 0, beatsTo: 1000, beatHeight: 52, maxBeatWidth: 7 }

const VIEW_BOX_HEIGHT = 60
/** Space for the thick stroke above and below the view box. */
const CLIP_MARGIN = 5

interface DrawingProps {
  playback?: Playback
  /** SVG path data with a beat for each chapter. */
  timelinePath: string
}

/** Renders the drawing of the episode with a slider on top of it. */
export function Timeline({ copy, playback, timelinePath }: Required<DrawingProps> & { copy: PlayerCopy }) {
  const { time, duration } = playback
  // Screen readers announce the time every ten seconds during playback.
  const spokenTime = playback.isPlaying ? time - (time % 10) : time
  return (
    <div className="relative col-span-full mt-2 h-22">
      <TimelineDrawing playback={playback} timelinePath={timelinePath} />
      <input
        className="absolute inset-x-0 bottom-0 h-11 w-full cursor-pointer appearance-none text-transparent forced-color-adjust-none"
        type="range"
        name="position"
        aria-label={copy.position}
        aria-valuetext={interpolate(copy.positionText, {
          time: formatPosition(spokenTime),
          length: formatPosition(duration),
        })}
        min={0}
        max={duration}
        step={1}
        value={time}
        onChange={({ currentTarget }) => playback.seek(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

/** Renders the line with a beat for each chapter. If `playback` is set, highlights the played part. */
export function TimelineDrawing({ playback, timelinePath }: DrawingProps) {
  const clipPathId = useId()
  const x = playback && Math.min(playback.time / playback.duration, 1) * PLAYER_FRAME.width
  return (
    <svg
      className={`block h-16 w-full overflow-visible fill-none stroke-ink-soft px-2 ${playback ? 'absolute inset-x-0 top-[0.35rem]' : ''}`}
      viewBox={`0 0 ${PLAYER_FRAME.width} ${VIEW_BOX_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={timelinePath} vectorEffect="non-scaling-stroke" />
      {x !== undefined && (
        <>
          <clipPath id={clipPathId}>
            <rect y={-CLIP_MARGIN} width={x} height={VIEW_BOX_HEIGHT + 2 * CLIP_MARGIN} />
          </clipPath>
          <path
            className="stroke-[2.5] stroke-accent"
            clipPath={`url(#${clipPathId})`}
            d={timelinePath}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="stroke-16 stroke-accent forced-color-adjust-none [stroke-linecap:round]"
            d={`M${x} ${findYAtX(timelinePath, x)}h0`}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
}
