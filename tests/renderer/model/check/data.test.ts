import { describe, expect, test } from 'vitest'
import { problemsOf, siteOf, TODAY } from '../../../support/contentFolder.ts'

describe('a day', () => {
  test('on which something happened is not in the future', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('2024-12-15', '2026-11-21') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`date\` is in the future (today is 2026-11-20).
        | date: 2026-11-21
        |       ^^^^^^^^^^
        To publish it on that day, add a line: \`publish_at: 2026-11-21\`. Else write the day on which it appears.

      1 problem in 1 file"
    `)
  })

  test('on which something happened may be today', async () => {
    const post = (text: string) => text.replace('2024-12-15', TODAY)
    expect(await problemsOf({ 'posts/first-post.mdx': post })).toBe('no problems')
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
