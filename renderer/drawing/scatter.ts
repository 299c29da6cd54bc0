import type { Point } from './geometry.ts'

interface Canvas<Of> {
  width: number
  height: number
  air: number
  room?: (home: Of) => number
}

/** Of so many places a light takes the first with no other around, else the one with the fewest (Mitchell's best candidate). */
const CANDIDATES = 6
/** Lights reach so far beyond what they need at least, and are thinner there. */
const LOOSE = 1.3
const THINNING = 0.65
const AROUND = [-2, -1, 0, 1, 2]
/** So many steps from a home, right and down in turn, in no order: each home takes the next from anywhere on. */
const STEPS = 4096
const DISC = stepsInDisc()
const BESIDE = 100

/** Each home's lights scattered around it, each on a point of its own. */
export function spread<Of extends Point & { count: number }>(
  homes: Of[],
  { width, height, air, room = () => 0 }: Canvas<Of>,
): Point[] {
  // With so much beside it that what lies out of the picture is no other point of it.
  const across = width + 2 * BESIDE
  const taken = new Uint8Array(across * (height + 2 * BESIDE))
  /** How many lights are around a point. */
  const crowd = new Uint8Array(taken.length)
  const around = AROUND.flatMap((down) => AROUND.map((right) => down * across + right))
  const points: Point[] = []
  for (const home of homes) {
    let step = Math.floor(randomFrom(Math.round(home.x) * 8191 + Math.round(home.y))() * STEPS) * 2
    const radius = home.count === 1 ? 0 : LOOSE * Math.max(air * Math.sqrt(home.count), room(home))
    for (let left = home.count, wide = radius; left > 0; wide += 0.2) {
      let [spot, x, y, least] = [0, 0, 0, Number.POSITIVE_INFINITY]
      for (let candidate = 0; candidate < CANDIDATES && least > 0; candidate += 1) {
        step = (step + 2) % DISC.length
        const right = Math.round(home.x + wide * (DISC[step] ?? 0))
        const down = Math.round(home.y + wide * (DISC[step + 1] ?? 0))
        const at = (down + BESIDE) * across + right + BESIDE
        const others = crowd[at] ?? 0
        if (others < least) [spot, x, y, least] = [at, right, down, others]
      }
      if (taken[spot]) continue
      taken[spot] = 1
      for (const step of around) crowd[spot + step] = (crowd[spot + step] ?? 0) + 1
      left -= 1
      wide = radius
      if (x > 0 && y > 0 && x < width && y < height) points.push({ x, y })
    }
  }
  return points
}

/** The steps of a disc, of which the edge is one off. */
function stepsInDisc(): Float64Array {
  const random = randomFrom(1)
  const steps = new Float64Array(2 * STEPS)
  for (let index = 0; index < steps.length; index += 2) {
    const [angle, far] = [random() * 2 * Math.PI, random() ** THINNING]
    steps[index] = far * Math.cos(angle)
    steps[index + 1] = far * Math.sin(angle)
  }
  return steps
}

/** Numbers from 0 to 1 without order, the same from the same seed everywhere (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
