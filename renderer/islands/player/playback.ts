import { type RefObject, useLayoutEffect, useReducer, useState } from 'react'

const AUDIO_EVENTS = (
  'loadedmetadata durationchange canplay playing waiting play pause ' +
  'timeupdate seeking seeked ended volumechange ratechange emptied error'
).split(' ')

/** Step of the arrow keys and the skip buttons. */
export const SEEK_STEP_SECONDS = 10

/** State and actions of an audio element. Times are in seconds. */
export type Playback = ReturnType<typeof createPlayback>

/** Adds state and actions to an audio element. Calls `onChange` when the state changes. `expectedDuration` is the default if the file is not loaded. */
function createPlayback(audio: HTMLAudioElement, expectedDuration: number, onChange: () => void) {
  /** Position to seek to when the metadata is loaded. WebKit may ignore an earlier `currentTime`. */
  let pendingSeekTime: number | undefined
  let hasFailed = false
  const playback = {
    audio,
    get status(): 'loading' | 'ready' | 'ended' | 'error' {
      const { seeking, ended, paused, readyState, HAVE_FUTURE_DATA } = audio
      // `networkState` is not reliable. It's `NETWORK_NO_SOURCE` during source selection.
      if (hasFailed) return 'error'
      if (ended && !seeking) return 'ended'
      return paused || seeking || readyState >= HAVE_FUTURE_DATA ? 'ready' : 'loading'
    },
    /** Stays true when the audio waits for data. */
    get isPlaying(): boolean {
      return !audio.paused && !hasFailed
    },
    get time(): number {
      return pendingSeekTime ?? audio.currentTime
    },
    get duration(): number {
      return Number.isFinite(audio.duration) ? audio.duration : expectedDuration
    },
    /** Rounds WebKit's 0.949999988 to 0.95, a step of the slider. */
    get volume(): number {
      return Math.round(audio.volume * 100) / 100
    },
    play(): void {
      if (hasFailed) reload()
      // Don't report the rejection. A file that can't be loaded sends an `error` event.
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
  // Retry a file that failed before hydration. During source selection, this restarts the selection.
  if (!audio.paused && (audio.error || audio.networkState === audio.NETWORK_NO_SOURCE)) reload()
  return playback
}

/** Returns the playback of an audio element. It's undefined during hydration, to match the server's HTML. Moves the focus from the browser's player to the first button. */
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
    // Wait for the end of a press on the browser's player. Hydration removes that player.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(takeOver), { once: true })
    else takeOver()
  }, [audioRef, expectedDuration])
  useLayoutEffect(() => {
    if (playback && document.activeElement === audioRef.current) playerRef.current?.querySelector('button')?.focus()
  }, [playback, audioRef, playerRef])
  return playback
}
