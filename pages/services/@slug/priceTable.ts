import { isPopular, type Pricing, type Tier } from '../../../renderer/collections/services/pricing.ts'

/**
 * The price list as a table, a row for each feature, a cell for each tier, and as a list of plans. The schema has made sure
 * that all tiers list the same features.
 */
export function priceTable({ title, description, tiers, help }: Pricing) {
  const features = tiers.slice(0, 1).flatMap((tier) => tier.features.map(({ name }) => name))
  const rows = features.map((feature) => ({
    feature,
    help: help[feature],
    cells: tiers.flatMap((tier) =>
      tier.features.filter(({ name }) => name === feature).map(({ included }) => ({ tier: tier.name, included })),
    ),
  }))
  return { title, description, tiers, rows, plans: plansOf(tiers, help) }
}
/** The plans that have a price, and which of them most practices choose. */
export function planStems({ tiers }: Pricing) {
  const priced = tiers.flatMap(({ name, price: { monthly } }) =>
    monthly === 'custom' ? [] : [{ name, dollars: monthly }],
  )
  return { stems: priced, lit: Math.max(priced.findIndex(isPopular), 0) }
}

export type PriceTable = ReturnType<typeof priceTable>

/**
 * What each plan has, the first in full, each other what it has beyond the one before. A plan that takes something away
 * is told in full too: "everything in" would not be true of it. What needs explaining is explained where it comes up first.
 */
function plansOf(tiers: Tier[], help: Pricing['help']) {
  const explained = new Set<string>()
  return tiers.map((tier, index) => {
    const before = tiers[index - 1]
    const had = new Map(before?.features.map(({ name, included }) => [name, included]))
    const above = tier.features.every(({ name, included }) => included !== false || !had.get(name))
      ? before?.name
      : undefined
    const items = tier.features.flatMap(({ name, included }) => {
      if (included === false || (above && included === had.get(name))) return []
      const text = explained.has(name) ? undefined : help[name]
      explained.add(name)
      return { name, amount: included === true ? undefined : included, help: text }
    })
    return { tier, above, items }
  })
}
