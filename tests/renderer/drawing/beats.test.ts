import { expect, test } from 'vitest'
import { type BeatRoom, beatPath, beatsOf, crestOf, highest } from '../../../renderer/drawing/beats.ts'

const ROOM: BeatRoom = { end: 400, base: 300, from: 40, to: 360, height: 200, width: 7 }

test('a beat stands where its part begins, and is as high as its part is long', () => {
  expect(beatsOf([0, 20, 60], 100)).toEqual([
    { at: 0, height: 0.5 },
    { at: 0.2, height: 1 },
    { at: 0.6, height: 1 },
  ])
})

test('the light is on the highest beat, and on the first of equals', () => {
  expect(highest(beatsOf([0, 20, 60], 100))).toBe(1)
})

test('what has no parts rises once', () => {
  expect(beatsOf([], 100)).toHaveLength(1)
})

test('the line goes through the crest of each beat, and is calm at both ends', () => {
  const beats = beatsOf([0, 20, 60], 100)
  const points = pointsOf(beatPath(beats, ROOM))
  expect(points.at(0)).toEqual({ x: 0, y: 300 })
  expect(points.at(-1)?.x).toBe(400)
  expect(points.at(-1)?.y).toBeCloseTo(300)
  for (const beat of beats) {
    const crest = crestOf(beat, ROOM)
    const nearest = Math.min(...points.map(({ x, y }) => Math.hypot(x - crest.x, y - crest.y)))
    expect(nearest).toBeLessThan(1)
  }
})

test('beats that are close together stay apart: the line comes down between them', () => {
  const beats = beatsOf([0, 50, 53, 56], 100)
  const points = pointsOf(beatPath(beats, ROOM))
  const [, first, second] = beats.map((beat) => crestOf(beat, ROOM))
  const between = points.filter(({ x }) => x > (first?.x ?? 0) + 1 && x < (second?.x ?? 0) - 1)
  expect(Math.max(...between.map(({ y }) => y))).toBeGreaterThan(Math.max(first?.y ?? 0, second?.y ?? 0) + 2)
})

/** Where the pieces of a path end. */
function pointsOf(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/([MLc])([^MLc]+)/g)].map(([, command, numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(/\s+/).map(Number).slice(-2)
    at = command === 'c' ? { x: at.x + x, y: at.y + y } : { x, y }
    return at
  })
}
