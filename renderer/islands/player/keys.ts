import type { KeyboardEvent } from 'react'
import type { Playback } from './playback.ts'

/** Step of the arrow keys and the skip buttons. */
export const SEEK_STEP_SECONDS = 10
/** Of the range from 0 to 1. The slider has finer steps. */
const VOLUME_STEP = 0.1

/** Handles the keyboard shortcuts of Plyr, except for `f` (full screen). Here, `c` toggles the transcript. Leaves keys to focused controls that use them. */
export function handlePlayerKey(event: KeyboardEvent, playback: Playback, toggleTranscript: () => void): void {
  const { key, repeat, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (ctrlKey || metaKey || altKey || shiftKey || isHandledByControl(key, target)) return
  const action = getAction(key.toLowerCase(), playback, toggleTranscript)
  if (!action) return
  event.preventDefault()
  if (!repeat || key.startsWith('Arrow')) action()
}

function getAction(key: string, playback: Playback, toggleTranscript: () => void): (() => void) | undefined {
  const { time, duration, volume, audio } = playback
  if (/^\d$/.test(key)) return () => playback.seek((Number(key) / 10) * duration)
  const actions: Record<string, (() => void) | undefined> = {
    ' ': () => playback.toggle(),
    k: () => playback.toggle(),
    arrowleft: () => playback.seek(time - SEEK_STEP_SECONDS),
    arrowright: () => playback.seek(time + SEEK_STEP_SECONDS),
    arrowup: () => playback.setVolume(volume + VOLUME_STEP),
    arrowdown: () => playback.setVolume(volume - VOLUME_STEP),
    m: () => playback.setProperties({ muted: !audio.muted }),
    l: () => playback.setProperties({ loop: !audio.loop }),
    c: toggleTranscript,
  }
  return actions[key]
}

/** Checks if the focused control uses the key (ARIA Authoring Practices: listbox, slider, button). */
function isHandledByControl(key: string, target: EventTarget): boolean {
  if (target instanceof HTMLSelectElement) return true
  if (target instanceof HTMLInputElement)
    return ['ArrowUp', 'ArrowDown'].includes(key) || (target.name === 'volume' && key.startsWith('Arrow'))
  return key === ' ' && target instanceof HTMLElement && ['BUTTON', 'SUMMARY'].includes(target.tagName)
}
