import { PODCAST_COVER_SMALL } from '../../urls.ts'
import { playback, SKIP } from './playback.ts'
import type { PlayableEpisode } from './playbackState.ts'

/**
 * Lets lock screens, headphones and media keys show and control whatever plays from now on, where the browser has the
 * Media Session API (W3C, Media Session).
 */
export function shareWithSystem(): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => playback.play(),
    pause: () => playback.pause(),
    stop: () => playback.pause(),
    seekbackward: ({ seekOffset }) => playback.seekBy(-(seekOffset ?? SKIP)),
    seekforward: ({ seekOffset }) => playback.seekBy(seekOffset ?? SKIP),
    seekto: ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime),
  }
  for (const [action, answer] of Object.entries(actions)) {
    mediaSession.setActionHandler(action as MediaSessionAction, answer)
  }
  let shown: PlayableEpisode | undefined
  playback.subscribe(() => {
    const state = playback.state()
    if (state.episode !== shown) {
      shown = state.episode
      mediaSession.metadata = shown ? metadataOf(shown) : null
    }
    mediaSession.playbackState = shown ? (state.isOn ? 'playing' : 'paused') : 'none'
    if (state.time <= state.length) {
      mediaSession.setPositionState({ duration: state.length, position: state.time, playbackRate: state.speed })
    }
  })
}

function metadataOf({ title, show }: PlayableEpisode): MediaMetadata {
  return new MediaMetadata({
    title,
    artist: show,
    artwork: [{ src: PODCAST_COVER_SMALL, sizes: '512x512', type: 'image/jpeg' }],
  })
}
