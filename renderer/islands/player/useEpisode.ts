import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { PlayerWords } from '../../collections/episodes/words.ts'
import { leftOff } from './memory.ts'
import { momentIn } from './moment.ts'
import { playback, usePlayback } from './playback.ts'
import { IDLE, type PlayableEpisode, type PlaybackState } from './playbackState.ts'

interface Page {
  episode: PlayableEpisode
  words: PlayerWords
  /** The browser's own player, as the server wrote it. */
  native: RefObject<HTMLAudioElement | null>
  panel: RefObject<HTMLElement | null>
}

interface EpisodePlayback {
  /** Whether the site's own controls have taken the place of the browser's. */
  isAwake: boolean
  /** What this episode's player shows. While another one is listened to, it waits where it would begin. */
  state: PlaybackState
  /** Makes this episode the one that is listened to, if it is not already. */
  choose: () => void
}

/** Connects the player of an episode's page with the site's playback. */
export function useEpisode(page: Page): EpisodePlayback {
  const { episode, words } = page
  const { isAwake, begin } = useAdoption(page)
  useEffect(() => {
    openDockOrStay(words)
  }, [words])
  useAskedMoment(episode)
  const current = usePlayback()
  const isChosen = current.episode?.address === episode.address
  return {
    isAwake,
    state: isChosen ? current : { ...IDLE, time: begin, length: episode.duration, speed: current.speed },
    choose: useCallback(() => playback.choose(episode, begin), [episode, begin]),
  }
}

/** Opens the dock. Where it cannot be fetched, the sound ends with this page: elsewhere nothing could stop it. */
async function openDockOrStay(words: PlayerWords): Promise<void> {
  const isThere = await import('./Dock.tsx').then(
    ({ openDock }) => openDock(words),
    () => false,
  )
  if (!isThere) document.addEventListener('pageswapped', () => playback.close(), { once: true })
}

/**
 * Hands the browser's player over to the site's playback, with the focus and a press that are on it.
 * @returns among others where the episode begins, in seconds: at the address's moment, or where the visitor left off.
 */
function useAdoption({ native, panel, episode }: Page) {
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
    if (state.hadFocus) panel.current?.querySelector('button')?.focus()
  }, [panel, state])
  return state
}

/** Follows links to a moment of this episode within its page. */
function useAskedMoment(episode: PlayableEpisode): void {
  useEffect(() => {
    const follow = () => {
      const asked = momentIn(location)
      if (asked !== undefined) playback.seekIn(episode, asked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [episode])
}
