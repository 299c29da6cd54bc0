import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PODCAST_COVER_SMALL } from '../../urls.ts'
import { clock } from '../../wording/duration.ts'
import { fill } from '../../wording/fill.ts'
import styles from './Dock.css?url'
import { answerKey } from './keys.ts'
import { PlayerIcon } from './PlayerIcon.tsx'
import { playback, usePlayback } from './playback.ts'
import { type PlayableEpisode, SKIP } from './playbackState.ts'
import { type DockWords, savedListening, saveListening } from './storage.ts'

let dock: Promise<boolean> | undefined

/**
 * Opens the place beside the page where listening goes on from one page to the next: the small player, the system's keys,
 * and the note of what is being listened to when a page is left.
 * @returns whether it is there. Where its sheet cannot be fetched it is not, and the next call tries again.
 */
export function openDock(words: DockWords): Promise<boolean> {
  dock ??= loadSheet().then((isLoaded) => {
    if (isLoaded) layDock(words)
    else dock = undefined
    return isLoaded
  })
  return dock
}

function loadSheet(): Promise<boolean> {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = styles
  document.head.append(style)
  return new Promise((resolve) => {
    style.onload = () => resolve(true)
    style.onerror = () => {
      style.remove()
      resolve(false)
    }
  })
}

function layDock(words: DockWords): void {
  shareWithSystem()
  const note = () => {
    const { episode, isStarted, isOn, time } = playback.state()
    saveListening(episode && isStarted ? { episode, words, time, isOn } : undefined)
  }
  // As it goes: on the way back Chromium (156) shows the page that comes before it hides the one that goes.
  let stopNoting = playback.subscribe(note)
  addEventListener('pagehide', () => {
    note()
    stopNoting()
    playback.close()
  })
  // A page that the browser had kept whole (its back/forward cache): since then the visitor may have gone on elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    resumeListening()
    stopNoting = playback.subscribe(note)
  })
  const place = document.createElement('div')
  place.className = 'dock-place'
  createRoot(place, { identifierPrefix: 'dock-' }).render(<Dock words={words} />)
  document.body.append(place)
}

/** Lets lock screens, headphones and media keys show and control what plays (W3C, Media Session), where the browser can. */
function shareWithSystem(): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => playback.play(),
    pause: () => playback.pause(),
    stop: () => playback.pause(),
    seekbackward: ({ seekOffset }) => playback.seekBy(-(seekOffset ?? SKIP)),
    seekforward: ({ seekOffset }) => playback.seekBy(seekOffset ?? SKIP),
    seekto: ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime),
  }
  for (const [action, answer] of Object.entries(actions)) {
    mediaSession.setActionHandler(action as MediaSessionAction, answer)
  }
  let shown: PlayableEpisode | undefined
  playback.subscribe(() => {
    const state = playback.state()
    if (state.episode !== shown) {
      shown = state.episode
      mediaSession.metadata = shown ? metadataOf(shown) : null
    }
    mediaSession.playbackState = shown ? (state.isOn ? 'playing' : 'paused') : 'none'
    if (state.time <= state.length) {
      mediaSession.setPositionState({ duration: state.length, position: state.time, playbackRate: state.speed })
    }
  })
}

function metadataOf({ title, show }: PlayableEpisode): MediaMetadata {
  return new MediaMetadata({
    title,
    artist: show,
    artwork: [{ src: PODCAST_COVER_SMALL, sizes: '512x512', type: 'image/jpeg' }],
  })
}

/** Goes on with what was being listened to when the last page was left. Not without the dock, where it can be stopped. */
export async function resumeListening(): Promise<void> {
  const listening = savedListening()
  if (!listening) return
  const { episode, words, time, isOn } = listening
  if (await openDock(words)) playback.resume(episode, time, isOn)
}

const BAR =
  'note-size fixed inset-x-0 bottom-0 z-4 grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 border-line border-t bg-paper py-1 max-phone:gap-x-[0.6rem] print:hidden'
/** On phones the call at the foot of the window comes into it. */
const BESIDE_CALL = 'max-phone:tall:in-[body:has(.call-bar)]:grid-cols-[auto_minmax(0,1fr)_min(7.75rem,36vw)_auto]'
const BUTTON = 'grid size-11 cursor-pointer place-items-center max-phone:row-[1/3] max-phone:size-[min(2.75rem,12vw)]'

/** The small player at the foot of the window, while an episode is listened to whose own player is not in view. */
function Dock({ words }: { words: DockWords }) {
  const { episode, isStarted, isOn, status, time, length } = usePlayback()
  const isElsewhere = !usePlayerInView(episode?.address)
  if (!episode || !isStarted || !isElsewhere) return null
  return (
    <section
      className={`dock wrap ${BAR} ${BESIDE_CALL}`}
      aria-label={words.dock.label}
      onKeyDown={(event) => answerKey(event, () => {})}
    >
      <svg
        className="absolute inset-x-0 -top-[1.5px] h-[2px] w-full fill-none stroke-2 stroke-accent"
        viewBox="0 0 1000 2"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 1H${length > 0 ? Math.round((time / length) * 1000) : 0}`} vectorEffect="non-scaling-stroke" />
      </svg>
      {/* The border is all that forced colors leave of it. */}
      <button
        type="button"
        className={`${BUTTON} rounded-full border border-transparent bg-fill text-on-fill transition-[background-color] hover:bg-fill-hover`}
        aria-label={isOn ? words.pause : words.play}
        onClick={() => playback.toggle()}
      >
        <PlayerIcon name={isOn ? 'pause' : 'play'} className="size-5 fill-current stroke-[1.25]" />
      </button>
      <a
        className="phone:truncate phone:py-[0.6rem] leading-[1.25] no-underline hover:text-accent max-phone:line-clamp-2 max-phone:text-[0.8125rem]"
        href={episode.address}
      >
        {episode.title}
      </a>
      <span className="max-phone:wrap-anywhere tabular text-ink-soft max-phone:col-2 max-phone:row-2 max-phone:pb-1 max-phone:text-[0.8125rem]">
        {status === 'error' ? words.error : fill(words.time, { time: clock(time), length: clock(length) })}
      </span>
      <button
        type="button"
        className={`${BUTTON} -me-3 hover:text-accent max-phone:col-4 max-phone:-me-[3vw]`}
        aria-label={words.dock.close}
        onClick={close}
      >
        <PlayerIcon name="x" className="size-5 stroke-[1.25]" />
      </button>
    </section>
  )
}

function close() {
  playback.close()
  // Or the focus would be lost with the button that has it.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

function usePlayerInView(address: string | undefined): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const player = document.querySelector('.player')
    setInView(false)
    if (!player || location.pathname !== address) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(player)
    return () => observer.disconnect()
  }, [address])
  return isInView
}
