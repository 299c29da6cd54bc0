import type { Point } from './geometry.ts'

interface ScatterOptions<T> {
  width: number
  height: number
  /** Distance from light to light, in pixels like all sizes. */
  spacing: number
  /** Returns the minimum radius of the disc around a block group. */
  getRadius?: (group: T) => number
  /** Limits lights to land. Spots next to a block group are always allowed. */
  isLand?: ((spot: Point) => boolean) | undefined
}

/** Mitchell's best candidate: of this many random spots, a light gets the spot with the fewest lights nearby. */
const CANDIDATE_COUNT = 6
/** Enlarges the disc around a block group. */
const RADIUS_FACTOR = 1.3
/** 0.5 is an even distribution. Larger exponents thin out toward the edge. */
const DISTANCE_EXPONENT = 0.65
/** Horizontal and vertical distances to nearby lights. */
const NEARBY_PX = [-2, -1, 0, 1, 2]
const RANDOM_STEP_COUNT = 4096
/** Random steps in a disc with a radius of 1: the x and y of each step in turn. */
const STEPS_IN_DISC = createStepsInDisc()
/** Width of the area around the image that the grids include. Points beyond it wrap around. */
const MARGIN = 100
/** Spots this close to a block group count as land. Some are outside the simplified boundaries. */
const NEAR_GROUP_PX = 2

/** Places `lightCount` lights around each block group, on different pixels. The position of a group is the seed of the random numbers, so the result is the same on any machine. */
export function scatterLights<T extends Point & { lightCount: number }>(
  blockGroups: T[],
  { width, height, spacing, getRadius = () => 0, isLand = () => true }: ScatterOptions<T>,
): Point[] {
  // Grids of all pixels, including the margin.
  const rowLength = width + 2 * MARGIN
  const taken = new Uint8Array(rowLength * (height + 2 * MARGIN))
  const nearbyLightCounts = new Uint8Array(taken.length)
  const nearbyOffsets = NEARBY_PX.flatMap((dy) => NEARBY_PX.map((dx) => dy * rowLength + dx))
  const points: Point[] = []
  for (const group of blockGroups) {
    let stepIndex = Math.floor(createRandom(Math.round(group.x) * 8191 + Math.round(group.y))() * RANDOM_STEP_COUNT) * 2
    const radius =
      group.lightCount === 1 ? 0 : RADIUS_FACTOR * Math.max(spacing * Math.sqrt(group.lightCount), getRadius(group))
    // The distance grows until a light has space, and restarts for the next one.
    for (let remaining = group.lightCount, distance = radius; remaining > 0; distance += 0.2) {
      // The index 0, a corner of the margin, means that no candidate is on land.
      let [index, x, y, fewest] = [0, 0, 0, Number.POSITIVE_INFINITY]
      for (let tries = 0; tries < CANDIDATE_COUNT && fewest > 0; tries += 1) {
        stepIndex = (stepIndex + 2) % STEPS_IN_DISC.length
        const candidateX = Math.round(group.x + distance * (STEPS_IN_DISC[stepIndex] ?? 0))
        const candidateY = Math.round(group.y + distance * (STEPS_IN_DISC[stepIndex + 1] ?? 0))
        const candidateIndex = (candidateY + MARGIN) * rowLength + candidateX + MARGIN
        const nearbyLights = nearbyLightCounts[candidateIndex] ?? 0
        const groupDistance = Math.max(Math.abs(candidateX - group.x), Math.abs(candidateY - group.y))
        if (nearbyLights < fewest && (groupDistance < NEAR_GROUP_PX || isLand({ x: candidateX, y: candidateY })))
          [index, x, y, fewest] = [candidateIndex, candidateX, candidateY, nearbyLights]
      }
      if (index === 0 || taken[index]) continue
      taken[index] = 1
      for (const offset of nearbyOffsets)
        nearbyLightCounts[index + offset] = (nearbyLightCounts[index + offset] ?? 0) + 1
      remaining -= 1
      distance = radius
      if (x > 0 && y > 0 && x < width && y < height) points.push({ x, y })
    }
  }
  return points
}

function createStepsInDisc(): Float64Array {
  const random = createRandom(1)
  const steps = new Float64Array(2 * RANDOM_STEP_COUNT)
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
