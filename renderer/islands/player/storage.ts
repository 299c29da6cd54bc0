import type { PlayerWords } from '../../collections/episodes/words.ts'
import { type PlayableEpisode, SPEEDS } from './playbackState.ts'
import { LISTENING } from './wasListening.ts'

/** The words of the dock, which stand on no page but the episode's. */
export type DockWords = Pick<PlayerWords, 'play' | 'pause' | 'time' | 'error' | 'dock'>

/** What is being listened to in a tab, so that it goes on after a full load. */
export interface Listening {
  episode: PlayableEpisode
  words: DockWords
  /** In seconds. */
  time: number
  isOn: boolean
}

const POSITIONS = 'podcast-positions'
const SPEED = 'podcast-speed'

/** Where the visitor left off in an episode, in seconds. */
export function savedPosition(address: string): number {
  const seconds = positions()[address]
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}

export function savePosition(address: string, seconds: number): void {
  write('localStorage', POSITIONS, { ...positions(), [address]: Math.floor(seconds) })
}

export function forgetPosition(address: string): void {
  const { [address]: _, ...others } = positions()
  write('localStorage', POSITIONS, others)
}

/** How fast the visitor listens: 1 is as recorded. */
export function savedSpeed(): number {
  const speed = read('localStorage', SPEED)
  return SPEEDS.find((each) => each === speed) ?? 1
}

export function saveSpeed(speed: number): void {
  write('localStorage', SPEED, speed)
}

/** Keeps what is being listened to, or forgets it. Where the browser keeps nothing, a full load ends the listening. */
export function saveListening(listening: Listening | undefined): void {
  write('sessionStorage', LISTENING, listening)
}

/** What was kept, unless a build with another player kept it. */
export function savedListening(): Listening | undefined {
  const listening = read('sessionStorage', LISTENING)
  return isLike(listening, EXAMPLE) ? listening : undefined
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

function positions(): Record<string, unknown> {
  const stored = read('localStorage', POSITIONS)
  return typeof stored === 'object' ? { ...stored } : {}
}

type Store = 'localStorage' | 'sessionStorage'

/** What some build has written; null where nothing is, or nothing may be read: a store throws where the visitor forbids it (HTML, 12.2.1). */
function read(store: Store, key: string): unknown {
  try {
    return JSON.parse(globalThis[store].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Where nothing may be kept, or no more, the player works all the same. */
function write(store: Store, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[store].removeItem(key)
    else globalThis[store].setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
