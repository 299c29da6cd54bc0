import { expect, test } from 'vitest'
import { countableDots } from '../../../renderer/drawing/dots.ts'

const dotsIn = (path = '') => path.match(/M/g)?.length

test('there are as many dots as are counted, ten to a line', () => {
  const { perLine, rows } = countableDots([40, 16, 5])
  expect(perLine).toBe(10)
  expect(rows.map(({ path }) => dotsIn(path))).toEqual([40, 16, 5])
  expect(rows.map(({ lines }) => lines)).toEqual([4, 2, 1])
})

test('of many dots twenty stand in a line, in all rows, so that rows compare', () => {
  const { perLine, rows } = countableDots([3, 80])
  expect(perLine).toBe(20)
  expect(rows.map(({ lines }) => lines)).toEqual([1, 4])
})

test('no two dots lie upon each other', () => {
  const places = countableDots([25]).rows[0]?.path.split('M').slice(1) ?? []
  expect(new Set(places).size).toBe(25)
  expect(places[10]).toBe('0.5 1.5h0')
})
