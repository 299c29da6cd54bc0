import type { PlayableEpisode } from './episode.ts'

export type PlaybackStatus = 'loading' | 'playing' | 'paused' | 'seeking' | 'ended' | 'error'

/** How fast one may listen: 1 is as recorded. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

/** What the player shows. Times are in seconds. */
export interface PlaybackState {
  episode: PlayableEpisode | undefined
  status: PlaybackStatus
  /** Whether the visitor has played it since it was chosen. */
  isStarted: boolean
  /** Whether it plays, or will as soon as it can. */
  isOn: boolean
  time: number
  length: number
  buffered: { start: number; end: number }[]
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
  isLooping: boolean
  speed: number
}

export const IDLE: PlaybackState = {
  episode: undefined,
  status: 'paused',
  isStarted: false,
  isOn: false,
  time: 0,
  length: 0,
  buffered: [],
  volume: 1,
  isMuted: false,
  isLooping: false,
  speed: 1,
}

/** The state of an episode that is loaded into an audio element. */
export function stateOf(audio: HTMLAudioElement, episode: PlayableEpisode): Omit<PlaybackState, 'isStarted'> {
  const status = statusOf(audio)
  return {
    episode,
    status,
    isOn: !audio.paused && status !== 'error',
    time: audio.currentTime,
    length: Number.isFinite(audio.duration) ? audio.duration : episode.duration,
    buffered: Array.from({ length: audio.buffered.length }, (_, index) => ({
      start: audio.buffered.start(index),
      end: audio.buffered.end(index),
    })),
    volume: audio.volume,
    isMuted: audio.muted,
    isLooping: audio.loop,
    speed: audio.playbackRate,
  }
}

function statusOf(audio: HTMLAudioElement): PlaybackStatus {
  if (audio.error || audio.networkState === audio.NETWORK_NO_SOURCE) return 'error'
  if (audio.seeking) return 'seeking'
  if (audio.ended) return 'ended'
  if (audio.paused) return 'paused'
  return audio.readyState < audio.HAVE_FUTURE_DATA ? 'loading' : 'playing'
}
