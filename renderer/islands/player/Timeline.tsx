import { useId, useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import type { BeatRoom } from '../../drawing/beats.ts'
import { clock } from '../../wording/duration.ts'
import { fill } from '../../wording/fill.ts'
import type { PlaybackState } from './playbackState.ts'

interface TimelineProps {
  words: PlayerWords
  state: PlaybackState
  /** The episode's line, as the page has drawn it in `TIMELINE`. */
  line: string
  onSeek: (time: number) => void
}

/** How much is played, drawn below a range that moves it. */
export function Timeline({ words, state, line, onSeek }: TimelineProps) {
  const { time, length, isOn } = state
  const spoken = useSpokenTime(time, isOn)
  return (
    // The range lies along the foot of the line, where the drawing is calm.
    <div className="relative col-span-full mt-2 h-22">
      <TimelineDrawing {...state} line={line} className="absolute inset-x-0 top-[0.35rem]" />
      <input
        className="absolute inset-x-0 bottom-0 h-11 w-full cursor-pointer appearance-none text-transparent forced-color-adjust-none"
        type="range"
        aria-label={words.position}
        aria-valuetext={fill(words.time, { time: clock(spoken), length: clock(length) })}
        min={0}
        max={length}
        step={1}
        value={time}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

/** Units of the drawing, which the sheet stretches to the player's width. */
const HEIGHT = 60
/** The room of the line: a beat where a chapter begins, as high as it is long. */
export const TIMELINE: BeatRoom = { end: 1000, base: 56, from: 0, to: 1000, height: 52, width: 7 }

type DrawingProps = Partial<Pick<PlaybackState, 'time' | 'length'>> &
  Pick<TimelineProps, 'line'> & { className?: string }

/** The episode's line, lit as far as it is played; on it the light, where there is something to move. */
export function TimelineDrawing({ time, length = 0, line, className = '' }: DrawingProps) {
  const played = useId()
  const x = time !== undefined && length > 0 ? Math.min(time / length, 1) * TIMELINE.end : undefined
  return (
    <svg
      className={`block h-16 w-full overflow-visible fill-none stroke-ink-soft px-2 ${className}`}
      viewBox={`0 0 ${TIMELINE.end} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} vectorEffect="non-scaling-stroke" />
      {x !== undefined && (
        <>
          <clipPath id={played}>
            <rect y="-5" width={x} height={HEIGHT + 10} />
          </clipPath>
          <path
            className="stroke-[2.5] stroke-accent"
            clipPath={`url(#${played})`}
            d={line}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="stroke-16 stroke-accent forced-color-adjust-none [stroke-linecap:round]"
            d={`M${x} ${heightAt(line, x)}h0`}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
}

/** How low a line of `beatPath` is at `x`: within a piece `x` goes on evenly, so that its share is the curve's. */
export function heightAt(path: string, x: number): number {
  const [left = 0, top = 0, ...steps] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let at = { x: left, y: top }
  for (let index = 0; index + 5 < steps.length; index += 6) {
    const [, one = 0, , two = 0, across = 0, down = 0] = steps.slice(index, index + 6)
    const share = (x - at.x) / across
    if (share <= 1) return at.y + 3 * share * (1 - share) * ((1 - share) * one + share * two) + share ** 3 * down
    at = { x: at.x + across, y: at.y + down }
  }
  return at.y
}

/** Seconds between two times that are said while it plays. */
const EVERY = 60
/** What plays moves on by less than this from one state to the next; what moves further was moved. */
const JUMP = 2

/** The time as a screen reader says it, whenever it changes: once a minute while the recording just plays, else with each move. */
function useSpokenTime(time: number, isOn: boolean): number {
  const [{ spoken, last }, setTimes] = useState({ spoken: time, last: time })
  if (time === last) return spoken
  const next = spokenTime(spoken, last, time, isOn)
  setTimes({ spoken: next, last: time })
  return next
}

/** What to say after `spoken`, in seconds, where the time was `last` before it is `time`. */
export function spokenTime(spoken: number, last: number, time: number, isOn: boolean): number {
  const isMoved = Math.abs(time - last) > JUMP
  return !isOn || isMoved || Math.abs(time - spoken) >= EVERY ? time : spoken
}
