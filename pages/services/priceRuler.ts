import type { Tier } from '../../renderer/collections/services/pricing.ts'
import { roundHundredths } from '../../renderer/drawing/rounding.ts'

interface Priced {
  href: string
  pricing?: { tiers: Pick<Tier, 'description' | 'price'>[] } | undefined
}

export interface RulerPlan {
  dollars: number
  /** Where it stands: hundredths of the axis. */
  at: number
}

/** Dollars between ticks, the first that gives few enough. */
const STEPS = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const MOST_TICKS = 6

/** All plans of all services on one axis of dollars, which begins at zero and ends at the highest price. */
export function priceRuler(services: readonly Priced[]) {
  const priced = services.flatMap(({ href, pricing }) => (pricing ? [{ href, dollars: dollarsOf(pricing.tiers) }] : []))
  const most = Math.max(...priced.flatMap(({ dollars }) => dollars), 1)
  const plan = (dollars: number): RulerPlan => ({ dollars, at: roundHundredths((dollars / most) * 100) })
  const step = STEPS.find((dollars) => most / dollars <= MOST_TICKS) ?? most
  const sizes = services
    .find(({ pricing }) => pricing)
    ?.pricing?.tiers.filter(({ price }) => price.monthly !== 'custom')
  return {
    /** For whom the plans are, the smallest first: `Up to 4 providers`. */
    sizes: (sizes ?? []).map(({ description }) => description),
    /** The plans of each service by its address, one for each size. A service without a price list has none. */
    plans: Object.fromEntries(priced.map(({ href, dollars }) => [href, dollars.map(plan)])),
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => plan(index * step)),
    totals: (sizes ?? []).map((_, size) => priced.reduce((sum, { dollars }) => sum + (dollars[size] ?? 0), 0)),
  }
}

function dollarsOf(tiers: Pick<Tier, 'price'>[]): number[] {
  return tiers.flatMap(({ price }) => (price.monthly === 'custom' ? [] : [price.monthly]))
}

/** Sizes without the word that all end in: the question above them has said it. */
export function shortSizes(sizes: string[]): string[] {
  const word = / \S+$/.exec(sizes[0] ?? '')?.[0] ?? ''
  return sizes.every((size) => size.endsWith(word))
    ? sizes.map((size) => size.slice(0, size.length - word.length))
    : sizes
}
