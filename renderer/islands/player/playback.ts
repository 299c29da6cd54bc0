import { type RefObject, useLayoutEffect, useReducer, useState } from 'react'

/** Every event after which the player may look different. */
const EVENTS = (
  'loadedmetadata durationchange canplay playing waiting play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

export type Playback = ReturnType<typeof createPlayback>

/**
 * Controls an `<audio>` element. Times are in seconds.
 * @param expectedDuration is used until the file is loaded.
 * @param onChange is called when the player may look different.
 */
export function createPlayback(audio: HTMLAudioElement, expectedDuration: number, onChange: () => void) {
  /** The position to seek to when the recording is loaded. WebKit may ignore an earlier `currentTime`. */
  let startTime: number | undefined
  let hasFailed = false
  const playback = {
    audio,
    /**
     * Only an `error` event means an error: `networkState` is `NETWORK_NO_SOURCE` too while the browser selects a source
     * (HTML, "resource selection algorithm").
     */
    get status(): 'loading' | 'ready' | 'ended' | 'error' {
      const { seeking, ended, paused, readyState, HAVE_FUTURE_DATA } = audio
      if (hasFailed) return 'error'
      if (ended && !seeking) return 'ended'
      return paused || seeking || readyState >= HAVE_FUTURE_DATA ? 'ready' : 'loading'
    },
    /** True while the recording plays, or waits for data in order to play. */
    get isPlaying(): boolean {
      return !audio.paused && !hasFailed
    },
    get time(): number {
      return startTime ?? audio.currentTime
    },
    get duration(): number {
      return Number.isFinite(audio.duration) ? audio.duration : expectedDuration
    },
    /** From 0 to 1. WebKit returns 0.949999988 for 0.95, which isn't a step of the slider. */
    get volume(): number {
      return Math.round(audio.volume * 100) / 100
    },
    /** Plays from the current position. A recording that failed is requested again. */
    play(): void {
      if (hasFailed) reload()
      // Rejects if the browser can't load the file or refuses to play. The `error` event reports the first.
      else audio.play().catch(onChange)
    },
    toggle(): void {
      if (playback.isPlaying) audio.pause()
      else playback.play()
    },
    /** Seeks to a time, limited to the recording. */
    seek(time: number): void {
      const target = Math.min(Math.max(time, 0), playback.duration)
      if (audio.readyState === audio.HAVE_NOTHING) startTime = target
      else audio.currentTime = target
      onChange()
    },
    /** Sets the volume, limited to the range from 0 to 1, and unmutes. */
    setVolume(volume: number): void {
      playback.change({ volume: Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1), muted: false })
    },
    change(properties: Partial<HTMLAudioElement>): void {
      Object.assign(audio, properties)
      onChange()
    },
  }
  const reload = () => {
    startTime = playback.time
    hasFailed = false
    audio.load()
    playback.play()
  }
  const onEvent = ({ type }: Event) => {
    if (type === 'error') hasFailed = true
    if (type === 'loadedmetadata' && startTime !== undefined) {
      audio.currentTime = startTime
      startTime = undefined
    }
    onChange()
  }
  // The `error` event of a `<source>` doesn't bubble, so the listeners capture.
  for (const type of EVENTS) audio.addEventListener(type, onEvent, { capture: true })
  // The visitor may have pressed play on the browser's player, and the file failed before we listened.
  if (!audio.paused && (audio.error || audio.networkState === audio.NETWORK_NO_SOURCE)) reload()
  return playback
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
    const takeOver = () => setPlayback(createPlayback(audio, expectedDuration, render))
    // Wait until a press on the browser's player ends.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(takeOver), { once: true })
    else takeOver()
  }, [element, expectedDuration])
  useLayoutEffect(() => {
    if (playback && document.activeElement === element.current) panel.current?.querySelector('button')?.focus()
  }, [playback, element, panel])
  return playback
}
