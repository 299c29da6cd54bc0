import {
  createLabelBox,
  createPlacement,
  FONT_SIZE_PER_RADIUS,
  listPlacements,
  type MapLabel,
  type Marker,
  type Placement,
} from './labelPlacements.ts'
import {
  type Box,
  boxesOverlap,
  crossesBox,
  distanceToBox,
  distanceToLineSegment,
  isBoxInside,
  type LineSegment,
  labelsCollide,
} from './polygons.ts'
import type { Inset } from './stateInset.ts'

/** Font sizes on phones and wide screens, in `viewBox` units. Keep them in sync with `StateMap.css`. */
export const NAME_SIZES = { phone: 28, wide: 17 }
type ScreenSize = keyof typeof NAME_SIZES
const MIN_DISTANCE_TO_MARKER = 7
const MAX_CITIES_WITH_LEADER = { phone: 6, wide: 10 }
/** More names are slow. Two hundred take seconds. */
const MAX_NAMES = 60
const MAX_NAMES_ON_PHONES = 6
const MAX_IN_INSET = 6
/** If a name has no space, smaller cities within this distance aren't named, either. */
const UNNAMED_RADIUS = 40

/** Places the names of cities, the largest first. Names that don't fit next to a marker get a leader line. Wide screens keep the names of phones, and add more. */
export function placeMapLabels(markers: Marker[], drawing: Box, inset?: Inset): (MapLabel | undefined)[] {
  const labels: (MapLabel | undefined)[] = markers.map(() => undefined)
  for (const screen of ['phone', 'wide'] as const) {
    const fitsPhones = screen === 'phone'
    const earlierPlacements = markers.flatMap((marker, index) =>
      labels[index] ? [createPlacement(marker, labels[index], NAME_SIZES[screen])] : [],
    )
    const candidates = markers.map((_, index) =>
      labels[index] || index >= MAX_NAMES ? [] : listFreePlacements(index, markers, screen, drawing, inset),
    )
    const placements = placeAsManyAsPossible(candidates, earlierPlacements, (attempt) => {
      const allowed = listAllowedIndexes(attempt, markers, labels)
      return fitsPhones ? allowed.slice(0, MAX_NAMES_ON_PHONES) : allowed
    })
    for (const [index, { position }] of placements) labels[index] = { ...position, fitsPhones }
  }
  return labels
}

/** Lists the placements of a name inside the drawing, away from other markers, and on the same side of the inset's edge. */
function listFreePlacements(index: number, markers: Marker[], screen: ScreenSize, drawing: Box, inset?: Inset) {
  const marker = markers[index]
  if (!marker) return []
  const rankInInset = markers.filter((other) => inset && distanceToBox(inset.enlarged, other) === 0).indexOf(marker)
  if (rankInInset >= MAX_IN_INSET) return []
  const otherMarkers = markers.filter((other) => other !== marker)
  const fontSize = NAME_SIZES[screen]
  const canHaveLeader = index < MAX_CITIES_WITH_LEADER[screen]
  const freePlacements = listPlacements(marker, fontSize, canHaveLeader).filter(
    ({ position, box, leader }) =>
      isBoxInside(box, drawing) &&
      // Names must also fit on wide screens.
      [box, createLabelBox(marker.name, position, NAME_SIZES.wide)].every((nameBox) =>
        otherMarkers.every((other) => isClearOfMarker(other, nameBox, leader, fontSize)),
      ),
  )
  if (!inset) return freePlacements
  const placementsForInset = freePlacements.filter((placement) =>
    rankInInset >= 0 ? isBoxInside(placement.box, inset.enlarged) : avoidsInset(placement, inset),
  )
  // The largest city is always named, even over the edge of the inset.
  return index === 0 && placementsForInset.length === 0 ? freePlacements : placementsForInset
}

/** Lists the indexes of placed names that aren't close to a larger city without a name. */
function listAllowedIndexes(placements: Map<number, Placement>, markers: Marker[], labels: (MapLabel | undefined)[]) {
  const unnamedMarkers: Marker[] = []
  return markers.flatMap((marker, index) => {
    const isCrowded = unnamedMarkers.some(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < UNNAMED_RADIUS)
    if (placements.has(index) && !isCrowded) return [index]
    if (!labels[index]) unnamedMarkers.push(marker)
    return []
  })
}

function avoidsInset({ box, leader }: Placement, { crowded, enlarged }: Inset): boolean {
  return [crowded, enlarged].every((area) => !boxesOverlap(box, area) && !crossesBox(leader, area))
}

const MAX_ATTEMPTS = 12

/** Tries several orders, and returns the placements that leave out the fewest and smallest cities. */
function placeAsManyAsPossible(
  candidates: Placement[][],
  earlierPlacements: Placement[],
  listAllowed: (placements: Map<number, Placement>) => number[],
) {
  let order = [...candidates.keys()]
  let best = { score: -1, placements: new Map<number, Placement>() }
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const placements = new Map<number, Placement>()
    for (const index of order) {
      const placed = [...earlierPlacements, ...placements.values()]
      const freePlacement = candidates[index]?.find((candidate) =>
        placed.every((other) => !labelsCollide(candidate, other)),
      )
      if (freePlacement) placements.set(index, freePlacement)
    }
    const allowed = listAllowed(placements)
    const score = allowed.reduce((sum, index) => sum + candidates.length - index, 0)
    if (score > best.score)
      best = { score, placements: new Map([...placements].filter(([index]) => allowed.includes(index))) }
    const skipped = [...candidates.keys()].find((index) => !placements.has(index) && candidates[index]?.length)
    if (skipped === undefined) break
    order = [skipped, ...order.filter((index) => index !== skipped)]
  }
  return best.placements
}

function isClearOfMarker(other: Marker, box: Box, leader: LineSegment, fontSize: number): boolean {
  return (
    distanceToBox(box, other) > MIN_DISTANCE_TO_MARKER &&
    distanceToLineSegment(...leader, [other.x, other.y]) > fontSize / FONT_SIZE_PER_RADIUS
  )
}
