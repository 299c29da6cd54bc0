import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlayerCopy } from '../collections/episodes/definition.ts'
import { Controls, type PlayerProps, TEXT_BUTTON_CLASSES } from './player/Controls.tsx'
import { type Playback, SEEK_STEP_SECONDS, usePlayback } from './player/playback.ts'
import { TimelineDrawing } from './player/Timeline.tsx'

/** Renders the audio player. Before hydration, it shows the drawing, an `<audio controls>`, and a download link. */
export function Player(props: PlayerProps) {
  const { copy, audioUrl, duration, timelinePath } = props
  const playerRef = useRef<HTMLDivElement>(null)
  const audioRef = useRef<HTMLAudioElement>(null)
  const playback = usePlayback(audioRef, playerRef, duration)
  const [announcement, setAnnouncement] = useState<string>()
  useTimestampLinks(playback)
  const onToggleTranscript = () => setAnnouncement(toggleTranscript(playerRef.current, copy))
  return (
    // Reserves the height of the controls to avoid a layout shift.
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls inside
    <div
      className="scripted:grid scripted:min-h-[17.15rem] scripted:content-center scripted:gap-6 md:scripted:min-h-[13.25rem]"
      ref={playerRef}
      onKeyDown={(event) => playback && handleKey(event, playback, onToggleTranscript)}
    >
      {playback ? (
        <Controls {...props} playback={playback} announcement={announcement} />
      ) : (
        <TimelineDrawing timelinePath={timelinePath} />
      )}
      {/* Sets the height, because Firefox's default is 150 px. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page */}
      <audio className="h-[3.375rem] w-full" ref={audioRef} controls={!playback} preload="none" aria-label={copy.label}>
        <source src={audioUrl} type="audio/mpeg" />
        {copy.fallback}
      </audio>
      {!playback && (
        <a className={TEXT_BUTTON_CLASSES} href={audioUrl} download="">
          {copy.download}
        </a>
      )}
    </div>
  )
}

/** Handles the keyboard shortcuts of Plyr, except for `f` (full screen). Here, `c` toggles the transcript. Leaves keys to focused controls that use them. */
function handleKey(event: KeyboardEvent, playback: Playback, onToggleTranscript: () => void): void {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (ctrlKey || metaKey || altKey || shiftKey || isHandledByControl(key, target)) return
  const { time, duration, volume, audio } = playback
  const actions: Record<string, () => void> = {
    ' ': playback.toggle,
    k: playback.toggle,
    arrowleft: () => playback.seek(time - SEEK_STEP_SECONDS),
    arrowright: () => playback.seek(time + SEEK_STEP_SECONDS),
    // The volume slider has finer steps than these keys.
    arrowup: () => playback.setVolume(volume + 0.1),
    arrowdown: () => playback.setVolume(volume - 0.1),
    m: () => playback.setProperties({ muted: !audio.muted }),
    l: () => playback.setProperties({ loop: !audio.loop }),
    c: onToggleTranscript,
  }
  const seekToTenth = () => playback.seek((Number(key) / 10) * duration)
  const action = /^\d$/.test(key) ? seekToTenth : actions[key.toLowerCase()]
  if (!action) return
  event.preventDefault()
  if (!repeat || key.startsWith('Arrow')) action()
}

/** Checks if the focused control uses the key (ARIA Authoring Practices: listbox, slider, button). */
function isHandledByControl(key: string, target: EventTarget): boolean {
  if (target instanceof HTMLSelectElement) return true
  if (target instanceof HTMLInputElement)
    return ['ArrowUp', 'ArrowDown'].includes(key) || (target.name === 'volume' && key.startsWith('Arrow'))
  return key === ' ' && target instanceof HTMLElement && ['BUTTON', 'SUMMARY'].includes(target.tagName)
}

const TIMESTAMP_SELECTOR = 'a[data-start-seconds]'

/** Plays the recording from a chapter or paragraph when visitors click its timestamp, and sets `aria-current` on the current ones. */
function useTimestampLinks(playback: Playback | undefined): void {
  useEffect(() => {
    if (!playback) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(TIMESTAMP_SELECTOR)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      playback.seek(Number(link.dataset.startSeconds))
      playback.play()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [playback])
  useEffect(() => {
    if (!playback) return
    // Add a tolerance. After a seek to 4.8, a browser may report 4.799.
    const time = playback.time + 0.01
    for (const list of document.querySelectorAll('.timestamps')) {
      const links = [...list.querySelectorAll<HTMLElement>(TIMESTAMP_SELECTOR)]
      const current = links.findLast(({ dataset }) => Number(dataset.startSeconds) <= time)
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    }
  })
}

/** Shows or hides the transcript, and returns an announcement. The focus stays in the player, so the same key hides it. */
function toggleTranscript(player: HTMLElement | null, copy: PlayerCopy): string | undefined {
  const transcript = document.querySelector<HTMLDetailsElement>('#transcript')
  if (!transcript) return undefined
  transcript.open = !transcript.open
  const scrollTarget = transcript.querySelector('[aria-current]')?.closest('p') ?? transcript
  if (transcript.open) scrollTarget.scrollIntoView()
  else player?.scrollIntoView({ block: 'nearest' })
  return transcript.open ? copy.transcriptShown : copy.transcriptHidden
}
