import {
  type Box,
  boxesOverlap,
  crossesBox,
  distanceToBox,
  distanceToLineSegment,
  isBoxInside,
  type LineSegment,
  labelsCollide,
  type Point,
  type Position,
} from './geometry.ts'
import { measureText } from './textWidth.ts'

/** Text attributes for each side of the marker that a label can be on, the preferred side first. `offset` is the horizontal distance from the marker in `viewBox` units, and `baselineShift` moves the baseline down, in units of the font size. */
export const SIDES = {
  e: { offset: 7, anchor: 'start', baselineShift: 0.33 },
  w: { offset: -7, anchor: 'end', baselineShift: 0.33 },
  n: { offset: 0, anchor: 'middle', baselineShift: -0.45 },
  s: { offset: 0, anchor: 'middle', baselineShift: 1.1 },
  ne: { offset: 3.5, anchor: 'start', baselineShift: -0.45 },
  se: { offset: 3.5, anchor: 'start', baselineShift: 1.1 },
  nw: { offset: -3.5, anchor: 'end', baselineShift: -0.45 },
  sw: { offset: -3.5, anchor: 'end', baselineShift: 1.1 },
} as const

export type Side = keyof typeof SIDES

/** Position of a city's label, which is its name. The side decides if the text starts there, ends there, or is centered. */
export type MapLabel = Point & { side: Side; hasLeader: boolean; fitsPhones: boolean }

/** A crowded square of a map, and a larger square that shows it again. */
export type Inset = { crowded: Box; enlarged: Box }

type Marker = Point & { name: string }

/** A possible label of a city. The leader connects the marker and the label. It isn't drawn if they're close. */
type Placement = { label: Omit<MapLabel, 'fitsPhones'>; box: Box; leader: LineSegment }

/** Limits of labels on phones and wide screens. Only the largest cities can have leaders. Keep the font sizes, in `viewBox` units, in sync with `StateMap.css`. */
export const LABEL_LIMITS = {
  phone: { fontSize: 28, maxLabels: 6, maxLeaders: 6 },
  // Placing more labels is slow.
  wide: { fontSize: 17, maxLabels: 60, maxLeaders: 10 },
}
const LEADER_LENGTHS = [20, 28, 36, 46, 56, 66]
/** Angles from the east, alternately clockwise and counterclockwise. */
const LEADER_ANGLES_DEGREES = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)
/** If the cosine of the angle is smaller, the leader is steep, and the label is centered. */
const MAX_STEEP_COSINE = 0.2
const MIN_DISTANCE_TO_MARKER = 7
const MAX_LABELS_IN_INSET = 6
/** If a label has no space, smaller cities this close aren't labeled, either. */
const UNLABELED_RADIUS = 40
const MAX_ATTEMPTS = 12

/** Places the labels of cities, the largest first. If a large city's label doesn't fit next to the marker, it gets a leader. Wide screens keep the labels of phones, and add more. */
export function placeMapLabels(markers: Marker[], drawing: Box, inset?: Inset): (MapLabel | undefined)[] {
  const labels: (MapLabel | undefined)[] = markers.map(() => undefined)
  for (const limits of [LABEL_LIMITS.phone, LABEL_LIMITS.wide]) {
    const earlierPlacements = markers.flatMap((marker, index) =>
      labels[index] ? [createPlacement(marker, labels[index], limits.fontSize)] : [],
    )
    const candidates = markers.map((marker, index) => {
      const isExcluded = labels[index] !== undefined || index >= LABEL_LIMITS.wide.maxLabels
      return isExcluded ? [] : listFreePlacements(marker, limits, { markers, drawing, inset })
    })
    const placements = placeAsManyAsPossible(candidates, earlierPlacements, (attempt) =>
      listAllowedIndexes(attempt, markers, labels).slice(0, limits.maxLabels),
    )
    for (const [index, { label }] of placements) labels[index] = { ...label, fitsPhones: limits === LABEL_LIMITS.phone }
  }
  return labels
}

