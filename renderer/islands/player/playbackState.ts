/** What the player needs to know of an episode, wherever on the site it plays. */
export interface PlayableEpisode {
  /** Its page, `/podcast/answer-the-phone`. It tells episodes apart. */
  address: string
  title: string
  /** The podcast's name, as a lock screen shows it. */
  show: string
  /** The recording's address. */
  source: string
  /** Seconds that the recording plays: shown until it is loaded. */
  duration: number
  /** The word that marks a recording which only stands in for the episode's. */
  sample?: string | undefined
  /** In seconds of the recording. */
  chapters: { at: number; title: string }[]
}

/** How fast one may listen: 1 is as recorded. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

export type PlaybackStatus = 'loading' | 'playing' | 'paused' | 'seeking' | 'ended' | 'error'

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

/** The state while nothing is listened to. */
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
