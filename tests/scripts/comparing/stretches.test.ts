import { expect, test } from 'vitest'
import type { Pixels } from '../../../scripts/comparing/pixels.ts'
import { differingRows } from '../../../scripts/comparing/stretches.ts'

const WIDTH = 40

/** A picture with a row of each color, from 0 to 255, as gray. */
function rowsOf(...colors: number[]): Pixels {
  const data = Buffer.concat(colors.map((color) => Buffer.alloc(WIDTH * 3, color)))
  return { data, width: WIDTH, height: colors.length, channels: 3 }
}

/** Rows that are all different, as those of a page with much on it. */
const page = (count: number, from = 0) => Array.from({ length: count }, (_, index) => (from + index * 7) % 251)

test('a page that looks as before differs nowhere', () => {
  expect(differingRows(rowsOf(...page(900)), rowsOf(...page(900)))).toEqual([])
})

test('what came, went or was changed is shown with a little around it, and what follows is not', () => {
  const [top, bottom] = [page(600), page(600, 3)]
  const came = differingRows(rowsOf(...top, ...bottom), rowsOf(...top, ...Array(40).fill(255), ...bottom))
  expect(came).toEqual([{ before: [480, 720], after: [480, 760] }])
  const went = differingRows(rowsOf(...top, ...Array(40).fill(255), ...bottom), rowsOf(...top, ...bottom))
  expect(went).toEqual([{ before: [480, 760], after: [480, 720] }])
  const changed = differingRows(rowsOf(255, 255, 255, ...bottom), rowsOf(0, 0, 0, ...bottom))
  expect(changed).toEqual([{ before: [0, 123], after: [0, 123] }])
})

test('two changes near each other are one, two far apart are two', () => {
  const [line, other] = [Array(9).fill(255), Array(9).fill(0)]
  const near = (between: number) =>
    differingRows(
      rowsOf(...line, ...page(between), ...line, ...page(400)),
      rowsOf(...other, ...page(between), ...other, ...page(400)),
    )
  expect(near(200)).toHaveLength(1)
  expect(near(300)).toHaveLength(2)
})

test('a row that rounding adds further down is no change, unless there is no other', () => {
  const [was, is] = [
    [...page(400), ...Array(9).fill(255), ...page(400, 3), 20, ...page(400, 5)],
    [...page(400), ...Array(9).fill(0), ...page(400, 3), 20, 20, ...page(400, 5)],
  ]
  expect(differingRows(rowsOf(...was), rowsOf(...is))).toEqual([{ before: [280, 529], after: [280, 529] }])
  expect(differingRows(rowsOf(...page(300)), rowsOf(...page(150), 255, ...page(150, 150 * 7)))).toHaveLength(1)
})

test('what has moved by less than a row, and is blended otherwise, is no change; what is lighter is', () => {
  const edge = (...rows: number[]) => rowsOf(...page(300), ...rows, ...page(300, 4))
  expect(differingRows(edge(10, 10, 60, 200, 200), edge(10, 10, 130, 200, 200))).toEqual([])
  expect(differingRows(edge(10, 10, 10, 10, 10), edge(90, 90, 90, 90, 90))).toHaveLength(1)
})

test('two pictures with nothing in common but their ends are shown from one to the other', () => {
  const one = rowsOf(...page(300), ...Array.from({ length: 1000 }, (_, row) => row % 100))
  const other = rowsOf(...page(300), ...Array.from({ length: 900 }, (_, row) => 101 + (row % 100)))
  expect(differingRows(one, other)).toEqual([{ before: [180, 1300], after: [180, 1200] }])
})
