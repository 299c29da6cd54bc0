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
const BESIDE = 100

/** Each home's lights scattered around it, each on a point of its own. */
export function spread<Of extends Point & { count: number }>(
  homes: Of[],
  { width, height, air, room = () => 0 }: Canvas<Of>,
): Point[] {
  // With so much beside it that what lies out of the picture is no other point of it.
  const taken = new Uint8Array((width + 2 * BESIDE) * (height + 2 * BESIDE))
  const placeOf = (x: number, y: number) => (y + BESIDE) * (width + 2 * BESIDE) + x + BESIDE
  const points: Point[] = []
  const around = AROUND.flatMap((down) => AROUND.map((right) => down * (width + 2 * BESIDE) + right))
  /** How many others are around a point; it is not counted farther than to `most`. */
  const crowdAt = (spot: number, most: number) => {
    let crowd = 0
    for (const step of around) {
      if (crowd >= most) break
      crowd += taken[spot + step] ?? 0
    }
    return crowd
  }
  for (const home of homes) {
    const random = randomFrom(Math.round(home.x) * 8191 + Math.round(home.y))
    const radius = home.count === 1 ? 0 : LOOSE * Math.max(air * Math.sqrt(home.count), room(home))
    for (let left = home.count, wide = radius; left > 0; wide += 0.2) {
      let [x, y, least] = [0, 0, Number.POSITIVE_INFINITY]
      for (let candidate = 0; candidate < CANDIDATES && least > 0; candidate += 1) {
        const [angle, far] = [random() * 2 * Math.PI, wide * random() ** THINNING]
        const across = Math.round(home.x + far * Math.cos(angle))
        const down = Math.round(home.y + far * Math.sin(angle))
        const crowd = crowdAt(placeOf(across, down), least)
        if (crowd < least) [x, y, least] = [across, down, crowd]
      }
      const spot = placeOf(x, y)
      if (taken[spot]) continue
      taken[spot] = 1
      left -= 1
      wide = radius
      if (x > 0 && y > 0 && x < width && y < height) points.push({ x, y })
    }
  }
  return points
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
