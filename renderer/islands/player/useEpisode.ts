import { useSyncExternalStore } from 'react'
import type { PlayableEpisode } from './episode.ts'
import { playback } from './playback.ts'
import { IDLE, type PlaybackState } from './playbackState.ts'

/** What is being listened to, anywhere on the site. */
export function usePlayback(): PlaybackState {
  return useSyncExternalStore(playback.subscribe, playback.state, () => IDLE)
}

/** What the player of one episode shows: while another one is listened to, its own waits where it would begin. */
export function useEpisode(episode: PlayableEpisode, begin: number): PlaybackState {
  const state = usePlayback()
  if (state.episode?.address === episode.address) return state
  return { ...IDLE, time: begin, length: episode.duration, speed: state.speed }
}
