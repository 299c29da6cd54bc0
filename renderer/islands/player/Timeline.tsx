import { useId } from 'react'
import type { PlayerCopy } from '../../collections/episodes/copy.ts'
import { type BeatFrame, yAtX } from '../../drawing/beats.ts'
import { formatPosition } from '../../wording/duration.ts'
import { interpolate } from '../../wording/interpolate.ts'
import { SEEK_STEP } from './keys.ts'
import type { Playback } from './playback.ts'

/** Returns the drawing of the episode with a slider on top of it. */
export function Timeline({ copy, playback, line }: { copy: PlayerCopy; playback: Playback; line: string }) {
  const { time, duration } = playback
  // Screen readers announce every change, so it changes every ten seconds.
  const spoken = playback.isPlaying ? time - (time % SEEK_STEP) : time
  return (
    <div className="relative col-span-full mt-2 h-22">
      <TimelineDrawing playback={playback} line={line} />
      <input
        className="absolute inset-x-0 bottom-0 h-11 w-full cursor-pointer appearance-none text-transparent forced-color-adjust-none"
        type="range"
        name="position"
        aria-label={copy.position}
        aria-valuetext={interpolate(copy.time, { time: formatPosition(spoken), length: formatPosition(duration) })}
        min={0}
        max={duration}
        step={1}
        value={time}
        onChange={({ currentTarget }) => playback.seek(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

const HEIGHT = 60

/** Geometry of the line with a beat per chapter. */
export const TIMELINE: BeatFrame = { end: 1000, base: 56, from: 0, to: 1000, height: 52, width: 7 }

const STROKE = { vectorEffect: 'non-scaling-stroke' }

/** Returns the line with the played part highlighted. Without `playback`, nothing is highlighted. */
export function TimelineDrawing({ playback, line }: { playback?: Playback; line: string }) {
  const played = useId()
  const x = playback && Math.min(playback.time / playback.duration, 1) * TIMELINE.end
  return (
    <svg
      className={`block h-16 w-full overflow-visible fill-none stroke-ink-soft px-2 ${playback ? 'absolute inset-x-0 top-[0.35rem]' : ''}`}
      viewBox={`0 0 ${TIMELINE.end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} {...STROKE} />
      {x !== undefined && (
        <>
          <clipPath id={played}>
            <rect y="-5" width={x} height={HEIGHT + 10} />
          </clipPath>
          <path className="stroke-[2.5] stroke-accent" clipPath={`url(#${played})`} d={line} {...STROKE} />
          <path
            className="stroke-16 stroke-accent forced-color-adjust-none [stroke-linecap:round]"
            d={`M${x} ${yAtX(line, x)}h0`}
            {...STROKE}
          />
        </>
      )}
    </svg>
  )
}
