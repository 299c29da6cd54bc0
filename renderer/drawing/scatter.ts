import type { Point } from './geometry.ts'

interface ScatterOptions {
  width: number
  height: number
  /** Distance from light to light, in pixels like all sizes. */
  spacing: number
  /** Returns the minimum radius of the disc around a block group. */
  getRadius?: (group: Point) => number
  /** Limits lights to land. Spots next to a block group are always allowed. */
  isLand?: ((spot: Point) => boolean) | undefined
}

/** Mitchell's best candidate: of this many random spots, a light gets the spot with the fewest lights nearby. */
const CANDIDATE_COUNT = 6
const RADIUS_FACTOR = 1.3
const NEARBY_DISTANCES_PX = [-2, -1, 0, 1, 2]
/** Width of the area around the image that the grids include. Points beyond it wrap around. */
const MARGIN = 100
/** Spots this close to a block group count as land. Some are outside the simplified boundaries. */
const NEAR_GROUP_PX = 2
/** The distance from the block group grows by this until a light has space. */
const DISTANCE_GROWTH = 0.2

const random = createRandom(1)
/** Random steps in a disc with a radius of 1. All block groups share them, with different starts. */
const STEPS_IN_DISC = Array.from({ length: 4096 }, () => {
  // The exponent 0.5 would be an even distribution. Larger exponents thin out toward the edge.
  const [angle, distance] = [random() * 2 * Math.PI, random() ** 0.65]
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
})

/** Places `lightCount` lights around each block group, on different pixels. The position of a group is the seed of the random numbers, so the result is the same on any machine. */
export function scatterLights(
  blockGroups: (Point & { lightCount: number })[],
  { width, height, spacing, getRadius = () => 0, isLand = () => true }: ScatterOptions,
): Point[] {
  // Grids of all pixels, including the margin.
  const rowLength = width + 2 * MARGIN
  const taken = new Uint8Array(rowLength * (height + 2 * MARGIN))
  const nearbyLightCounts = new Uint8Array(taken.length)
  const nearbyOffsets = NEARBY_DISTANCES_PX.flatMap((dy) => NEARBY_DISTANCES_PX.map((dx) => dy * rowLength + dx))

  /** Picks the spot with the fewest lights nearby. Lights can share a spot. Returns undefined if no candidate is on land. */
  const pickSpot = (group: Point, distance: number, getNextStep: () => Point) => {
    let best: { x: number; y: number; index: number; nearbyLights: number } | undefined
    for (let tries = 0; tries < CANDIDATE_COUNT && best?.nearbyLights !== 0; tries += 1) {
      const step = getNextStep()
      const [x, y] = [Math.round(group.x + distance * step.x), Math.round(group.y + distance * step.y)]
      const index = (y + MARGIN) * rowLength + x + MARGIN
      const nearbyLights = nearbyLightCounts[index] ?? 0
      if (best && nearbyLights >= best.nearbyLights) continue
      const groupDistance = Math.max(Math.abs(x - group.x), Math.abs(y - group.y))
      if (groupDistance < NEAR_GROUP_PX || isLand({ x, y })) best = { x, y, index, nearbyLights }
    }
    return best
  }

  const points: Point[] = []
  for (const group of blockGroups) {
    const getNextStep = createStepSequence(group)
    const radius =
      group.lightCount === 1 ? 0 : RADIUS_FACTOR * Math.max(spacing * Math.sqrt(group.lightCount), getRadius(group))
    let distance = radius
    for (let remaining = group.lightCount; remaining > 0; distance += DISTANCE_GROWTH) {
      const spot = pickSpot(group, distance, getNextStep)
      if (!spot || taken[spot.index]) continue
      taken[spot.index] = 1
      for (const offset of nearbyOffsets)
        nearbyLightCounts[spot.index + offset] = (nearbyLightCounts[spot.index + offset] ?? 0) + 1
      const { x, y } = spot
      if (x > 0 && y > 0 && x < width && y < height) points.push({ x, y })
      remaining -= 1
      distance = radius
    }
  }
  return points
}

/** Creates a function that returns the next step, from a start that depends on the position of a block group. */
function createStepSequence({ x, y }: Point): () => Point {
  let index = Math.floor(createRandom(Math.round(x) * 8191 + Math.round(y))() * STEPS_IN_DISC.length)
  return () => {
    index = (index + 1) % STEPS_IN_DISC.length
    return STEPS_IN_DISC[index] ?? { x: 0, y: 0 }
  }
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
