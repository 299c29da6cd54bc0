import type { PlayerWords } from '../../collections/episodes/words.ts'
import { fill } from '../../wording/fill.ts'
import { clock } from './moment.ts'
import { playback } from './playback.ts'
import type { PlaybackState } from './playbackState.ts'

interface Props {
  words: PlayerWords
  state: PlaybackState
  /** The recording's address, for who cannot play it here. */
  source: string
  /** Whether the transcript has been shown or hidden by its key. */
  isTranscriptOpen: boolean | undefined
}

/** What the visitor cannot see on the controls: that it loads, has ended or cannot be played. Read out when it changes. */
export function StatusLine({ words, state: { status, length }, source, isTranscriptOpen }: Props) {
  return (
    <p className="player-status note" role="status">
      {status === 'loading' && words.loading}
      {status === 'ended' && fill(words.ended, { time: clock(length) })}
      {status === 'error' && (
        <>
          {words.error}{' '}
          <button type="button" className="player-word" onClick={() => playback.play()}>
            {words.retry}
          </button>{' '}
          <a className="player-word" href={source}>
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
