import { useEffect } from 'react'
import type { PlayerCopy } from '../../collections/episodes/copy.ts'
import type { Playback } from './playback.ts'

/** Links of the page to a time in the recording, in seconds: its chapters and the paragraphs of its transcript. */
const MOMENT = 'a[data-at]'

/**
 * Makes the links to chapters and paragraphs play from their time, and marks the current ones with `aria-current`.
 * Without a player, they lead to their paragraph.
 */
export function useMoments(playback: Playback | undefined): void {
  useEffect(() => {
    if (!playback) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(MOMENT)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      playback.seek(Number(link.dataset.at))
      playback.play()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [playback])
  useEffect(() => {
    if (!playback) return
    // After a seek to 4.8, a browser may report slightly less. Links have tenths of a second at most.
    const time = playback.time + 0.01
    for (const list of document.querySelectorAll('.moments')) {
      const links = [...list.querySelectorAll<HTMLElement>(MOMENT)]
      const current = links.findLast(({ dataset }) => Number(dataset.at) <= time)
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    }
  })
}

/**
 * Shows the transcript and scrolls to the current paragraph, or hides it and scrolls back to the player. The focus stays
 * in the player, so the same key hides it again.
 * @returns a message for screen readers, or undefined if the page has no transcript.
 */
export function toggleTranscript(player: HTMLElement | null, copy: PlayerCopy): string | undefined {
  const transcript = document.querySelector<HTMLDetailsElement>('#transcript')
  if (!transcript) return undefined
  transcript.open = !transcript.open
  const paragraph = transcript.querySelector('[aria-current]')?.closest('p') ?? transcript
  if (transcript.open) paragraph.scrollIntoView()
  else player?.scrollIntoView({ block: 'nearest' })
  return transcript.open ? copy.transcriptShown : copy.transcriptHidden
}
