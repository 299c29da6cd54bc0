import { expect, test } from 'vitest'
import { Alike } from '../../../renderer/places/alike.ts'
import { Random } from '../../support/random.ts'

const middleOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function plainly(all: number[], index: number, most: number) {
  const from = Math.max(0, Math.min(index - most / 2, all.length - most - 1))
  const around = all.slice(from, from + most + 1).filter((each, at) => from + at !== index && !Number.isNaN(each))
  const own = all[index] ?? Number.NaN
  const middle = middleOf(around)
  return {
    count: around.length,
    middle,
    spread: middleOf(around.map((each) => Math.abs(each - middle))),
    more: around.filter((each) => each > own).length,
    fewer: around.filter((each) => each < own).length,
  }
}

test.each([200, 11, 6, 1])('each of %i places is held against ten around it, equals and gaps too', (length) => {
  const random = new Random(length)
  const all = Array.from({ length }, () => (random.below(5) === 0 ? Number.NaN : random.below(13) / 4))
  const alike = new Alike(Float64Array.from(all), 10)
  const read = [...all.keys()].filter((index) => !Number.isNaN(all[index]))
  expect(read.map((index) => alike.around(index))).toEqual(read.map((index) => plainly(all, index, 10)))
  expect(read.length).toBeGreaterThan(0)
})
