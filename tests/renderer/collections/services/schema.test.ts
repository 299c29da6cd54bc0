import { expect, test } from 'vitest'
import { flawsOf } from '../../../support/contentFolder.ts'

const service = (from: string, to: string) => flawsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })

test('a price is a number or custom, and no larger practice pays less', async () => {
  expect([
    ...(await service('monthly: 750', 'monthly: free')),
    ...(await service('monthly: 750', 'monthly: 1500')),
  ]).toMatchInlineSnapshot(`
    [
      "services/paid-media.yaml: A price is a whole number of dollars a month, or the word \`custom\`. › price: { monthly: free } › Write instead: \`monthly: custom\`",
      "services/paid-media.yaml: Growing Practice costs $1,375 a month, less than Small Practice, which is smaller. Correct one of the two. › price: { monthly: 1375 }",
    ]
  `)
})

test('all tiers list the same features, and help explains one of them', async () => {
  expect([
    ...(await service('{ name: Pages, included: up to 10 }', '{ name: Page count, included: up to 10 }')),
    ...(await service('    Pages: How many', '    Page: How many')),
  ]).toMatchInlineSnapshot(`
    [
      "services/paid-media.yaml: Every tier lists the same features in the same order: Campaigns, Page count, Travel. › - { name: Campaigns, included: true }",
      "services/paid-media.yaml: Every tier lists the same features in the same order: Campaigns, Page count, Travel. › - { name: Campaigns, included: true }",
      "services/paid-media.yaml: Every tier lists the same features in the same order: Campaigns, Page count, Travel. › - { name: Campaigns, included: true }",
      "services/paid-media.yaml: No tier has a feature \`Pages\`. Features: Campaigns, Page count, Travel. › Pages: How many pages we write for you.",
      "services/paid-media.yaml: No tier has a feature \`Page\`. Features: Campaigns, Pages, Travel. › Page: How many pages we write for you.",
    ]
  `)
})

test('a figure is either a claim or a number', async () => {
  expect(await service('- { number: "1",', '- { number: "1", claim: growth,')).toMatchInlineSnapshot(`
    [
      "services/paid-media.yaml: A figure is either a \`claim\` (an id of claims.yaml) or a \`number\` of the service itself. › - { number: "1", claim: growth, label: First figure }",
    ]
  `)
})
