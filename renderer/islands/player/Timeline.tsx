import { useId } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import type { BeatRoom } from '../../drawing/beats.ts'
import { fill } from '../../wording/fill.ts'
import { clock } from './moment.ts'
import type { PlaybackState } from './playbackState.ts'
import { useSpokenTime } from './spokenTime.ts'

interface TimelineProps {
  words: PlayerWords
  state: PlaybackState
  /** The episode's line, as the page has drawn it in `TIMELINE`. */
  line: string
  onSeek: (time: number) => void
}

/** How much is played and loaded, drawn below a range that moves it. */
export function Timeline({ words, state, line, onSeek }: TimelineProps) {
  const { time, length, isOn } = state
  const spoken = useSpokenTime(time, isOn)
  return (
    <div className="timeline">
      <TimelineDrawing {...state} line={line} />
      <input
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

type DrawingProps = Pick<PlaybackState, 'time' | 'length' | 'buffered'> & Pick<TimelineProps, 'line'>

/** The episode's line, lit as far as it is played. */
export function TimelineDrawing({ time, length, buffered, line }: DrawingProps) {
  const played = useId()
  const across = (seconds: number) => (length > 0 ? Math.min(seconds / length, 1) * TIMELINE.end : 0)
  return (
    <svg viewBox={`0 0 ${TIMELINE.end} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {buffered.map(({ start, end }) => (
        <path key={start} className="timeline-buffered" d={`M${across(start)} ${TIMELINE.base}H${across(end)}`} />
      ))}
      <path d={line} />
      {time > 0 && (
        <>
          <clipPath id={played}>
            <rect y="-5" width={across(time)} height={HEIGHT + 10} />
          </clipPath>
          <path className="timeline-played" clipPath={`url(#${played})`} d={line} />
        </>
      )}
    </svg>
  )
}
