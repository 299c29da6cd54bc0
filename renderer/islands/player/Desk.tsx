import type { PlayerWords } from '../../collections/episodes/words.ts'
import { clock } from '../../wording/duration.ts'
import { fill } from '../../wording/fill.ts'
import { PlayerIcon } from './PlayerIcon.tsx'
import { playback, SKIP } from './playback.ts'
import { type PlayableEpisode, type PlaybackState, SPEEDS } from './playbackState.ts'
import { Timeline } from './Timeline.tsx'

interface DeskProps {
  words: PlayerWords
  episode: PlayableEpisode
  line: string
  state: PlaybackState
  /** Makes this episode the one that is listened to, before something is done to it. */
  choose: () => void
}

/** The controls of an episode's page. */
export function Desk({ words, episode, line, state, choose }: DeskProps) {
  const { status, isOn, time, length } = state
  const chapter = episode.chapters.findLast(({ at }) => at <= time)
  const act = (change: () => void) => {
    choose()
    change()
  }
  return (
    <div className="desk" data-status={status}>
      <button
        type="button"
        className="player-play"
        aria-label={isOn ? words.pause : words.play}
        onClick={() => act(() => playback.toggle())}
      >
        {isOn ? <PlayerIcon name="pause" /> : <PlayerIcon name="play" />}
      </button>
      <p className="desk-now">
        <span className="desk-chapter">{chapter?.title}</span>
        <span className="desk-time">
          <span>{clock(time)}</span> <span className="note">{fill(words.of, { length: clock(length) })}</span>
          {episode.sample && ' '}
          {episode.sample && <span className="sample">{episode.sample}</span>}
        </span>
      </p>
      <Timeline words={words} state={state} line={line} onSeek={(to) => act(() => playback.seek(to))} />
      <div className="desk-tools">
        <button type="button" className="player-word" onClick={() => act(() => playback.seekBy(-SKIP))}>
          {fill(words.back, { seconds: SKIP })}
        </button>
        <button type="button" className="player-word" onClick={() => act(() => playback.seekBy(SKIP))}>
          {fill(words.forward, { seconds: SKIP })}
        </button>
        <SoundControls words={words} state={state} act={act} />
      </div>
    </div>
  )
}

interface SoundProps {
  words: PlayerWords
  state: PlaybackState
  act: (change: () => void) => void
}

/** How it sounds: speed, loop, mute and volume. */
function SoundControls({ words, state, act }: SoundProps) {
  const { isMuted, speed, isLooping } = state
  const heard = isMuted ? 0 : state.volume
  return (
    <>
      <label className="player-speed">
        <span>{words.speed}</span>
        <select
          value={speed}
          onChange={({ currentTarget }) => act(() => playback.setSpeed(Number(currentTarget.value)))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="player-word"
        aria-pressed={isLooping}
        onClick={() => act(() => playback.toggleLoop())}
      >
        {words.loop}
      </button>
      <span className="player-volume">
        <button
          type="button"
          className="player-icon"
          aria-label={isMuted ? words.unmute : words.mute}
          onClick={() => act(() => playback.toggleMute())}
        >
          {isMuted ? <PlayerIcon name="volume-x" /> : <PlayerIcon name="volume-2" />}
        </button>
        <input
          type="range"
          name="volume"
          aria-label={words.volume}
          aria-valuetext={fill(words.percent, { percent: String(Math.round(heard * 100)) })}
          min={0}
          max={1}
          step={0.05}
          value={heard}
          onChange={({ currentTarget }) => act(() => playback.setVolume(currentTarget.valueAsNumber))}
        />
      </span>
    </>
  )
}
