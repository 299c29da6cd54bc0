import { expect, test } from 'vitest'
import { getStepSpan } from '../../../../renderer/collections/services/schema.ts'

test('converts the weeks and days of a step to days since the start', () => {
  expect(getStepSpan({ weeks: [3, 5] })).toEqual({ from: 14, to: 35 })
  expect(getStepSpan({ days: [8, 14] })).toEqual({ from: 7, to: 14 })
  expect(getStepSpan({ days: [90] })).toEqual({ from: 89, to: undefined })
  expect(getStepSpan({ weeks: [0, 0] })).toEqual({ from: 0, to: 0 })
})
