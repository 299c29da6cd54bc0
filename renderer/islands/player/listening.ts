import type { PlayerWords } from '../../collections/episodes/words.ts'
import type { PlayableEpisode } from './episode.ts'
import { LISTENING } from './listeningKey.ts'

/** The words of the dock, which stand on no page but the episode's. */
export type DockWords = Pick<PlayerWords, 'play' | 'pause' | 'time' | 'error' | 'dock'>

/** What is being listened to in this tab, so that it goes on after a full load. */
export interface Listening {
  episode: PlayableEpisode
  words: DockWords
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

/** What was kept, unless by a build that knew another player. */
export function kept(): Listening | undefined {
  try {
    const text = sessionStorage.getItem(LISTENING)
    const listening: unknown = JSON.parse(text ?? 'null')
    return isLike(listening, EXAMPLE) ? listening : undefined
  } catch {
    return undefined
  }
}

const EXAMPLE: Listening = {
  episode: { address: '', title: '', show: '', source: '', duration: 0, chapters: [] },
  words: { play: '', pause: '', time: '', error: '', dock: { label: '', close: '' } },
  time: 0,
  isOn: false,
}

/** Whether a value has all that an example has, each of the same kind. */
function isLike<Kind>(value: unknown, example: Kind): value is Kind {
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  const parts = new Map(Object.entries(value))
  return Object.entries(example).every(([name, part]) => isLike(parts.get(name), part))
}
