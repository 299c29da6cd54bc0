import type { KeyboardEvent } from 'react'
import { playback } from './playback.ts'
import { SKIP } from './playbackState.ts'

/** The share of the volume that a key changes. */
const VOLUME_STEP = 0.1

export type KeyAction = 'play' | 'seek' | 'volume' | 'mute' | 'loop' | 'jump' | 'transcript' | 'help'

/** Stands between the first key and the last of a row, and is no key itself. */
export const TO = '–'

/** The keys as a keyboard names them, for the player's help. They follow Plyr's on an audio player. */
export const KEY_NAMES: Record<KeyAction, string[]> = {
  play: ['Space', 'K'],
  seek: ['←', '→'],
  volume: ['↑', '↓'],
  mute: ['M'],
  loop: ['L'],
  jump: ['0', TO, '9'],
  transcript: ['C'],
  help: ['?'],
}

/** What a key does that the sound itself does not: the page of an episode answers for it. */
interface PageKeys {
  toggleTranscript: () => void
  toggleHelp: () => void
}

/**
 * Answers to a key that is struck while a player has the focus and no modifier is held.
 * @param choose makes the episode of this player the one that is listened to.
 * @param page what its page does; elsewhere `c` and `?` do nothing.
 */
export function answerKey(event: KeyboardEvent, choose: () => void, page?: PageKeys): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const onPosition = target instanceof HTMLInputElement && target.name !== 'volume' ? ON_POSITION[key] : undefined
  const act = actionOf(onPosition ?? key, page)
  if (!act || ctrlKey || metaKey || altKey || (shiftKey && key !== '?') || isItsOwn(key, target)) return
  event.preventDefault()
  choose()
  act()
}

/** On the position, up and down move it, as on every slider (APG, slider pattern). */
const ON_POSITION: Record<string, string> = { ArrowUp: 'arrowright', ArrowDown: 'arrowleft' }

/** Plyr's `f` is left out: there is no full screen for sound. */
function actionOf(key: string, page?: PageKeys): (() => void) | undefined {
  if (/^\d$/.test(key)) return () => playback.seek((Number(key) / 10) * playback.state().length)
  return actions(page)[key.toLowerCase()]
}

const actions = (page?: PageKeys): Record<string, (() => void) | undefined> => ({
  ' ': () => playback.toggle(),
  k: () => playback.toggle(),
  arrowleft: () => playback.seekBy(-SKIP),
  arrowright: () => playback.seekBy(SKIP),
  arrowup: () => playback.setVolume(playback.state().volume + VOLUME_STEP),
  arrowdown: () => playback.setVolume(playback.state().volume - VOLUME_STEP),
  m: () => playback.toggleMute(),
  l: () => playback.toggleLoop(),
  c: page?.toggleTranscript,
  '?': page?.toggleHelp,
})

/** Whether a control answers to a key itself: a button to the space bar, a list to letters, a range to the arrows. */
function isItsOwn(key: string, control: EventTarget): boolean {
  if (control instanceof HTMLSelectElement) return key !== '?'
  if (control instanceof HTMLInputElement) return control.name === 'volume' && key.startsWith('Arrow')
  return key === ' ' && control instanceof HTMLElement && control.matches('button, a, summary')
}
