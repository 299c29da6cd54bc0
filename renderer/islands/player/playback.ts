import type { PlayableEpisode } from './episode.ts'
import { forget, leftOff, rememberedSpeed, rememberPosition, rememberSpeed } from './memory.ts'
import { IDLE, type PlaybackState, stateOf } from './playbackState.ts'

/** Seconds that a skip goes. Source: the specification, section 9. */
export const SKIP = 10
/** Seconds between two notes of where the visitor is. */
const NOTE_EVERY = 5
/** Who has heard all but this many seconds has heard the episode: it begins anew next time. */
const NEARLY_ALL = 15

const EVENTS = (
  'loadstart loadedmetadata durationchange progress canplay playing waiting stalled play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

/**
 * The site's one sound: the audio element of the episode that is being listened to. It stands beside the page, so that it
 * plays on while pages come and go. What shows it subscribes to its state.
 */
class Playback {
  #audio: HTMLAudioElement | undefined
  #state = IDLE
  #notedAt = 0
  #listening = new AbortController()
  readonly #watchers = new Set<() => void>()

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** What is being listened to, and how. The same object until something changes. */
  readonly state = (): PlaybackState => this.#state

  /**
   * Takes over the audio element of an episode's page, playing or not; but another episode that the visitor is listening
   * to goes on, unless they have started this one.
   * @param at where to begin, in seconds; else where the visitor left off.
   */
  adopt(audio: HTMLAudioElement, episode: PlayableEpisode, at?: number): void {
    if (!this.#state.isStarted || !audio.paused) this.#replace(audio, episode, at)
  }

  /** Makes an episode the one that is listened to. */
  choose(episode: PlayableEpisode, at?: number): void {
    if (!this.#isCurrent(episode)) this.#replace(audioOf(episode), episode, at)
  }

  /** Goes on with what the visitor was listening to before this page was loaded. */
  resume(episode: PlayableEpisode, at: number, isOn: boolean): void {
    this.#state = { ...IDLE, episode, isStarted: true }
    this.#replace(audioOf(episode), episode, at)
    if (isOn) this.play()
  }

  /** Stops, and lets go of the episode. */
  close(): void {
    this.#letGo()
    this.#state = IDLE
    this.#tell()
  }

  /** Plays from where it is. What has not been loaded, or could not be, is loaded now. */
  play(): void {
    if (this.#audio && needsLoading(this.#audio)) {
      const { currentTime } = this.#audio
      this.#audio.load()
      this.#audio.currentTime = currentTime
    }
    // The promise is refused where the browser wants a press first, or cannot load: the element's state says which.
    this.#audio?.play().catch(() => this.#changed())
  }

  pause(): void {
    this.#audio?.pause()
  }

  toggle(): void {
    if (this.#audio?.paused) this.play()
    else this.pause()
  }

  /** Goes to a time in seconds, or to the nearest that the recording has. */
  seek(time: number): void {
    if (!this.#audio) return
    this.#audio.currentTime = Math.min(Math.max(time, 0), this.#state.length)
    this.#changed()
  }

  /** Goes to a time of an episode, if it is the one that is listened to. */
  seekIn(episode: PlayableEpisode, time: number): void {
    if (this.#isCurrent(episode)) this.seek(time)
  }

  /** Goes on by some seconds, or back. */
  seekBy(seconds: number): void {
    this.seek(this.#state.time + seconds)
  }

  /** @param volume from 0 to 1; what lies outside becomes the nearest. A volume that is set is heard. */
  setVolume(volume: number): void {
    if (!this.#audio) return
    this.#audio.volume = Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1)
    this.#audio.muted = false
  }

  toggleMute(): void {
    if (this.#audio) this.#audio.muted = !this.#audio.muted
  }

  toggleLoop(): void {
    if (!this.#audio) return
    this.#audio.loop = !this.#audio.loop
    this.#changed()
  }

  setSpeed(speed: number): void {
    if (!this.#audio) return
    this.#audio.playbackRate = speed
    // What the element is set back to when it loads again.
    this.#audio.defaultPlaybackRate = speed
    rememberSpeed(speed)
  }

  /** Keeps where the visitor is for their next visit. */
  note(): void {
    const { episode, time, length } = this.#state
    if (!episode || time === 0) return
    this.#notedAt = time
    if (time > length - NEARLY_ALL) forget(episode.address)
    else rememberPosition(episode.address, time)
  }

  #replace(audio: HTMLAudioElement, episode: PlayableEpisode, at = leftOff(episode.address)): void {
    this.#letGo()
    this.#audio = audio
    audio.controls = false
    // An element that moves within one task does not stop (HTML, 4.8.11.8, "when a media element is removed").
    document.body.append(audio)
    audio.playbackRate = audio.defaultPlaybackRate = rememberedSpeed()
    if (audio.paused && at > 0) audio.currentTime = at
    const { signal } = this.#listening
    // Captured, since a source's error does not bubble.
    for (const type of EVENTS)
      audio.addEventListener(type, () => this.#changed(type, episode), { capture: true, signal })
    this.#changed(undefined, episode)
  }

  #letGo(): void {
    this.note()
    this.#listening.abort()
    this.#listening = new AbortController()
    this.#audio?.pause()
    this.#audio?.remove()
    this.#audio = undefined
  }

  #changed(type?: string, episode = this.#state.episode): void {
    if (!this.#audio || !episode) return
    const isStarted = !this.#audio.paused || (this.#state.isStarted && this.#isCurrent(episode))
    this.#state = { ...stateOf(this.#audio, episode), isStarted }
    // A source's error comes before the element knows that it has no other (HTML, 4.8.11.5, "failed with elements").
    if (type === 'error') setTimeout(() => this.#changed())
    if (type === 'pause' || type === 'ended' || Math.abs(this.#state.time - this.#notedAt) > NOTE_EVERY) this.note()
    this.#tell()
  }

  #isCurrent({ address }: PlayableEpisode): boolean {
    return this.#state.episode?.address === address
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher()
  }
}

/**
 * Chromium (156) does not tell that an element's source cannot be loaded if the element has moved since it was asked for:
 * therefore also what it would load by itself.
 */
function needsLoading({ error, readyState, HAVE_NOTHING, networkState, NETWORK_LOADING }: HTMLAudioElement): boolean {
  return error !== null || (readyState === HAVE_NOTHING && networkState !== NETWORK_LOADING)
}

/** An audio element for an episode whose page is not here. */
function audioOf({ source }: PlayableEpisode): HTMLAudioElement {
  const audio = document.createElement('audio')
  audio.preload = 'none'
  const recording = document.createElement('source')
  recording.src = source
  recording.type = 'audio/mpeg'
  audio.append(recording)
  return audio
}

export const playback = new Playback()
