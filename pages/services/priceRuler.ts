import { listPricedPlans, type PricingPlan } from '../../renderer/collections/services/pricing.ts'
import { roundHundredths } from '../../renderer/drawing/rounding.ts'

interface PricedService {
  href: string
  pricing?: { plans: Pick<PricingPlan, 'name' | 'description' | 'price'>[] } | undefined
}

/** Position of a price or a tick. `percent` is relative to the highest price. */
export interface RulerPosition {
  dollars: number
  percent: number
}

const TICK_STEPS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const MAX_TICKS = 6

/** Computes positions, ticks, and totals. Skips services if they don't have a price list. */
export function createPriceRuler(services: PricedService[]) {
  const priced = services.flatMap(({ href, pricing }) =>
    pricing ? [{ href, plans: listPricedPlans(pricing.plans) }] : [],
  )
  const maxPrice = Math.max(...priced.flatMap(({ plans }) => plans.map(({ dollars }) => dollars)), 1)
  const toPosition = (dollars: number) => ({ dollars, percent: roundHundredths((dollars / maxPrice) * 100) })
  const step = TICK_STEPS.find((dollars) => maxPrice / dollars <= MAX_TICKS) ?? maxPrice
  // Services share the sizes.
  const sizes = (priced[0]?.plans ?? []).map(({ description }) => description)
  return {
    sizes,
    pricesByHref: Object.fromEntries(
      priced.map(({ href, plans }) => [href, plans.map(({ dollars }) => toPosition(dollars))]),
    ),
    ticks: Array.from({ length: Math.floor(maxPrice / step) + 1 }, (_, index) => toPosition(index * step)),
    totals: sizes.map((_, index) => priced.reduce((sum, { plans }) => sum + (plans[index]?.dollars ?? 0), 0)),
  }
}

/** Removes the last word if the sizes share it: `Up to 4 providers` becomes `Up to 4`. */
export function shortenSizes(sizes: string[]): string[] {
  const lastWord = / \S+$/.exec(sizes[0] ?? '')?.[0] ?? ''
  return sizes.every((size) => size.endsWith(lastWord))
    ? sizes.map((size) => size.slice(0, size.length - lastWord.length))
    : sizes
}
