import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

const service = (from: string, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })

describe('a price list', () => {
  test('a price that is neither a number nor custom', async () => {
    expect(await service('monthly: 750', 'monthly: free')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A price is a whole number of dollars a month, or the word \`custom\`.
        |       price: { monthly: free }
        |                         ^^^^
        Write instead: \`monthly: custom\`

      1 problem in 1 file"
    `)
  })

  test('tiers with different features', async () => {
    expect(
      await service('{ name: Pages, included: up to 10 }', '{ name: Page count, included: up to 10 }'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        |         - { name: Campaigns, included: true }
        |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        |         - { name: Campaigns, included: true }
        |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        |         - { name: Campaigns, included: true }
        |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml
        No tier has a feature \`Pages\`. Features: Campaigns, Page count, Travel.
        |     Pages: How many pages we write for you.
        |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      4 problems in 1 file"
    `)
  })

  test('a help text for a feature that no tier has', async () => {
    expect(await service('    Pages: How many', '    Page: How many')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        No tier has a feature \`Page\`. Features: Campaigns, Pages, Travel.
        |     Page: How many pages we write for you.
        |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })
})

describe('a service’s figure', () => {
  test('that is both a claim and a number is a problem', async () => {
    const service = (text: string) => text.replace('- { number: "1",', '- { number: "1", claim: growth,')
    expect(await problemsOf({ 'services/paid-media.yaml': service })).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A figure is either a \`claim\` (an id of claims.yaml) or a \`number\` of the service itself.
        |   - { number: "1", claim: growth, label: First figure }
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })
})
