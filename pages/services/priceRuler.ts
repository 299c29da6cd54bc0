import type { PricingPlan } from '../../renderer/collections/services/pricing.ts'
import { roundHundredths } from '../../renderer/drawing/rounding.ts'

interface PricedService {
  href: string
  pricing?: { plans: Pick<PricingPlan, 'description' | 'price'>[] } | undefined
}

/** A monthly price and its position, in percent of the highest price. */
export interface RulerPrice {
  dollars: number
  percent: number
}

const TICK_STEPS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const MAX_TICKS = 6

/** Computes positions, ticks, and totals. Services without a price list are skipped. */
export function createPriceRuler(services: readonly PricedService[]) {
  const priced = services.flatMap(({ href, pricing }) => (pricing ? [{ href, prices: listPrices(pricing.plans) }] : []))
  const maxPrice = Math.max(...priced.flatMap(({ prices }) => prices), 1)
  const toRulerPrice = (dollars: number): RulerPrice => ({
    dollars,
    percent: roundHundredths((dollars / maxPrice) * 100),
  })
  const step = TICK_STEPS.find((dollars) => maxPrice / dollars <= MAX_TICKS) ?? maxPrice
  // Use the plans of any service, because all services have the same.
  const pricedPlans = services
    .find(({ pricing }) => pricing)
    ?.pricing?.plans.filter(({ price }) => price.monthly !== 'custom')
  return {
    sizes: (pricedPlans ?? []).map(({ description }) => description),
    pricesByHref: Object.fromEntries(priced.map(({ href, prices }) => [href, prices.map(toRulerPrice)])),
    ticks: Array.from({ length: Math.floor(maxPrice / step) + 1 }, (_, index) => toRulerPrice(index * step)),
    totals: (pricedPlans ?? []).map((_, index) => priced.reduce((sum, { prices }) => sum + (prices[index] ?? 0), 0)),
  }
}

function listPrices(plans: Pick<PricingPlan, 'price'>[]): number[] {
  return plans.flatMap(({ price }) => (price.monthly === 'custom' ? [] : [price.monthly]))
}

/** Removes the last word if all sizes end with it: `Up to 4 providers` becomes `Up to 4`. */
export function shortenSizes(sizes: string[]): string[] {
  const lastWord = / \S+$/.exec(sizes[0] ?? '')?.[0] ?? ''
  return sizes.every((size) => size.endsWith(lastWord))
    ? sizes.map((size) => size.slice(0, size.length - lastWord.length))
    : sizes
}
