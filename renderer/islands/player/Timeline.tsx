import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import type { PlayableEpisode } from './episode.ts'
import { clock } from './moment.ts'
import type { PlaybackState } from './playbackState.ts'

interface Props {
  words: PlayerWords
  state: PlaybackState
  chapters: PlayableEpisode['chapters']
  onSeek: (time: number) => void
}

/** Units of the drawing from its left end to its right. */
const WIDTH = 1000

/** How much is played and loaded, drawn below a range that moves it; a short stroke where a chapter begins. */
export function Timeline({ words, state: { time, length, buffered }, chapters, onSeek }: Props) {
  const across = (seconds: number) => (length > 0 ? Math.min(seconds / length, 1) * WIDTH : 0)
  return (
    <div className="timeline">
      <svg viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
        <path className="timeline-all" d={`M0 6H${WIDTH}`} />
        {buffered.map(({ start, end }) => (
          <path key={start} className="timeline-buffered" d={`M${across(start)} 6H${across(end)}`} />
        ))}
        {chapters
          .filter(({ at }) => at > 0 && at < length)
          .map(({ at }) => (
            <path key={at} className="timeline-chapter" d={`M${across(at)} 1v10`} />
          ))}
        <path className="timeline-played" d={`M0 6H${across(time)}`} />
      </svg>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={fill(words.time, { time: clock(time), length: clock(length) })}
        min={0}
        max={length}
        step={1}
        value={time}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
