import { computeKnot, computeOffsets, connectKnots } from './curves.ts'
import type { Point } from './geometry.ts'
import { roundTenth } from './rounding.ts'

/** Sections of a page or chapters of a recording: the starts, in order, and the total length, in the same unit. */
export interface Segments {
  starts: readonly number[]
  length: number
}

/** Geometry of a line with beats, in SVG units. The line goes from 0 to `width`, and has beats from `beatsFrom` to `beatsTo`, up to `beatHeight`. `maxBeatWidth` is a scale (`Beat`), not the visible width. */
export interface BeatFrame {
  width: number
  baseline: number
  beatsFrom: number
  beatsTo: number
  beatHeight: number
  maxBeatWidth: number
}

function computeSegmentLengths({ starts, length }: Segments): number[] {
  return starts.map((start, index) => (starts[index + 1] ?? length) - start)
}

/** Returns the index of the first longest segment, or 0 if there are no segments. */
export function findLongestSegmentIndex(segments: Segments): number {
  const lengths = computeSegmentLengths(segments)
  return Math.max(lengths.indexOf(Math.max(...lengths)), 0)
}

/** A single beat, right of the center. */
const DEFAULT_SEGMENTS: Segments = { starts: [0.68], length: 1 }
/** The line is flat beyond this distance from a crest, in units of the beat's width. */
const FLAT_DISTANCE = 4.2
/** Positions of curve ends around a crest, in the same unit. With more, curves dip under the baseline. */
const KNOTS = [-FLAT_DISTANCE, -2.4, -1, 0, 1, 2.4, FLAT_DISTANCE]
/** Maximum width of a beat, as a fraction of the shortest gap. */
const MAX_GAP_FRACTION = 0.21

/** Draws a line with a beat for each segment, and a dot on the highest beat. The longest segment has the highest beat. */
export function drawBeats(segments: Segments, frame: BeatFrame): { path: string; dot: Point } {
  const { starts, length } = segments.starts.length > 0 ? segments : DEFAULT_SEGMENTS
  const { width, baseline, beatsFrom, beatsTo, beatHeight } = frame
  const lengths = computeSegmentLengths({ starts, length })
  const longest = Math.max(...lengths)
  const fractions = starts.map((start) => start / length)
  const crests = fractions.map((fraction) => beatsFrom + fraction * (beatsTo - beatsFrom))
  const gaps = fractions.slice(1).map((fraction, index) => (fraction - (fractions[index] ?? 0)) * (beatsTo - beatsFrom))
  const beatWidth = Math.min(frame.maxBeatWidth, ...gaps.map((gap) => gap * MAX_GAP_FRACTION))
  const beats = crests.map((crest, index) => ({
    crest,
    width: beatWidth,
    height: ((lengths[index] ?? 0) / longest) * beatHeight,
    flatDistance: FLAT_DISTANCE,
  }))
  // Beats can overlap, so knots that almost coincide are dropped.
  const positions = crests
    .flatMap((crest) => KNOTS.map((knot) => crest + knot * beatWidth))
    .toSorted((a, b) => a - b)
    .filter((x, index, sorted) => x - (sorted[index - 1] ?? -beatWidth) > beatWidth / 4 && x > 0 && x < width)
  const knots = [0, ...positions, width].map((x) => computeKnot(x, { baseline, beats }))
  const firstPoint = { x: 0, y: roundTenth(knots[0]?.y ?? baseline) }
  const curves = computeOffsets(firstPoint, connectKnots(knots, baseline)).map((offsets) => `c${offsets.join(' ')}`)
  return {
    path: `M${firstPoint.x} ${firstPoint.y}${curves.join('')}`,
    dot: { x: crests[lengths.indexOf(longest)] ?? 0, y: baseline - beatHeight },
  }
}

/** Computes the y coordinate of a line from `drawBeats`. The control points divide a curve into thirds, so x is linear in the Bézier parameter. */
export function findYAtX(path: string, x: number): number {
  const [left = 0, top = 0, ...offsets] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let currentPoint = { x: left, y: top }
  for (let index = 0; index + 5 < offsets.length; index += 6) {
    const [, firstHandleY = 0, , secondHandleY = 0, dx = 0, dy = 0] = offsets.slice(index, index + 6)
    const t = (x - currentPoint.x) / dx
    if (t <= 1) return currentPoint.y + 3 * t * (1 - t) * ((1 - t) * firstHandleY + t * secondHandleY) + t ** 3 * dy
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
  }
  return currentPoint.y
}
