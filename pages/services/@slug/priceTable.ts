import type { Pricing, PricingPlan } from '../../../renderer/collections/services/pricing.ts'

/** Creates the table rows, which are features, and cards for phones. Plans list the same features in the same order. */
export function createPriceTable({ title, description, plans, help }: Pricing) {
  const rows = (plans[0]?.features ?? []).map(({ name: feature }) => ({
    feature,
    help: help[feature],
    cells: plans.flatMap((plan) =>
      plan.features.filter(({ name }) => name === feature).map(({ included }) => ({ plan: plan.name, included })),
    ),
  }))
  return { title, description, plans, rows, planCards: createPlanCards(plans, help) }
}

export type PriceTable = ReturnType<typeof createPriceTable>

/** Lists the features that a plan adds to the previous plan. If it lacks a feature of the previous plan, lists every feature. Explains a feature on the first card that lists it. */
function createPlanCards(plans: PricingPlan[], help: Pricing['help']) {
  const explainedNames = new Set<string>()
  return plans.map((plan, index) => {
    const previous = plans[index - 1]
    const previousFeatures = new Map(previous?.features.map(({ name, included }) => [name, included]))
    const includesPrevious = plan.features.every(
      ({ name, included }) => included !== false || !previousFeatures.get(name),
    )
    const previousPlan = includesPrevious ? previous?.name : undefined
    const items = plan.features.flatMap(({ name, included }) => {
      if (included === false || (previousPlan && included === previousFeatures.get(name))) return []
      const explanation = explainedNames.has(name) ? undefined : help[name]
      explainedNames.add(name)
      return { name, amount: included === true ? undefined : included, help: explanation }
    })
    return { plan, previousPlan, items }
  })
}
