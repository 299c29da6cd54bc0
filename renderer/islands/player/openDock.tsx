import { createRoot } from 'react-dom/client'
import styles from './Dock.css?url'
import { Dock } from './Dock.tsx'
import { type DockWords, keep, kept } from './listening.ts'
import { shareWithSystem } from './mediaSession.ts'
import { playback } from './playback.ts'

let isOpen = false

/**
 * Opens the place beside the page where the sound lives on while pages come and go: the small player, the system's keys,
 * and the note of what is being listened to when a page is left for good.
 */
export function openDock(words: DockWords): void {
  if (isOpen) return
  isOpen = true
  shareWithSystem()
  addEventListener('pagehide', () => {
    const { episode, isStarted, isOn, time } = playback.state()
    keep(episode && isStarted ? { episode, words, time, isOn } : undefined)
    playback.pause()
  })
  // A page that the browser had kept whole: the visitor may have listened on elsewhere, or have ended it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    playback.close()
    resumeListening()
  })
  const place = document.createElement('div')
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = styles
  style.onload = () => createRoot(place, { identifierPrefix: 'dock-' }).render(<Dock words={words} />)
  document.head.append(style)
  document.body.append(place)
}

/** Goes on with what was being listened to when the last page was left. */
export function resumeListening(): void {
  const listening = kept()
  if (!listening) return
  const { episode, words, time, isOn } = listening
  openDock(words)
  playback.resume(episode, time, isOn)
}
