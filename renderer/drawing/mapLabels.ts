import {
  createLabelBox,
  createPlacement,
  FONT_SIZE_PER_RADIUS,
  listPositions,
  type MapLabel,
  type Marker,
  type Placement,
} from './labelPlacements.ts'
import {
  type Box,
  boxesOverlap,
  crossesBox,
  distanceToBox,
  distanceToSegment,
  isInside,
  type Segment,
  segmentsCross,
} from './polygons.ts'

/** Font sizes on phones and wide screens, in `viewBox` units. Keep them in sync with `StateMap.css`. */
export const NAME_SIZES = [28, 17] as const
const MIN_DISTANCE_TO_MARKER = 7
const MAX_CITIES_WITH_LEADER = [6, 10] as const
/** Placing two hundred names would take seconds. */
const MAX_NAMES = 60
const MAX_NAMES_ON_PHONES = 6
const MAX_IN_INSET = 6
/** If a city has no room for its name, smaller cities within this distance aren't named, either. */
export const UNNAMED_RADIUS = 40

/** Places the names of cities, the largest first. Names that don't fit next to a marker get a leader line. */
export function placeMapLabels(
  markers: Marker[],
  drawing: Box,
  inset?: { from: Box; to: Box },
): (MapLabel | undefined)[] {
  const labels: (MapLabel | undefined)[] = markers.map(() => undefined)
  const insetMarkers = markers.filter((marker) => inset && distanceToBox(inset.to, marker) === 0)
  const avoidsInset = ({ box, leader }: Placement) =>
    !inset || [inset.from, inset.to].every((frame) => !boxesOverlap(box, frame) && !crossesBox(leader, frame))
  for (const size of NAME_SIZES) {
    const fitsPhones = size === NAME_SIZES[0]
    const earlierPlacements = markers.flatMap((marker, index) =>
      labels[index] ? [createPlacement(marker, labels[index], size)] : [],
    )
    const candidates = markers.map((marker, index) => {
      const rank = insetMarkers.indexOf(marker)
      if (labels[index] || index >= MAX_NAMES || rank >= MAX_IN_INSET) return []
      const otherMarkers = markers.filter((other) => other !== marker)
      const freePositions = listPositions(marker, index >= MAX_CITIES_WITH_LEADER[fitsPhones ? 0 : 1], size).filter(
        ({ position, box, leader }) =>
          isInside(box, drawing) &&
          // Names must also fit on wide screens.
          [box, createLabelBox(marker.name, position, NAME_SIZES[1])].every((box) =>
            otherMarkers.every((other) => isClearOfMarker(other, box, leader, size)),
          ),
      )
      const candidatesForInset = freePositions.filter((placement) =>
        inset && rank >= 0 ? isInside(placement.box, inset.to) : avoidsInset(placement),
      )
      // The largest city is always named, even over the frame of the inset.
      return index === 0 && candidatesForInset.length === 0 ? freePositions : candidatesForInset
    })
    const placements = placeAsManyAsPossible(candidates, earlierPlacements, (placements) => {
      const unnamedMarkers: Marker[] = []
      const allowed = markers.flatMap((marker, index) => {
        const isCrowded = unnamedMarkers.some(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < UNNAMED_RADIUS)
        if (placements.has(index) && !isCrowded) return [index]
        if (!labels[index]) unnamedMarkers.push(marker)
        return []
      })
      return fitsPhones ? allowed.slice(0, MAX_NAMES_ON_PHONES) : allowed
    })
    for (const [index, { position }] of placements) labels[index] = { ...position, fitsPhones }
  }
  return labels
}

const MAX_ATTEMPTS = 12

/** Tries several orders, and returns the placements that leave out the fewest and smallest cities. */
function placeAsManyAsPossible(
  candidates: Placement[][],
  earlierPlacements: Placement[],
  filterAllowed: (placements: Map<number, Placement>) => number[],
) {
  let order = [...candidates.keys()]
  let best = { score: -1, placements: new Map<number, Placement>() }
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const placements = new Map<number, Placement>()
    for (const index of order) {
      const placed = [...earlierPlacements, ...placements.values()]
      const freePlacement = candidates[index]?.find((candidate) =>
        placed.every((other) => areNonOverlapping(candidate, other)),
      )
      if (freePlacement) placements.set(index, freePlacement)
    }
    const allowed = filterAllowed(placements)
    const score = allowed.reduce((sum, index) => sum + candidates.length - index, 0)
    if (score > best.score)
      best = { score, placements: new Map([...placements].filter(([index]) => allowed.includes(index))) }
    const skipped = [...candidates.keys()].find((index) => !placements.has(index) && candidates[index]?.length)
    if (skipped === undefined) break
    order = [skipped, ...order.filter((index) => index !== skipped)]
  }
  return best.placements
}

function isClearOfMarker(other: Marker, box: Box, leader: Segment, size: number): boolean {
  return (
    distanceToBox(box, other) > MIN_DISTANCE_TO_MARKER &&
    distanceToSegment(...leader, [other.x, other.y]) > size / FONT_SIZE_PER_RADIUS
  )
}

function areNonOverlapping(one: Placement, other: Placement): boolean {
  return (
    !boxesOverlap(one.box, other.box) &&
    !crossesBox(one.leader, other.box) &&
    !crossesBox(other.leader, one.box) &&
    !segmentsCross(one.leader, other.leader)
  )
}
