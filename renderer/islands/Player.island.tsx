import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { PlayerWords } from '../collections/episodes/words.ts'
import { CopyLink } from './player/CopyLink.tsx'
import { Desk } from './player/Desk.tsx'
import type { PlayableEpisode } from './player/episode.ts'
import { KeyHelp } from './player/KeyHelp.tsx'
import { answerKey } from './player/keys.ts'
import { playback } from './player/playback.ts'
import { StatusLine } from './player/StatusLine.tsx'
import { useAdoption } from './player/useAdoption.ts'
import { useEpisode } from './player/useEpisode.ts'
import { useFollowing } from './player/useFollowing.ts'

interface Props {
  episode: PlayableEpisode
  words: PlayerWords
}

const HELP = 'player-keys'

/**
 * The player of an episode's page. Without script it is the browser's own, and the file for those who listen elsewhere;
 * nothing is fetched before somebody plays it.
 */
export function Player({ episode, words }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLAudioElement>(null)
  const { isAwake, begin } = useAdoption(native, panel, episode, words)
  const state = useEpisode(episode, begin)
  const choose = useCallback(() => playback.choose(episode, begin), [episode, begin])
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
      toggleHelp: () => document.getElementById(HELP)?.togglePopover(),
    })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within, on their way up
    <div className="player-panel" ref={panel} onKeyDown={onKeyDown}>
      {isAwake ? (
        <Desk words={words} episode={episode} state={state} choose={choose} />
      ) : (
        <div className="player-native">
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below */}
          <audio ref={native} controls preload="none" aria-label={words.label}>
            <source src={episode.source} type="audio/mpeg" />
            {words.fallback}
          </audio>
        </div>
      )}
      <div className="player-links">
        {isAwake && <CopyLink words={words.copy} address={episode.address} time={state.time} />}
        <a className="player-word" href={episode.source} download="">
          {words.download}
        </a>
        {isAwake && <KeyHelp id={HELP} words={words.keys} />}
      </div>
      <StatusLine words={words} state={state} source={episode.source} isTranscriptOpen={isTranscriptOpen} />
    </div>
  )
}

/** Shows the transcript where it is, or hides it and comes back. Says whether it is open now. */
function toggleTranscript(panel: HTMLElement | null): boolean | undefined {
  const transcript = document.querySelector<HTMLDetailsElement>('#transcript')
  if (!transcript) return undefined
  transcript.open = !transcript.open
  const shown = transcript.open ? (transcript.querySelector('[aria-current]') ?? transcript) : panel
  shown?.scrollIntoView({ block: transcript.open ? 'start' : 'nearest' })
  return transcript.open
}
