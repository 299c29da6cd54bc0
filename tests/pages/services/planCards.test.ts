import { expect, test } from 'vitest'
import { createPlanCards } from '../../../pages/services/@slug/planCards.ts'
import { PLAN_NAMES, type Pricing } from '../../../renderer/collections/services/pricing.ts'

type Included = boolean | string

function listCards(pages: Included[], calls: Included[]) {
  const plans = PLAN_NAMES.map((name, index) => ({
    name,
    description: 'For some',
    price: { monthly: 'custom' as const },
    features: [
      { name: 'Pages', included: pages[index] ?? false },
      { name: 'Calls', included: calls[index] ?? false },
    ],
  }))
  const pricing: Pricing = { title: 'Plans', description: 'A year.', plans, help: { Calls: 'On Mondays.' } }
  return createPlanCards(pricing).map(({ previousPlan, items }) => ({
    previousPlan,
    items: items.map(formatItem),
  }))
}
const formatItem = ({ name, amount, help }: { name: string; amount?: string | undefined; help?: string | undefined }) =>
  [name, amount, help].filter(Boolean).join(', ')

test('lists all features of the first plan, and the additional features of the others', () => {
  expect(listCards(['ten', 'ten', 'fifty', 'fifty'], [false, true, true, 'daily'])).toEqual([
    { previousPlan: undefined, items: ['Pages, ten'] },
    { previousPlan: 'Small Practice', items: ['Calls, On Mondays.'] },
    { previousPlan: 'Growing Practice', items: ['Pages, fifty'] },
    { previousPlan: 'Powerful Practice', items: ['Calls, daily'] },
  ])
})

test('lists all features of a plan that lacks a feature of the previous plan', () => {
  expect(listCards(['ten', 'ten', 'fifty', false], [true, false, true, true])).toMatchObject([
    { items: ['Pages, ten', 'Calls, On Mondays.'] },
    { previousPlan: undefined, items: ['Pages, ten'] },
    { previousPlan: 'Growing Practice', items: ['Pages, fifty', 'Calls'] },
    { previousPlan: undefined, items: ['Calls'] },
  ])
})
