import { SPEEDS } from './playbackState.ts'

const POSITIONS = 'podcast-positions'
const SPEED = 'podcast-speed'

/** Where the visitor left off in an episode, in seconds. */
export function leftOff(address: string): number {
  const seconds = positions()[address]
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}

export function rememberPosition(address: string, seconds: number): void {
  write(POSITIONS, { ...positions(), [address]: Math.floor(seconds) })
}

export function forget(address: string): void {
  const { [address]: _, ...others } = positions()
  write(POSITIONS, others)
}

/** How fast the visitor listens: 1 is as recorded. */
export function rememberedSpeed(): number {
  const speed = read(SPEED)
  return SPEEDS.find((each) => each === speed) ?? 1
}

export function rememberSpeed(speed: number): void {
  write(SPEED, speed)
}

function positions(): Record<string, unknown> {
  const kept = read(POSITIONS)
  return typeof kept === 'object' ? { ...kept } : {}
}

/**
 * What this build or another has written, if the browser keeps anything: storage throws where the visitor has forbidden it
 * (HTML, 12.2.1).
 */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Where nothing may be kept, or no more, the player works all the same. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
