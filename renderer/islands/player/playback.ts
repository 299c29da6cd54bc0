import { type RefObject, useLayoutEffect, useReducer, useState } from 'react'

const AUDIO_EVENTS = (
  'loadedmetadata durationchange canplay playing waiting play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

/** State and actions of an audio element. Times are in seconds. */
export type Playback = ReturnType<typeof createPlayback>

/** Adds state and actions to an audio element, and calls `onChange` when the state changes. `expectedDuration` applies until the file is loaded. */
function createPlayback(audio: HTMLAudioElement, expectedDuration: number, onChange: () => void) {
  /** Position to seek to after the metadata is loaded. Earlier, WebKit may ignore `currentTime`. */
  let pendingSeekTime: number | undefined
  let hasFailed = false
  const playback = {
    audio,
    get status(): 'loading' | 'ready' | 'ended' | 'error' {
      const { seeking, ended, paused, readyState, HAVE_FUTURE_DATA } = audio
      // Don't check `networkState`, which is also `NETWORK_NO_SOURCE` while the browser selects a source.
      if (hasFailed) return 'error'
      if (ended && !seeking) return 'ended'
      return paused || seeking || readyState >= HAVE_FUTURE_DATA ? 'ready' : 'loading'
    },
    /** Also true while waiting for data. */
    get isPlaying(): boolean {
      return !audio.paused && !hasFailed
    },
    get time(): number {
      return pendingSeekTime ?? audio.currentTime
    },
    get duration(): number {
      return Number.isFinite(audio.duration) ? audio.duration : expectedDuration
    },
    /** Rounded, because WebKit returns 0.949999988 for 0.95, which isn't a step of the slider. */
    get volume(): number {
      return Math.round(audio.volume * 100) / 100
    },
    play(): void {
      if (hasFailed) reload()
      // Don't report the rejection, because files that can't be loaded also send an `error` event.
      else audio.play().catch(onChange)
    },
    toggle(): void {
      if (playback.isPlaying) audio.pause()
      else playback.play()
    },
    seek(time: number): void {
      const validTime = Math.min(Math.max(time, 0), playback.duration)
      if (audio.readyState === audio.HAVE_NOTHING) pendingSeekTime = validTime
      else audio.currentTime = validTime
      onChange()
    },
    setVolume(volume: number): void {
      playback.setProperties({ volume: Math.min(Math.max(Math.round(volume * 100) / 100, 0), 1), muted: false })
    },
    setProperties(properties: Partial<HTMLAudioElement>): void {
      Object.assign(audio, properties)
      onChange()
    },
  }
  const reload = () => {
    pendingSeekTime = playback.time
    hasFailed = false
    audio.load()
    playback.play()
  }
  const onEvent = ({ type }: Event) => {
    if (type === 'error') hasFailed = true
    if (type === 'loadedmetadata' && pendingSeekTime !== undefined) {
      audio.currentTime = pendingSeekTime
      pendingSeekTime = undefined
    }
    onChange()
  }
  // Capture events. The `error` event of a `<source>` doesn't bubble.
  for (const type of AUDIO_EVENTS) audio.addEventListener(type, onEvent, { capture: true })
  // Retry a file that failed before hydration. If the browser is still selecting a source, this only starts over.
  if (!audio.paused && (audio.error || audio.networkState === audio.NETWORK_NO_SOURCE)) reload()
  return playback
}

/** Returns the playback of an audio element, or undefined until hydration. Moves the focus from the browser's player to the first button. */
export function usePlayback(
  audioRef: RefObject<HTMLAudioElement | null>,
  playerRef: RefObject<HTMLElement | null>,
  expectedDuration: number,
): Playback | undefined {
  const [playback, setPlayback] = useState<Playback>()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const audio = audioRef.current
    if (!audio) return
    const takeOver = () => setPlayback(createPlayback(audio, expectedDuration, render))
    // If the visitor is pressing a control of the browser's player, wait for the end, because hydration removes that player.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(takeOver), { once: true })
    else takeOver()
  }, [audioRef, expectedDuration])
  useLayoutEffect(() => {
    if (playback && document.activeElement === audioRef.current) playerRef.current?.querySelector('button')?.focus()
  }, [playback, audioRef, playerRef])
  return playback
}
