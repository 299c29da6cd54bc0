/** A place, in degrees. West is negative. */
export type Coordinates = { lat: number; lon: number }

/** A census block group: the residents, at the center of population. */
export type BlockGroup = Coordinates & { residents: number }

/** A position in GeoJSON order: longitude and latitude, or x and y. */
export type Position = readonly [number, number]

/** A position in the view box of a drawing, with `y` pointing down. */
export type Point = { x: number; y: number }

/** A bounding box. In degrees, `top` is the southern edge, and `bottom` the northern. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type LineSegment = [from: Position, to: Position]

/** Returns the shortest distance from a point to a line segment. */
export function distanceToLineSegment([[fromX, fromY], [toX, toY]]: LineSegment, { x, y }: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const squaredLength = dx ** 2 + dy ** 2
  const fraction =
    squaredLength === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / squaredLength))
  return Math.hypot(fromX + fraction * dx - x, fromY + fraction * dy - y)
}

/** Creates a box from the center and half of the size. */
export function createBoxAround({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

/** Checks if a box is inside a larger box, without touching the edges. */
export const isBoxInside = (box: Box, outer: Box) =>
  box.left > outer.left && box.right < outer.right && box.top > outer.top && box.bottom < outer.bottom

/** Checks if two boxes have a common area. Touching boxes don't. */
export const boxesOverlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Returns the distance from a point to a box, or 0 if the point is inside. */
export const distanceToBox = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Checks if a segment crosses a box or ends in it. Can miss a segment that starts in the box. */
export function crossesBox(segment: LineSegment, box: Box): boolean {
  const { left, right, top, bottom } = box
  const [, [x, y]] = segment
  const crossesLine = (from: Position, to: Position) => lineSegmentsCross(segment, [from, to])
  // A line that crosses the box also crosses one of the diagonals.
  return (
    distanceToBox(box, { x, y }) === 0 ||
    crossesLine([left, top], [right, bottom]) ||
    crossesLine([left, bottom], [right, top])
  )
}

/** The area of a label, and the line from the labeled point. */
export type LabelShape = { box: Box; leader: LineSegment | undefined }

/** Checks if two labels overlap, or if a leader crosses a label or leader. */
export function labelsCollide(one: LabelShape, other: LabelShape): boolean {
  return (
    boxesOverlap(one.box, other.box) ||
    (one.leader !== undefined && crossesBox(one.leader, other.box)) ||
    (other.leader !== undefined && crossesBox(other.leader, one.box)) ||
    (one.leader !== undefined && other.leader !== undefined && lineSegmentsCross(one.leader, other.leader))
  )
}

/** Checks if two segments cross. Touching or parallel segments don't. */
const lineSegmentsCross = (one: LineSegment, other: LineSegment) => separates(one, other) && separates(other, one)

/** Checks if the ends of a segment are on different sides of a line, which extends beyond its ends. */
function separates([[x, y], [toX, toY]]: LineSegment, [start, end]: LineSegment): boolean {
  /** Is positive on one side, negative on the other, and 0 on the line. */
  const getSide = ([pointX, pointY]: Position) => (toX - x) * (pointY - y) - (toY - y) * (pointX - x)
  return getSide(start) * getSide(end) < 0
}
