import type { PlayerWords } from '../../model/schemas/pages/episode.ts'
import type { PlayableEpisode } from './episode.ts'
import { LISTENING } from './listeningKey.ts'

/** What is being listened to in this tab, so that it goes on after a full load. */
export interface Listening {
  episode: PlayableEpisode
  words: PlayerWords
  /** In seconds. */
  time: number
  isOn: boolean
}

/** Keeps it, or forgets what was kept. Where the browser keeps nothing, a full load ends the listening. */
export function keep(listening: Listening | undefined): void {
  try {
    if (listening) sessionStorage.setItem(LISTENING, JSON.stringify(listening))
    else sessionStorage.removeItem(LISTENING)
  } catch {
    return
  }
}

export function kept(): Listening | undefined {
  try {
    const text = sessionStorage.getItem(LISTENING)
    return text === null ? undefined : (JSON.parse(text) as Listening)
  } catch {
    return undefined
  }
}
