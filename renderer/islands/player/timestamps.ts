import { useEffect } from 'react'
import { secondsOf } from '../../wording/duration.ts'

/** The moment that an address asks for, in seconds: `?t=754`, `#t=12:34` (W3C Media Fragments 1.0, 4.2.1). What is none is undefined. */
export function timestampIn({ search, hash }: Pick<Location, 'search' | 'hash'>): number | undefined {
  const asked = new URLSearchParams(hash.slice(1)).get('t') ?? new URLSearchParams(search).get('t') ?? ''
  if (/^\d{1,6}(\.\d+)?$/.test(asked)) return Number(asked)
  return /^\d{1,3}:[0-5]\d$/.test(asked) ? secondsOf(asked) : undefined
}

/** The address of a moment of an episode. Its beginning needs no `t`: there the page's own address does. */
export function timestampAddress(page: string, seconds: number): string {
  return seconds >= 1 ? `${page}?t=${Math.floor(seconds)}` : page
}

/** Links of the page that stand for a moment of the recording, in seconds: those of its chapters and its transcript. */
const MOMENT = 'a[data-at]'

/** Chapters and transcript follow along, undefined while nothing is heard, and lead to their moment instead of to their place in the page. */
export function useFollowing(time: number | undefined, goTo: (at: number) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(MOMENT)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      goTo(Number(link.dataset.at))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [goTo])
  // Moments are written in tenths of a second at most; what a browser makes of 4.8 may be a hair less.
  const moment = time === undefined ? -1 : Math.floor(time * 10 + 0.01) / 10
  useEffect(() => {
    for (const list of document.querySelectorAll('.moments')) markCurrent(list, moment)
  }, [moment])
}

function markCurrent(list: Element, time: number): void {
  const links = [...list.querySelectorAll<HTMLElement>(MOMENT)]
  const current = links.findLast((link) => Number(link.dataset.at) <= time)
  for (const link of links) link.ariaCurrent = link === current ? 'true' : null
}

/**
 * Opens the page's transcript and brings the focus to what is being said, or closes it and scrolls back to the player. The
 * same key closes it from within: the control that had the focus gets it back, and the key.
 * @returns whether it is open now; undefined where the page has none.
 */
export function toggleTranscript(player: HTMLElement | null): boolean | undefined {
  const transcript = document.querySelector<HTMLDetailsElement>('#transcript')
  if (!transcript) return undefined
  transcript.open = !transcript.open
  const { activeElement: from } = document
  const shown = transcript.open ? bestIn(transcript) : player
  if (transcript.open) shown?.focus()
  // With the speaker's name.
  const turn = shown?.closest('p') ?? shown
  turn?.scrollIntoView({ block: transcript.open ? 'start' : 'nearest' })
  transcript.onkeydown = (event) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (!(from instanceof HTMLElement) || event.key !== 'c' || isHeld) return
    from.focus()
    from.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  return transcript.open
}

/** What is being said; before anything is, what opens the transcript. */
const bestIn = (transcript: HTMLElement) =>
  transcript.querySelector<HTMLElement>('[aria-current]') ?? transcript.querySelector('summary')
