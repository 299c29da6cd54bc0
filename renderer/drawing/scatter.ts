import type { Point } from './geometry.ts'

interface ScatterOptions<T> {
  width: number
  height: number
  /** Distance between lights. */
  spacing: number
  /** Returns the minimum radius of the disc around a block group, so that its lights can spread halfway to its neighbors. */
  getRadius?: (group: T) => number
  /** Limits lights to land. Spots next to a block group are always allowed. */
  isLand?: (spot: Point) => boolean
}

/** Mitchell's best candidate: uses the candidate with the fewest neighbors. */
const CANDIDATE_COUNT = 6
/** The disc around a block group is larger than its lights need. */
const RADIUS_FACTOR = 1.3
/** 0.5 would be an even distribution. Larger exponents thin out toward the edge. */
const DISTANCE_EXPONENT = 0.65
const NEIGHBOR_STEPS = [-2, -1, 0, 1, 2]
/** Random steps in a disc, as x and y in turn. */
const RANDOM_STEPS = 4096
const STEPS_IN_DISC = createStepsInDisc()
const MARGIN = 100
/** Spots this close to a block group count as land, because some are outside the simplified boundaries. */
const NEAR_GROUP_PX = 2

/** Places `lightCount` lights around each block group, without overlaps. Seeds the random numbers with its position, so the result is the same on any machine. */
export function scatterLights<T extends Point & { lightCount: number }>(
  blockGroups: T[],
  { width, height, spacing, getRadius = () => 0, isLand = () => true }: ScatterOptions<T>,
): Point[] {
  // With a margin, points outside the image don't wrap around.
  const rowLength = width + 2 * MARGIN
  const taken = new Uint8Array(rowLength * (height + 2 * MARGIN))
  const neighbors = new Uint8Array(taken.length)
  const neighborOffsets = NEIGHBOR_STEPS.flatMap((down) => NEIGHBOR_STEPS.map((right) => down * rowLength + right))
  const points: Point[] = []
  for (const group of blockGroups) {
    let step = Math.floor(createRandom(Math.round(group.x) * 8191 + Math.round(group.y))() * RANDOM_STEPS) * 2
    const radius =
      group.lightCount === 1 ? 0 : RADIUS_FACTOR * Math.max(spacing * Math.sqrt(group.lightCount), getRadius(group))
    // The distance grows until a light has space, and restarts for the next one.
    for (let remaining = group.lightCount, distance = radius; remaining > 0; distance += 0.2) {
      let [spot, x, y, fewest] = [0, 0, 0, Number.POSITIVE_INFINITY]
      for (let candidate = 0; candidate < CANDIDATE_COUNT && fewest > 0; candidate += 1) {
        step = (step + 2) % STEPS_IN_DISC.length
        const right = Math.round(group.x + distance * (STEPS_IN_DISC[step] ?? 0))
        const down = Math.round(group.y + distance * (STEPS_IN_DISC[step + 1] ?? 0))
        const index = (down + MARGIN) * rowLength + right + MARGIN
        const neighborCount = neighbors[index] ?? 0
        const isNear = Math.abs(right - group.x) < NEAR_GROUP_PX && Math.abs(down - group.y) < NEAR_GROUP_PX
        if (neighborCount < fewest && (isNear || isLand({ x: right, y: down })))
          [spot, x, y, fewest] = [index, right, down, neighborCount]
      }
      if (spot === 0 || taken[spot]) continue
      taken[spot] = 1
      for (const step of neighborOffsets) neighbors[spot + step] = (neighbors[spot + step] ?? 0) + 1
      remaining -= 1
      distance = radius
      if (x > 0 && y > 0 && x < width && y < height) points.push({ x, y })
    }
  }
  return points
}

function createStepsInDisc(): Float64Array {
  const random = createRandom(1)
  const steps = new Float64Array(2 * RANDOM_STEPS)
  for (let index = 0; index < steps.length; index += 2) {
    const [angle, distance] = [random() * 2 * Math.PI, random() ** DISTANCE_EXPONENT]
    steps[index] = distance * Math.cos(angle)
    steps[index + 1] = distance * Math.sin(angle)
  }
  return steps
}

/** Creates a generator of random numbers with a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
