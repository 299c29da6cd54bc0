import { Pause, Play } from 'lucide-react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import type { PlayableEpisode } from './episode.ts'
import { clock } from './moment.ts'
import { playback, SKIP } from './playback.ts'
import type { PlaybackState } from './playbackState.ts'
import { SoundControls } from './SoundControls.tsx'
import { Timeline } from './Timeline.tsx'

interface Props {
  words: PlayerWords
  episode: PlayableEpisode
  state: PlaybackState
  /** Makes this episode the one that is listened to, before something is done to it. */
  choose: () => void
}

/** The controls of an episode's page. */
export function Desk({ words, episode, state, choose }: Props) {
  const { status, isOn, time, length } = state
  const chapter = episode.chapters.findLast(({ at }) => at <= time)
  const after = <Input extends unknown[]>(act: (...input: Input) => void) => {
    return (...input: Input) => {
      choose()
      act(...input)
    }
  }
  return (
    <div className="desk" data-status={status}>
      <button
        type="button"
        className="player-play"
        aria-label={isOn ? words.pause : words.play}
        onClick={after(() => playback.toggle())}
      >
        {isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <p className="desk-now">
        <span className="desk-chapter">{chapter?.title}</span>
        <span className="desk-time">
          <span>{clock(time)}</span> <span className="note">{fill(words.of, { length: clock(length) })}</span>
        </span>
      </p>
      <Timeline
        words={words}
        state={state}
        chapters={episode.chapters}
        onSeek={after((to: number) => playback.seek(to))}
      />
      <div className="desk-tools">
        <button type="button" className="player-word" onClick={after(() => playback.seekBy(-SKIP))}>
          {fill(words.back, { seconds: SKIP })}
        </button>
        <button type="button" className="player-word" onClick={after(() => playback.seekBy(SKIP))}>
          {fill(words.forward, { seconds: SKIP })}
        </button>
        <SoundControls
          words={words}
          state={state}
          onVolume={after((volume: number) => playback.setVolume(volume))}
          onMute={after(() => playback.toggleMute())}
          onSpeed={after((speed: number) => playback.setSpeed(speed))}
          onLoop={after(() => playback.toggleLoop())}
        />
      </div>
    </div>
  )
}
