import { type RefObject, useLayoutEffect, useReducer, useState } from 'react'

/** Every event after which the player may look different. */
const EVENTS = (
  'loadedmetadata durationchange canplay playing waiting play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

/** Controls an `<audio>` element. Times are in seconds. */
export class Playback {
  readonly audio: HTMLAudioElement
  readonly #expectedDuration: number
  readonly #onChange: () => void
  /** Where the recording starts when it's loaded. WebKit may ignore a `currentTime` that was set before. */
  #startTime: number | undefined
  #hasFailed = false

  /**
   * @param expectedDuration is used until the file is loaded.
   * @param onChange is called when the player may look different.
   */
  constructor(audio: HTMLAudioElement, expectedDuration: number, onChange: () => void) {
    this.audio = audio
    this.#expectedDuration = expectedDuration
    this.#onChange = onChange
    // The `error` event of a `<source>` doesn't bubble, so the listeners capture.
    for (const type of EVENTS) audio.addEventListener(type, this.#onEvent, { capture: true })
    // The visitor may have pressed play on the browser's player, and the file failed before we listened.
    if (!audio.paused && (audio.error || audio.networkState === audio.NETWORK_NO_SOURCE)) this.#reload()
  }

  /**
   * Only an `error` event means an error: `networkState` is `NETWORK_NO_SOURCE` too while the browser selects a source
   * (HTML, "resource selection algorithm").
   */
  get status(): 'loading' | 'playing' | 'paused' | 'seeking' | 'ended' | 'error' {
    const { seeking, ended, paused, readyState, HAVE_FUTURE_DATA } = this.audio
    if (this.#hasFailed) return 'error'
    if (seeking) return 'seeking'
    if (ended) return 'ended'
    if (paused) return 'paused'
    return readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing'
  }

  /** True while the recording plays, or waits for data in order to play. */
  get isPlaying(): boolean {
    return !this.audio.paused && !this.#hasFailed
  }

  get time(): number {
    return this.#startTime ?? this.audio.currentTime
  }

  get duration(): number {
    return Number.isFinite(this.audio.duration) ? this.audio.duration : this.#expectedDuration
  }

  /** From 0 to 1. WebKit returns 0.949999988 for 0.95, which isn't a step of the slider. */
  get volume(): number {
    return Math.round(this.audio.volume * 100) / 100
  }

  /** Plays from the current position. A recording that failed is requested again. */
  play(): void {
    if (this.#hasFailed) this.#reload()
    // Rejects if the browser can't load the file or refuses to play. The `error` event reports the first.
    else this.audio.play().catch(this.#onChange)
  }

  toggle(): void {
    if (this.isPlaying) this.audio.pause()
    else this.play()
  }

  /** Seeks to a time, limited to the recording. */
  seek(time: number): void {
    const target = Math.min(Math.max(time, 0), this.duration)
    if (this.audio.readyState === this.audio.HAVE_NOTHING) this.#startTime = target
    else this.audio.currentTime = target
    this.#onChange()
  }

  /** Sets the volume, limited to the range from 0 to 1, and unmutes. */
  setVolume(volume: number): void {
    this.change({ volume: Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1), muted: false })
  }

  change(properties: Partial<HTMLAudioElement>): void {
    Object.assign(this.audio, properties)
    this.#onChange()
  }

  #reload(): void {
    this.#startTime = this.time
    this.#hasFailed = false
    this.audio.load()
    this.play()
  }

  readonly #onEvent = ({ type }: Event): void => {
    if (type === 'error') this.#hasFailed = true
    if (type === 'loadedmetadata' && this.#startTime !== undefined) {
      this.audio.currentTime = this.#startTime
      this.#startTime = undefined
    }
    this.#onChange()
  }
}

/**
 * Takes control of the audio element after hydration, and renders the component again when something changes. If the
 * browser's player has the focus, the first button of the panel gets it.
 * @returns undefined until the island's controls can replace the browser's.
 */
export function usePlayback(
  element: RefObject<HTMLAudioElement | null>,
  panel: RefObject<HTMLElement | null>,
  expectedDuration: number,
): Playback | undefined {
  const [playback, setPlayback] = useState<Playback>()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const audio = element.current
    if (!audio) return
    const takeOver = () => setPlayback(new Playback(audio, expectedDuration, render))
    // A press that began on the browser's player ends there.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(takeOver), { once: true })
    else takeOver()
  }, [element, expectedDuration])
  useLayoutEffect(() => {
    if (playback && document.activeElement === element.current) panel.current?.querySelector('button')?.focus()
  }, [playback, element, panel])
  return playback
}
