import { describe, expect, test } from 'vitest'
import { type BeatFrame, beatPath, createBeats, findHighest, getCrest, yAtX } from '../../../renderer/drawing/beats.ts'
import { calmingPath, pulsePath } from '../../../renderer/drawing/pulse.ts'

/** Where the pieces of a path end. */
function pointsOf(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/([MCHc])([^MCHc]+)/g)].map(([, command, numbers = '']) => {
    const [x = 0, y = at.y] = numbers.trim().split(/\s+/).map(Number).slice(-2)
    at = command === 'c' ? { x: at.x + x, y: at.y + y } : { x, y }
    return at
  })
}

describe('beats', () => {
  const room: BeatFrame = { end: 400, base: 300, from: 40, to: 360, height: 200, width: 7 }
  const beats = createBeats([0, 20, 60], 100)

  test('stand where their parts begin, as high as these are long; the light is on the first of the highest', () => {
    expect(beats).toEqual([
      { at: 0, height: 0.5 },
      { at: 0.2, height: 1 },
      { at: 0.6, height: 1 },
    ])
    expect(findHighest(beats)).toBe(1)
    expect(createBeats([], 100)).toHaveLength(1)
  })

  test('are a line through the crest of each, calm at both ends', () => {
    const points = pointsOf(beatPath(beats, room))
    expect(points.at(0)).toEqual({ x: 0, y: 300 })
    expect(points.at(-1)).toEqual({ x: 400, y: expect.closeTo(300) })
    for (const crest of beats.map((beat) => getCrest(beat, room)))
      expect(Math.min(...points.map(({ x, y }) => Math.hypot(x - crest.x, y - crest.y)))).toBeLessThan(1)
  })

  test('never run below the calm line, however their parts lie', () => {
    const many = createBeats([0, 9, 12, 13, 40, 52, 54, 61, 80, 97], 100)
    const path = beatPath(many, room)
    const lows = Array.from({ length: 399 }, (_, x) => yAtX(path, x + 1))
    expect(Math.max(...lows)).toBeLessThan(room.base + 0.2)
  })

  test('tell how low their line is anywhere: at each point of the path, and in the calm where it is', () => {
    const path = beatPath(beats, room)
    for (const { x, y } of pointsOf(path)) expect(yAtX(path, x)).toBeCloseTo(y, 1)
    expect(yAtX(`M0 ${room.base}H${room.end}`, 12)).toBe(room.base)
  })

  test('that are close together stay apart: the line comes down between them', () => {
    const close = createBeats([0, 50, 53, 56], 100)
    const [, first = { x: 0, y: 0 }, second = first] = close.map((beat) => getCrest(beat, room))
    const between = pointsOf(beatPath(close, room)).filter(({ x }) => x > first.x + 1 && x < second.x - 1)
    expect(Math.max(...between.map(({ y }) => y))).toBeGreaterThan(Math.max(first.y, second.y) + 2)
  })
})

const pulse = { end: 100, base: 20, crest: 70, width: 5, height: 15 }

describe('the pulse', () => {
  test('goes from left to right on the calm line, and rises once, to its full height at the crest', () => {
    const points = pointsOf(pulsePath(pulse))
    expect([points[0], points.at(-1)]).toEqual([
      { x: 0, y: 20 },
      { x: 100, y: 20 },
    ])
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    const crest = ys.indexOf(Math.min(...ys))
    expect(points[crest]).toEqual({ x: 70, y: 5 })
    expect(ys.slice(0, crest)).toEqual(ys.slice(0, crest).toSorted((a, b) => b - a))
    expect(ys.slice(crest)).toEqual(ys.slice(crest).toSorted((a, b) => a - b))
  })

  test('ends where the drawing ends, even on the slope', () => {
    expect(pointsOf(pulsePath({ ...pulse, end: 72 })).at(-1)?.x).toBe(72)
  })

  test('comes after beats that calm: each lower and wider than the last', () => {
    const path = calmingPath({ ...pulse, beats: 4, amplitude: 10, calmFrom: 40, growth: 1.1 })
    const beats = pointsOf(path).filter(({ x, y }) => x < 40 && y < 20)
    expect(beats).toHaveLength(4)
    const heights = beats.map(({ y }) => 20 - y)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    const gaps = beats.slice(1).map(({ x }, index) => x - (beats[index]?.x ?? 0))
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  })
})
