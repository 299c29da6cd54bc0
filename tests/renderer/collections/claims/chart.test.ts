import { expect, test } from 'vitest'
import { type ChartKind, createChart } from '../../../../renderer/collections/claims/chart.ts'

const createClaim = (value: string, kind: ChartKind, unit?: '$') => ({
  value,
  chart: {
    kind,
    ...(unit && { unit }),
    beforeLabel: 'before',
    afterLabel: 'after',
    text: '{before} became {after}.',
  },
})

test.each([
  ['+312%', 'increase', undefined, ['100', '412'], undefined],
  ['38%', 'decrease', '$', ['$100', '$62'], undefined],
  ['4.6x', 'multiple', '$', ['$1', '$4.60'], undefined],
  ['4.9/5', 'rating', undefined, ['4.9'], 5],
  ['72%', 'share', undefined, ['72'], 100],
] as const)('charts the claim %s as %s', (value, kind, unit, formatted, scale) => {
  const chart = createChart(createClaim(value, kind, unit))
  expect(chart?.items.map((item) => item.formatted)).toEqual(formatted)
  expect(chart?.scale).toBe(scale)
})
