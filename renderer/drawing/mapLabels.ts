import {
  createLabelBox,
  createPlacement,
  getMarkerRadius,
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
} from './shapes.ts'
import type { Inset } from './stateInset.ts'

/** Limits of names on phones and wide screens. Only the largest cities can have leaders. Keep the font sizes, in `viewBox` units, in sync with `StateMap.css`. */
export const NAME_LIMITS = {
  phone: { fontSize: 28, maxNames: 6, maxLeaders: 6 },
  // Placing more names is slow.
  wide: { fontSize: 17, maxNames: 60, maxLeaders: 10 },
}
const MIN_DISTANCE_TO_MARKER = 7
/** Maximum number of names in the enlarged square. */
const MAX_IN_INSET = 6
/** If a name has no space, smaller cities this close aren't named, either. */
const UNNAMED_RADIUS = 40

/** Places the names of cities, the largest first. If a large city's name doesn't fit next to the marker, it gets a leader. Wide screens keep the names of phones, and add more. */
export function placeMapLabels(markers: Marker[], drawing: Box, inset?: Inset): (MapLabel | undefined)[] {
  const labels: (MapLabel | undefined)[] = markers.map(() => undefined)
  for (const limits of [NAME_LIMITS.phone, NAME_LIMITS.wide]) {
    const earlierPlacements = markers.flatMap((marker, index) =>
      labels[index] ? [createPlacement(marker, labels[index], limits.fontSize)] : [],
    )
    const candidates = markers.map((_, index) => {
      const isExcluded = labels[index] !== undefined || index >= NAME_LIMITS.wide.maxNames
      return isExcluded ? [] : listFreePlacements(index, { ...limits, markers, drawing, inset })
    })
    const placements = placeAsManyAsPossible(candidates, earlierPlacements, (attempt) =>
      listAllowedIndexes(attempt, markers, labels).slice(0, limits.maxNames),
    )
    for (const [index, { label }] of placements) labels[index] = { ...label, fitsPhones: limits === NAME_LIMITS.phone }
  }
  return labels
}

interface FreePlacementOptions {
  fontSize: number
  maxLeaders: number
  markers: Marker[]
  drawing: Box
  inset: Inset | undefined
}

/** Lists placements in the drawing that don't cover markers. Names of enlarged cities stay in the inset, and all others avoid it. */
function listFreePlacements(index: number, { fontSize, maxLeaders, markers, drawing, inset }: FreePlacementOptions) {
  const marker = markers[index]
  if (!marker) return []
  const rankInInset = markers.filter((other) => inset && distanceToBox(inset.enlarged, other) === 0).indexOf(marker)
  if (rankInInset >= MAX_IN_INSET) return []
  const isClear = (box: Box, leader: LineSegment) =>
    markers.every(
      (other) =>
        other === marker ||
        (distanceToBox(box, other) > MIN_DISTANCE_TO_MARKER &&
          distanceToLineSegment(leader, [other.x, other.y]) > getMarkerRadius(fontSize)),
    )
  const freePlacements = listPlacements(marker, fontSize).filter(
    ({ label, box, leader }) =>
      (index < maxLeaders || !label.hasLeader) &&
      isBoxInside(box, drawing) &&
      isClear(box, leader) &&
      // Names must also fit on wide screens.
      isClear(createLabelBox(marker.name, label, NAME_LIMITS.wide.fontSize), leader),
  )
  if (!inset) return freePlacements
  const placementsForInset = freePlacements.filter((placement) =>
    rankInInset >= 0 ? isBoxInside(placement.box, inset.enlarged) : avoidsInset(placement, inset),
  )
  // The largest city is always named, even over the edge of the inset.
  return index === 0 && placementsForInset.length === 0 ? freePlacements : placementsForInset
}

/** Lists the indexes of new names that aren't close to a larger city without a name. */
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

/** Tries several orders, and returns the allowed placements with the highest score: many names, of large cities. Each attempt starts with the largest city that the previous attempt skipped. */
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
