import { listPricedPlans, type PricingPlan } from '../../renderer/collections/services/pricing.ts'
import { toCssPercent } from '../../renderer/drawing/paths.ts'

const TICK_STEPS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const MAX_TICKS = 6

/** Puts the prices of services on a common scale from zero, and adds them up by size. A service without a price list has no plans. */
export function createPriceRuler(plansByService: Pick<PricingPlan, 'name' | 'description' | 'price'>[][]) {
  const pricedPlans = plansByService.map(listPricedPlans)
  const maxPrice = Math.max(...pricedPlans.flat().map(({ dollars }) => dollars), 1)
  // `x` is the distance from zero in percent of the highest price: `12.5%`.
  const placePrice = (dollars: number) => ({ dollars, x: toCssPercent(dollars / maxPrice) })
  const step = TICK_STEPS.find((dollars) => maxPrice / dollars <= MAX_TICKS) ?? maxPrice
  // Services share the sizes.
  const sizes = (pricedPlans.find((plans) => plans.length > 0) ?? []).map(({ description }) => description)
  return {
    sizes,
    pricesByService: pricedPlans.map((plans) => plans.map(({ dollars }) => placePrice(dollars))),
    ticks: Array.from({ length: Math.floor(maxPrice / step) + 1 }, (_, index) => placePrice(index * step)),
    totals: sizes.map((_, index) => pricedPlans.reduce((sum, plans) => sum + (plans[index]?.dollars ?? 0), 0)),
  }
}
