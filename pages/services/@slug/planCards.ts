import type { Pricing } from '../../../renderer/collections/services/pricing.ts'

/** Lists the features that a plan adds to the previous plan. If it lacks a feature of the previous plan, lists every feature. Explains a feature on the first card that lists it. */
export function createPlanCards({ plans, help }: Pricing) {
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
