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
export type PriceTable = ReturnType<typeof priceTable>
