import { useSyncExternalStore } from 'react'
import {
  audioOf,
  EVENTS,
  IDLE,
  needsLoading,
  type PlayableEpisode,
  type PlaybackState,
  stateOf,
} from './playbackState.ts'
import { forgetPosition, savedPosition, savedSpeed, savePosition, saveSpeed } from './storage.ts'

/** Seconds between two notes of the position: what a crash may lose. */
const NOTE_EVERY = 5
/** With fewer seconds left than this the episode counts as heard, and begins anew next time. */
const NEARLY_ALL = 15

/** The page’s one sound: the audio element of the episode listened to, a child of the body, since the player takes the browser’s own away. */
class Playback {
  #audio: HTMLAudioElement | undefined
  #state = IDLE
  #notedAt = 0
  /** Seconds. Where what is not loaded yet will begin. */
  #begin = 0
  #listening = new AbortController()
  readonly #watchers = new Set<() => void>()

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** What is being listened to, and how. The same object until something changes, as React asks of a store. */
  readonly state = (): PlaybackState => this.#state

  /**
   * Takes over the audio element of an episode's page, playing or not. Another episode that the visitor is listening to
   * keeps the sound, unless they have started this one.
   * @param at where to begin, in seconds; else where the visitor left off.
   */
  adopt(audio: HTMLAudioElement, episode: PlayableEpisode, at?: number): void {
    if (!this.#state.isStarted || !audio.paused) this.#replace(audio, episode, at)
  }

  choose(episode: PlayableEpisode, at?: number): void {
    if (!this.#isCurrent(episode)) this.#replace(audioOf(episode), episode, at)
  }

  /** Goes on with what the visitor was listening to before this page was loaded. */
  resume(episode: PlayableEpisode, at: number, isOn: boolean): void {
    this.#state = { ...IDLE, episode, isStarted: true }
    this.#replace(audioOf(episode), episode, at)
    if (isOn) this.play()
  }

  close(): void {
    this.#letGo()
    this.#state = IDLE
    this.#notify()
  }

  /** Plays from the present position. What has not been loaded, or could not be, is loaded now. */
  play(): void {
    if (this.#audio && needsLoading(this.#audio)) {
      const { time } = this.#state
      this.#audio.load()
      this.#moveTo(time)
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
    this.#moveTo(Math.min(Math.max(time, 0), this.#state.length))
    this.#changed()
  }

  seekIn(episode: PlayableEpisode, time: number): void {
    if (this.#isCurrent(episode)) this.seek(time)
  }

  seekBy(seconds: number): void {
    this.seek(this.#state.time + seconds)
  }

  /** @param volume from 0 to 1; what lies outside becomes the nearest. It unmutes: whoever sets a volume wants to hear it. */
  setVolume(volume: number): void {
    if (!this.#audio) return
    this.#audio.volume = Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1)
    this.#audio.muted = false
    // At once: keys that follow each other go on from here, and the element tells of it later.
    this.#changed()
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
    // Loading again sets the rate back to this one.
    this.#audio.defaultPlaybackRate = speed
    saveSpeed(speed)
  }

  #replace(audio: HTMLAudioElement, episode: PlayableEpisode, at = savedPosition(episode.address)): void {
    this.#letGo()
    this.#audio = audio
    audio.controls = false
    // An element that moves within one task does not stop (HTML, 4.8.11.8, "when a media element is removed").
    document.body.append(audio)
    audio.playbackRate = audio.defaultPlaybackRate = savedSpeed()
    this.#begin = 0
    if (audio.paused && at > 0) this.#moveTo(at)
    const { signal } = this.#listening
    for (const type of EVENTS) {
      // Captured, since a source's error does not bubble.
      audio.addEventListener(type, () => this.#changed(type, episode), { capture: true, signal })
    }
    this.#changed(undefined, episode)
  }

  /** Before it is loaded, an element only takes note of where to begin (HTML, 4.8.11.6), and WebKit's may forget it. */
  #moveTo(time: number): void {
    if (!this.#audio) return
    this.#audio.currentTime = time
    if (this.#audio.readyState === HTMLMediaElement.HAVE_NOTHING) this.#begin = time
  }

  #letGo(): void {
    this.#note()
    this.#listening.abort()
    this.#listening = new AbortController()
    this.#audio?.pause()
    this.#audio?.remove()
    this.#audio = undefined
  }

  #changed(type?: string, episode = this.#state.episode): void {
    if (!this.#audio || !episode) return
    if (type === 'loadedmetadata' && this.#begin > 0 && this.#audio.currentTime === 0)
      this.#audio.currentTime = this.#begin
    const isStarted = !this.#audio.paused || (this.#state.isStarted && this.#isCurrent(episode))
    this.#state = { ...stateOf(this.#audio, episode, this.#begin), isStarted }
    // A source's error comes before the element knows that it has no other (HTML, 4.8.11.5, "failed with elements").
    if (type === 'error') setTimeout(() => this.#changed())
    if (type === 'pause' || type === 'ended' || Math.abs(this.#state.time - this.#notedAt) > NOTE_EVERY) this.#note()
    this.#notify()
  }

  #note(): void {
    const { episode, time, length } = this.#state
    if (!episode || time === 0) return
    this.#notedAt = time
    if (time > length - NEARLY_ALL) forgetPosition(episode.address)
    else savePosition(episode.address, time)
  }

  #isCurrent({ address }: PlayableEpisode): boolean {
    return this.#state.episode?.address === address
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher()
  }
}

export const playback = new Playback()

/** What is being listened to. On the server that is nothing. */
export function usePlayback(): PlaybackState {
  return useSyncExternalStore(playback.subscribe, playback.state, () => IDLE)
}
