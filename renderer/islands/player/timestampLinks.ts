import { useEffect } from 'react'
import type { PlayerCopy } from '../../collections/episodes/definition.ts'
import type { Playback } from './playback.ts'

const TIMESTAMP_SELECTOR = 'a[data-start-seconds]'

/** Plays the recording from a chapter or paragraph when visitors click its timestamp, and sets `aria-current` on the current ones. */
export function useTimestampLinks(playback: Playback | undefined): void {
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
export function toggleTranscript(player: HTMLElement | null, copy: PlayerCopy): string | undefined {
  const transcript = document.querySelector<HTMLDetailsElement>('#transcript')
  if (!transcript) return undefined
  transcript.open = !transcript.open
  const paragraph = transcript.querySelector('[aria-current]')?.closest('p') ?? transcript
  if (transcript.open) paragraph.scrollIntoView()
  else player?.scrollIntoView({ block: 'nearest' })
  return transcript.open ? copy.transcriptShown : copy.transcriptHidden
}
