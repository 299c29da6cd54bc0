import { expect, test } from 'vitest'
import { formatText } from '../../../../scripts/content/check/formatResult.ts'
import { inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { contentWith, type Overrides, settled } from '../../../support/contentFolder.ts'

const READY: Overrides = {
  'team/president.yaml': settled,
  'services/paid-media.yaml': settled,
  'episodes/first-episode.mdx': (text) => settled(text).replace('"52:30"', '"0:03"'),
  'claims.yaml': (text) => text.replaceAll(/review_by: .*/g, 'review_by: 2999-01-01'),
}
const OVERDUE: Overrides = {
  ...READY,
  'claims.yaml': (text) => text.replaceAll(/review_by: .*/g, 'review_by: 2001-01-31'),
}

async function check(overrides: Overrides, release = false) {
  const inspected = await inspectContent({ root: contentWith(overrides), release })
  return { ...inspected, text: formatText({ ...inspected, forms: () => [] }, { placeholders: false, milliseconds: 0 }) }
}

test('refuses a release with a claim whose review is overdue', async () => {
  const { text, site } = await check(OVERDUE, true)
  expect(site).toBeUndefined()
  expect(text).toMatchInlineSnapshot(`
      "content/claims.yaml:5:14
        \`growth.review_by\` is in the past.
        Check if it’s still true, and write the date of the next review.

      content/claims.yaml:10:14
        \`rating.review_by\` is in the past.
        Check if it’s still true, and write the date of the next review.

      content/claims.yaml:15:14
        \`reach.review_by\` is in the past.
        Check if it’s still true, and write the date of the next review.

      3 problems in 1 file"
    `)
})

test('accepts a release without placeholders', async () => {
  const { text, site } = await check(READY, true)
  expect(site).toBeDefined()
  expect(text).toMatch(/^The content is in order: \d+ files, no placeholders; checked in 0 ms\.$/)
})
