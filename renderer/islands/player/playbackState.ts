/** Seconds that a skip goes (specification, section 9): by button, by key and by the system's controls. */
export const SKIP = 10

/** What the player needs to know of an episode, wherever on the site it plays. */
export interface PlayableEpisode {
  /** Its page, `/podcast/answer-the-phone`. It tells episodes apart. */
  address: string
  title: string
  /** The podcast's name, as a lock screen shows it. */
  show: string
  source: string
  /** Seconds that the recording plays: shown until it is loaded. */
  duration: number
  sample?: string | undefined
  /** In seconds of the recording. */
  chapters: { at: number; title: string }[]
}

/** How fast one may listen: 1 is as recorded. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

type PlaybackStatus = 'loading' | 'playing' | 'paused' | 'seeking' | 'ended' | 'error'

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
  volume: 1,
  isMuted: false,
  isLooping: false,
  speed: 1,
}

/** The media type of every recording: episodes are MP3 files. */
export const RECORDING_TYPE = 'audio/mpeg'

/** Whatever may change the state that is shown. */
export const EVENTS = (
  'loadstart loadedmetadata durationchange progress canplay playing waiting stalled play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

/** An audio element for an episode whose page is not here. */
export function audioOf({ source }: PlayableEpisode): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  const recording = document.createElement('source')
  recording.src = source
  recording.type = RECORDING_TYPE
  audio.append(recording)
  return audio
}

/**
 * The state of an episode in an audio element. The element does not know whether it was ever started.
 * @param begin where it is to begin, in seconds: until it is loaded, not every browser's element tells it (WebKit's says 0).
 */
export function stateOf(
  audio: HTMLAudioElement,
  episode: PlayableEpisode,
  begin: number,
): Omit<PlaybackState, 'isStarted'> {
  const status = statusOf(audio)
  return {
    episode,
    status,
    isOn: !audio.paused && status !== 'error',
    time: audio.readyState === audio.HAVE_NOTHING ? begin : audio.currentTime,
    length: Number.isFinite(audio.duration) ? audio.duration : episode.duration,
    // WebKit keeps it in 32 bits: 0.95 comes back as 0.949999988, a step that no range has, so its keys would go nowhere.
    volume: Math.round(audio.volume * 100) / 100,
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

/**
 * Whether playing needs a load first. After an error it does; and where the element has nothing and fetches nothing, though
 * playing would load it: Chromium (156) reports no failing source of an element that was moved since it asked for it.
 */
export function needsLoading({ error, readyState, HAVE_NOTHING, networkState, NETWORK_LOADING }: HTMLAudioElement) {
  return error !== null || (readyState === HAVE_NOTHING && networkState !== NETWORK_LOADING)
}
