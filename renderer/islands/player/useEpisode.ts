import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { playback, usePlayback } from './playback.ts'
import { IDLE, type PlayableEpisode } from './playbackState.ts'
import { savedPosition, savedSpeed } from './storage.ts'
import { timestampIn } from './timestamps.ts'

interface Page {
  episode: PlayableEpisode
  words: PlayerWords
  native: RefObject<HTMLAudioElement | null>
  panel: RefObject<HTMLElement | null>
}

/** Connects the player of an episode's page with the site's playback. */
export function useEpisode(page: Page) {
  const { episode, words } = page
  const { address, duration } = episode
  const { isAwake, asked } = useAdoption(page)
  useEffect(() => {
    import('./Dock.tsx').then(
      ({ openDock }) => openDock(words),
      // Where it cannot be fetched, one listens on this page alone.
      () => {},
    )
  }, [words])
  useAskedTimestamp(episode)
  const current = usePlayback()
  const isChosen = current.episode?.address === address
  return {
    /** Whether the site's own controls have taken the place of the browser's. */
    isAwake,
    /** While another episode is listened to, this one waits where it would begin. */
    state: isChosen
      ? current
      : { ...IDLE, time: asked ?? savedPosition(address), length: duration, speed: savedSpeed() },
    choose: useCallback(() => playback.choose(episode, asked), [episode, asked]),
  }
}

/**
 * Hands the browser's player over to the site's playback, with the focus and a press that are on it.
 * @returns among others the moment that the address asks for, in seconds: else the episode begins where the visitor left off.
 */
function useAdoption({ native, panel, episode }: Page) {
  const [state, setState] = useState<{ isAwake: boolean; asked?: number | undefined; hadFocus: boolean }>({
    isAwake: false,
    hadFocus: false,
  })
  useLayoutEffect(() => {
    const audio = native.current
    if (!audio) return
    const adopt = () => {
      const hadFocus = document.activeElement === audio
      const asked = timestampIn(location)
      playback.adopt(audio, episode, asked)
      if (asked !== undefined) playback.seekIn(episode, asked)
      startTransition(() => setState({ isAwake: true, asked, hadFocus }))
    }
    // A press that began on the browser's player ends there.
    if (audio.matches(':active')) addEventListener('pointerup', () => setTimeout(adopt), { once: true })
    else adopt()
  }, [native, episode])
  useEffect(() => {
    if (state.hadFocus) panel.current?.querySelector('button')?.focus()
  }, [panel, state])
  return state
}

/** Follows links to a moment of this episode within its page. */
function useAskedTimestamp(episode: PlayableEpisode): void {
  useEffect(() => {
    const follow = () => {
      const asked = timestampIn(location)
      if (asked !== undefined) playback.seekIn(episode, asked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [episode])
}
