import { describe, expect, test } from 'vitest'
import { spanOf } from '../../../../renderer/collections/services/process.ts'
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

describe('the times of a process', () => {
  const step = (to: string) =>
    flawsOf({
      'services/paid-media.yaml': (text) => text.replace('timeline: Week 2\n    weeks: [2, 2]', to),
    })

  test('are days since the start', () => {
    expect(spanOf({ weeks: [3, 5] })).toEqual({ from: 14, to: 35 })
    expect(spanOf({ days: [8, 14] })).toEqual({ from: 7, to: 14 })
    expect(spanOf({ days: [90] })).toEqual({ from: 89, to: undefined })
    expect(spanOf({ weeks: [0, 0] })).toEqual({ from: 0, to: 0 })
  })

  test.each([
    'timeline: Weeks 2–3\n    weeks: [2, 4]',
    'timeline: Days 2–4\n    weeks: [2, 4]',
    'timeline: Week 2\n    weeks: [2, 4]',
    'timeline: Weeks 3–4\n    weeks: [2, 4]',
    'timeline: From day 60\n    days: [61]',
  ])('do not agree with the words: %s', async (wrong) => {
    const [times] = await step(wrong)
    expect(times).toMatch(/^services\/paid-media\.yaml: `.+` and `.+` do not agree\. › timeline: /)
  })

  test.each([
    'timeline: Weeks 2–4\n    weeks: [2, 4]',
    'timeline: From day 61\n    days: [61]',
    'timeline: Day 90, then every quarter\n    days: [90]',
    'timeline: Every business day\n    days: [31]',
  ])('agree with the words: %s', async (right) => {
    expect(await step(right)).toEqual([])
  })

  test.each([
    ['timeline: Week 2', 'A step has either `weeks` or `days`, for instance `weeks: [3, 5]`.'],
    ['timeline: Week 2\n    weeks: [2, 2]\n    days: [8, 14]', 'A step has either `weeks` or `days`'],
    ['timeline: Soon\n    weeks: [5, 2]', 'These weeks end before they begin.'],
    ['timeline: Soon\n    weeks: soon', 'A span of weeks is written `[3, 5]`, or `[9]` where it has no end.'],
  ])('are given once, in order, in weeks or in days: %s', async (wrong, message) => {
    expect((await step(wrong))[0]).toContain(message)
  })
})
