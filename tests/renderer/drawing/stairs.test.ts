import { expect, test } from 'vitest'
import { STAIRS_BASE, stairs } from '../../../renderer/drawing/stairs.ts'

test('steps share the width, and rise to one scale from zero', () => {
  expect(stairs([25, 50, 100], 100)).toEqual([
    { from: 0, to: 33.33, y: expect.closeTo(STAIRS_BASE - 2), below: STAIRS_BASE },
    { from: 33.33, to: 66.67, y: expect.closeTo(STAIRS_BASE - 4), below: expect.closeTo(STAIRS_BASE - 2) },
    { from: 66.67, to: 100, y: expect.closeTo(STAIRS_BASE - 8), below: expect.closeTo(STAIRS_BASE - 4) },
  ])
})

test('of nobody, they stay on the base', () => {
  expect(stairs([0, 0], 0).map(({ y }) => y)).toEqual([STAIRS_BASE, STAIRS_BASE])
})
