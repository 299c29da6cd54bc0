import { describe, expect, test } from 'vitest'
import { said, siteOf, TODAY } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

describe('a day', () => {
  mistake('on which something happened is not in the future', () =>
    said({ 'posts/first-post.mdx': (text) => text.replace('2024-12-15', '2026-11-21') }),
  ).says(`
    \`date\` is in the future (today is 2026-11-20).
    | date: 2026-11-21
    |       ^^^^^^^^^^
    To publish it on that day, add a line: \`publish_at: 2026-11-21\`. Else write the day on which it appears.`)

  test('on which something happened may be today', async () => {
    const post = (text: string) => text.replace('2024-12-15', TODAY)
    expect(await said({ 'posts/first-post.mdx': post })).toBe('no problems')
  })

  test.each([
    [TODAY, []],
    ['2026-11-19', ['growth.review_by', 'rating.review_by', 'reach.review_by']],
    ['2001-01-01', ['growth.review_by', 'rating.review_by', 'reach.review_by']],
  ])('by which to look again is over when it has passed: %s', async (day, overdue) => {
    const site = await siteOf({ 'claims.yaml': (text) => text.replaceAll(/review_by: .*/g, `review_by: ${day}`) })
    expect(site.overdue.map(({ path }) => path)).toEqual(overdue)
  })
})
