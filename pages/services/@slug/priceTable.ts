import type { Pricing } from '../../../renderer/collections/services/schema.ts'

/**
 * The price list as a table: a row for each feature, a cell for each tier. The schema has made sure that all tiers list
 * the same features.
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
  return { title, description, tiers, rows }
}
/** The plans that have a price, and which of them most practices choose. */
export function planStems({ tiers }: Pricing) {
  const priced = tiers.flatMap(({ name, popular = false, price: { monthly } }) =>
    monthly === 'custom' ? [] : [{ name, dollars: monthly, popular }],
  )
  const stems = priced.map(({ name, dollars }) => ({ name, dollars }))
  return {
    stems,
    lit: Math.max(
      priced.findIndex(({ popular }) => popular),
      0,
    ),
  }
}

export type PriceTable = ReturnType<typeof priceTable>