/** Lists placements that are in the drawing, don't cover markers, and fit the inset. */
function listFreePlacements(
  marker: Marker,
  { fontSize, maxLeaders }: { fontSize: number; maxLeaders: number },
  { markers, drawing, inset }: { markers: Marker[]; drawing: Box; inset: Inset | undefined },
): Placement[] {
  const rank = markers.indexOf(marker)
  const rankInInset = markers.filter((other) => inset && distanceToBox(inset.enlarged, other) === 0).indexOf(marker)
  if (rankInInset >= MAX_LABELS_IN_INSET) return []
  const others = markers.filter((other) => other !== marker)
  const radius = getMarkerRadius(fontSize)
  const isClear = (box: Box, leader: LineSegment) =>
    others.every(
      (other) => distanceToBox(box, other) > MIN_DISTANCE_TO_MARKER && distanceToLineSegment(leader, other) > radius,
    )
  const freePlacements = listPlacements(marker, fontSize).filter(
    ({ label, box, leader }) =>
      (rank < maxLeaders || !label.hasLeader) &&
      isBoxInside(box, drawing) &&
      isClear(box, leader) &&
      // Labels must also fit on wide screens.
      isClear(createLabelBox(marker.name, label, LABEL_LIMITS.wide.fontSize), leader),
  )
  if (!inset) return freePlacements
  const placementsForInset = freePlacements.filter((placement) => fitsInset(placement, rankInInset >= 0, inset))
  // The largest city always has a label, even over the edge of the inset.
  return rank === 0 && placementsForInset.length === 0 ? freePlacements : placementsForInset
}

/** Checks that the label of an enlarged city is in the inset, and that other labels avoid it. */
function fitsInset({ box, leader }: Placement, isEnlarged: boolean, { crowded, enlarged }: Inset): boolean {
  if (isEnlarged) return isBoxInside(box, enlarged)
  return [crowded, enlarged].every((area) => !boxesOverlap(box, area) && !crossesBox(leader, area))
}

/** Lists placements of a label, the best first: next to the marker, and then at the end of a leader. */
function listPlacements(marker: Marker, fontSize: number): Placement[] {
  const { x, y } = marker
  const sides = Object.keys(SIDES) as Side[]
  const labelsNextToMarker = sides.map((side) => ({ x: x + SIDES[side].offset, y, side, hasLeader: false }))
  const labelsWithLeader = LEADER_LENGTHS.flatMap((length) =>
    LEADER_ANGLES_DEGREES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const [horizontal, vertical] = [dx > 0 ? 'e' : 'w', dy < 0 ? 'n' : 's'] as const
      const side = Math.abs(dx) < MAX_STEEP_COSINE ? vertical : horizontal
      return { x: Math.round(x + length * dx), y: Math.round(y + length * dy), side, hasLeader: true }
    }),
  )
  return [...labelsNextToMarker, ...labelsWithLeader].map((label) => createPlacement(marker, label, fontSize))
}

/** The leader starts on the edge of the marker. */
function createPlacement({ name, x, y }: Marker, label: Placement['label'], fontSize: number): Placement {
  const [dx, dy] = [label.x - x, label.y - y]
  const edgeFraction = getMarkerRadius(fontSize) / Math.hypot(dx, dy)
  const leaderStart: Position = [x + dx * edgeFraction, y + dy * edgeFraction]
  return { label, box: createLabelBox(name, label, fontSize), leader: [leaderStart, [label.x, label.y]] }
}

const getMarkerRadius = (fontSize: number) => fontSize / 5.2

/** Returns the box of a label, with padding. */
export function createLabelBox(name: string, { x, y, side }: Placement['label'], fontSize: number): Box {
  const width = measureText(name, 'serif', fontSize)
  const { anchor, baselineShift } = SIDES[side]
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const baseline = y + baselineShift * fontSize
  const padding = fontSize / 3
  return {
    left: left - padding,
    right: left + width + padding,
    top: baseline - fontSize * 0.85,
    bottom: baseline + fontSize * 0.35,
  }
}

/** Lists the indexes of new labels that aren't close to a larger city without a label. */
function listAllowedIndexes(placements: Map<number, Placement>, markers: Marker[], labels: (MapLabel | undefined)[]) {
  const unlabeledMarkers: Marker[] = []
  return markers.flatMap((marker, index) => {
    const isCrowded = unlabeledMarkers.some(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < UNLABELED_RADIUS)
    if (placements.has(index) && !isCrowded) return [index]
    if (!labels[index]) unlabeledMarkers.push(marker)
    return []
  })
}

/** Tries several orders, and returns the allowed placements with the highest score: many labels, of large cities. Each attempt starts with the largest city that the previous attempt skipped. */
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
      const isFree = (candidate: Placement) => placed.every((other) => !labelsCollide(candidate, other))
      const freePlacement = candidates[index]?.find(isFree)
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
