import { expect, test } from 'vitest'
import { landings } from '../../../renderer/drawing/sequence.ts'

const span = (from: number, to?: number) => ({ from, to })

test('landings follow each other without a gap, from edge to edge', () => {
  const { landings: places } = landings([span(0, 14), span(14, 35), span(35)])
  expect(places[0]?.from).toBe(0)
  expect(places.at(-1)?.to).toBe(1)
  for (const [index, { from }] of places.slice(1).entries()) expect(from).toBe(places[index]?.to)
})

test('they are to scale in time', () => {
  const { landings: places, dayAt } = landings([span(0, 10), span(10, 30), span(30)])
  const [first, second] = places
  expect((first?.to ?? 0) * 2).toBeCloseTo((second?.to ?? 0) - (second?.from ?? 0))
  expect(second?.from).toBe(dayAt(10))
})

test('where two steps overlap, the next begins in the middle of what they share', () => {
  const { landings: places, dayAt } = landings([span(0, 14), span(7, 21), span(21)])
  expect(places[1]?.from).toBe(dayAt(10.5))
})

test('a step that is over before the first day stands left of it', () => {
  const { landings: places, dayAt } = landings([span(0, 0), span(0, 14), span(14)])
  expect(places[0]?.to).toBe(dayAt(0))
  expect(dayAt(0)).toBeGreaterThan(0)
})
