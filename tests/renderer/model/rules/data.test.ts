import { describe, expect, test } from 'vitest'
import { siteOf, TODAY } from '../../../support/contentFolder.ts'

describe('a day', () => {
  test.each([
    [TODAY, []],
    ['2026-11-19', ['growth.review_by', 'rating.review_by', 'reach.review_by']],
    ['2001-01-01', ['growth.review_by', 'rating.review_by', 'reach.review_by']],
  ])('by which to look again is over when it has passed: %s', async (day, overdue) => {
    const site = await siteOf({ 'claims.yaml': (text) => text.replaceAll(/review_by: .*/g, `review_by: ${day}`) })
    expect(site.overdue.map(({ path }) => path)).toEqual(overdue)
  })
})
