import { expect, test } from 'vitest'
import { createPriceRuler } from '../../../pages/services/priceRuler.ts'
import { PLAN_NAMES } from '../../../renderer/collections/services/pricing.ts'

const createTiers = (...prices: number[]) => ({
  plans: PLAN_NAMES.map((name, index) => ({
    name,
    description: `Size ${index + 1}`,
    price: { monthly: prices[index] ?? ('custom' as const) },
  })),
})

const ruler = createPriceRuler([
  { href: '/a', pricing: createTiers(100, 200, 400) },
  { href: '/b' },
  { href: '/c', pricing: createTiers(50, 100, 300) },
])

test('shows the prices of all services on an axis that starts at zero', () => {
  expect(ruler.pricesByHref['/a']?.map(({ percent }) => percent)).toEqual([25, 50, 100])
  expect(ruler.pricesByHref['/c']?.map(({ percent }) => percent)).toEqual([12.5, 25, 75])
  expect(ruler.ticks[0]).toEqual({ dollars: 0, percent: 0 })
})

test('omits services without a price list and custom prices', () => {
  expect(Object.keys(ruler.pricesByHref)).toEqual(['/a', '/c'])
  expect(ruler.sizes).toEqual(['Size 1', 'Size 2', 'Size 3'])
})

test('adds up the prices of all services for each size', () => {
  expect(ruler.totals).toEqual([150, 300, 700])
})
