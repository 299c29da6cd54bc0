import { expect, test } from 'vitest'
import { createPriceRuler } from '../../../pages/services/priceRuler.ts'
import { PLAN_NAMES } from '../../../renderer/collections/services/pricing.ts'

const createPlans = (...prices: number[]) =>
  PLAN_NAMES.map((name, index) => ({
    name,
    description: `Size ${index + 1}`,
    price: { monthly: prices[index] ?? ('custom' as const) },
  }))

const ruler = createPriceRuler([[], createPlans(100, 200, 400), createPlans(50, 100, 300)])

test('shows the prices of all services on an axis that starts at zero', () => {
  expect(ruler.pricesByService.slice(1).map((prices) => prices.map(({ x }) => x))).toEqual([
    ['25%', '50%', '100%'],
    ['12.5%', '25%', '75%'],
  ])
  expect(ruler.ticks[0]).toEqual({ dollars: 0, x: '0%' })
})

test('shows no prices for a service without a price list, and omits custom prices', () => {
  expect(ruler.pricesByService.map(({ length }) => length)).toEqual([0, 3, 3])
  expect(ruler.sizes).toEqual(['Size 1', 'Size 2', 'Size 3'])
})

test('adds up the prices of all services for each size', () => {
  expect(ruler.totals).toEqual([150, 300, 700])
})
