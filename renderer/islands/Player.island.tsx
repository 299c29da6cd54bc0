import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { PlayerWords } from '../collections/episodes/words.ts'
import { clock } from '../wording/duration.ts'
import { fill } from '../wording/fill.ts'
import { Desk } from './player/Desk.tsx'
import { answerKey } from './player/keys.ts'
import { PlayerLinks, toggleKeyHelp } from './player/PlayerLinks.tsx'
import { playback } from './player/playback.ts'
import { type PlayableEpisode, type PlaybackState, RECORDING_TYPE } from './player/playbackState.ts'
import { PLAYER_WORD } from './player/playerWord.ts'
import { TimelineDrawing } from './player/Timeline.tsx'
import { toggleTranscript, useFollowing } from './player/timestamps.ts'
import { useEpisode } from './player/useEpisode.ts'

interface PlayerProps {
  episode: PlayableEpisode
  words: PlayerWords
  line: string
}

/** An episode’s player. Without script it is the browser’s own, and the file; nothing is fetched before somebody plays it. */
export function Player({ episode, words, line }: PlayerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLAudioElement>(null)
  const { isAwake, state, choose } = useEpisode({ episode, words, native, panel })
  const goTo = useCallback(
    (at: number) => {
      choose()
      playback.seek(at)
      playback.play()
    },
    [choose],
  )
  const isChosen = state.episode !== undefined
  useFollowing(isChosen ? state.time : undefined, goTo)
  const [isTranscriptOpen, setTranscriptOpen] = useState<boolean>()

  const onKeyDown = (event: KeyboardEvent) =>
    answerKey(event, choose, {
      toggleTranscript: () => setTranscriptOpen(toggleTranscript(panel.current)),
      toggleHelp: toggleKeyHelp,
    })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within, on their way up
    <div className="player-panel border-line border-y pt-6 pb-2" ref={panel} onKeyDown={onKeyDown}>
      {isAwake ? (
        <Desk words={words} episode={episode} line={line} state={state} choose={choose} />
      ) : (
        // As high as the controls, so that nothing below moves when they come.
        <div className="scripted:grid phone:scripted:min-h-[13.25rem] scripted:min-h-[17.15rem] scripted:content-center scripted:gap-6">
          <TimelineDrawing line={line} />
          {/* Its height: Firefox would take the 150 px of a video. */}
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below */}
          <audio className="h-[3.375rem] w-full" ref={native} controls preload="none" aria-label={words.label}>
            <source src={episode.source} type={RECORDING_TYPE} />
            {words.fallback}
          </audio>
        </div>
      )}
      <PlayerLinks words={words} episode={episode} time={state.time} isAwake={isAwake} />
      <StatusLine words={words} state={state} source={episode.source} isTranscriptOpen={isTranscriptOpen} />
    </div>
  )
}

interface StatusProps {
  words: PlayerWords
  state: PlaybackState
  /** The recording's address, for who cannot play it here. */
  source: string
  /** Whether the transcript has been shown or hidden by its key. */
  isTranscriptOpen: boolean | undefined
}

/** What the controls do not show: that it loads, has ended or cannot be played. Read out when it changes. */
function StatusLine({ words, state: { status, length }, source, isTranscriptOpen }: StatusProps) {
  return (
    <p className="player-status note not-empty:pt-1 not-empty:pb-3" role="status">
      {status === 'loading' && words.loading}
      {status === 'ended' && fill(words.ended, { time: clock(length) })}
      {status === 'error' && (
        <>
          {words.error}{' '}
          <button type="button" className={PLAYER_WORD} onClick={() => playback.play()}>
            {words.retry}
          </button>{' '}
          <a className={PLAYER_WORD} href={source}>
            {words.direct}
          </a>
        </>
      )}
      {isTranscriptOpen !== undefined && (
        <span className="sr-only">{isTranscriptOpen ? words.transcriptShown : words.transcriptHidden}</span>
      )}
    </p>
  )
}
