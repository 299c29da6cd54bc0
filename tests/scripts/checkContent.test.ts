import { describe, expect, test } from 'vitest'
import { asText } from '../../scripts/content/check/formats.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { contentWith, type Overrides, settled } from '../support/contentFolder.ts'

/** The fixture content without placeholders, whose claims are to be looked at again in a thousand years. */
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
  return { ...inspected, text: asText({ ...inspected, forms: () => [] }, { placeholders: false, milliseconds: 0 }) }
}

describe('a claim whose day of review is over', () => {
  test('is refused by a release, with what to do', async () => {
    const { text, site } = await check(OVERDUE, true)
    expect(site).toBeUndefined()
    expect(text).toMatchInlineSnapshot(`
      "content/claims.yaml:5:14
        \`growth.review_by\` is over.
        Look whether it still holds, and write the day by which to look again.

      content/claims.yaml:10:14
        \`rating.review_by\` is over.
        Look whether it still holds, and write the day by which to look again.

      content/claims.yaml:15:14
        \`reach.review_by\` is over.
        Look whether it still holds, and write the day by which to look again.

      3 problems in 1 file"
    `)
  })
})

describe('a release', () => {
  test('takes content in which nothing is left to do', async () => {
    const { text, site } = await check(READY, true)
    expect(site).toBeDefined()
    expect(text).toMatch(/^The content is in order: \d+ files, no placeholder is left; checked in 0 ms\.$/)
  })
})
