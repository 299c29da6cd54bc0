import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import type { PlayableEpisode } from './episode.ts'
import { leftOff } from './memory.ts'
import { momentIn } from './moment.ts'
import { playback } from './playback.ts'

interface Adoption {
  /** Whether the site's own controls have taken the place of the browser's. */
  isAwake: boolean
  /** Where the episode begins, in seconds: at the address's moment, or where the visitor left off. */
  begin: number
}

/** Hands the browser's player of a page over to the site's playback, with the focus and a press that are on it. */
export function useAdoption(
  native: RefObject<HTMLAudioElement | null>,
  panel: RefObject<HTMLElement | null>,
  episode: PlayableEpisode,
  words: PlayerWords,
): Adoption {
  const [state, setState] = useState({ isAwake: false, begin: 0, hadFocus: false })

  useLayoutEffect(() => {
    const audio = native.current
    if (!audio) return
    const adopt = () => {
      const hadFocus = document.activeElement === audio
      const asked = momentIn(location)
      playback.adopt(audio, episode, asked)
      if (asked !== undefined) playback.seekIn(episode, asked)
      setState({ isAwake: true, begin: asked ?? leftOff(episode.address), hadFocus })
    }
    // A press that began on the browser's player ends there.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(adopt), { once: true })
    else adopt()
  }, [native, episode])

  useEffect(() => {
    import('./openDock.tsx').then(({ openDock }) => openDock(words))
  }, [words])

  useEffect(() => {
    if (state.hadFocus) panel.current?.querySelector('button')?.focus()
  }, [panel, state])

  useEffect(() => {
    const follow = () => {
      const asked = momentIn(location)
      if (asked !== undefined) playback.seekIn(episode, asked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [episode])
  return state
}
