import { isPopular, type Pricing, type PricingPlan } from '../../../renderer/collections/services/pricing.ts'

/** Groups features of all plans by row. Plans have the same features. */
export function createPriceTable({ title, description, tiers, help }: Pricing) {
  const features = tiers.slice(0, 1).flatMap((plan) => plan.features.map(({ name }) => name))
  const rows = features.map((feature) => ({
    feature,
    help: help[feature],
    cells: tiers.flatMap((plan) =>
      plan.features.filter(({ name }) => name === feature).map(({ included }) => ({ plan: plan.name, included })),
    ),
  }))
  return { title, description, tiers, rows, plans: listPlans(tiers, help) }
}

/** Returns the plans with a price, and the index of the popular plan. Defaults to 0. */
export function listPlanStems({ tiers }: Pricing) {
  const priced = tiers.flatMap(({ name, price: { monthly } }) =>
    monthly === 'custom' ? [] : [{ name, dollars: monthly }],
  )
  return { stems: priced, highlightedIndex: Math.max(priced.findIndex(isPopular), 0) }
}

/** Rows for the table, and plans for the cards on phones. */
export type PriceTable = ReturnType<typeof createPriceTable>

/** Lists additional features, or all features if a plan removes one. */
function listPlans(tiers: PricingPlan[], help: Pricing['help']) {
  const explainedNames = new Set<string>()
  return tiers.map((plan, index) => {
    const previous = tiers[index - 1]
    const previousFeatures = new Map(previous?.features.map(({ name, included }) => [name, included]))
    const previousPlan = plan.features.every(({ name, included }) => included !== false || !previousFeatures.get(name))
      ? previous?.name
      : undefined
    const items = plan.features.flatMap(({ name, included }) => {
      if (included === false || (previousPlan && included === previousFeatures.get(name))) return []
      const text = explainedNames.has(name) ? undefined : help[name]
      explainedNames.add(name)
      return { name, amount: included === true ? undefined : included, help: text }
    })
    return { plan, previousPlan, items }
  })
}
