import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFeeds } from '../../../../renderer/feeds.ts'
import { formatProblems } from '../../../../renderer/model/diagnostics/diagnostic.ts'
import { formatReport } from '../../../../scripts/content/check/formatReport.ts'
import { inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { addPublishedUrls } from '../../../../scripts/content/check/publishedUrls.ts'
import {
  checker,
  createTestContent,
  getFixtureSite,
  type Overrides,
  removePlaceholders,
  TODAY,
} from '../../../support/contentFolder.ts'

const inspect = async (overrides: Overrides, release = false) => {
  const content = createTestContent(overrides)
  const inspection = {
    ...(await inspectContent({ content, release, date: TODAY, checker })),
    listReformattingWarnings: () => [],
  }
  const summaryOptions = { listsPlaceholders: false, milliseconds: 0 }
  const { site, problems } = inspection
  return { ...inspection, text: site ? formatReport(inspection, summaryOptions) : formatProblems(problems) }
}

test('rejects a missing published page without a redirect, and suggests its listing but no other article', async () => {
  const publishedUrls = '# For people.\n/\n/blog/first-post\n/blog/frist-post\n/old\n'
  const { text, site } = await inspect({ 'published-urls.txt': publishedUrls, 'redirects.yaml': '/old: /about\n' })
  expect(site).toBeUndefined()
  expect(text).toMatchInlineSnapshot(`
    "content/published-urls.txt:4:1
      \`/blog/frist-post\` was published, but this page no longer exists.
      4 | /blog/frist-post
        | ^^^^^^^^^^^^^^^^
      Add a line to redirects.yaml, for example \`/blog/frist-post: /blog\`. If another page replaces it, write its address instead.

    1 problem in 1 file"
  `)
})

test.each([
  ['the listing', '/industries/dentists/nothing-left', 'for example `/industries/dentists/nothing-left: /industries`.'],
  ['no page at the root', '/no-such-thing', 'choose the page that replaces it: `/no-such-thing: …`.'],
  ['the article in another folder', '/articles/first-post', 'for example `/articles/first-post: /blog/first-post`.'],
])('suggests %s for the missing page %s', async (_, address, suggestion) => {
  expect((await inspect({ 'published-urls.txt': `${address}\n` })).text).toContain(suggestion)
})

test('warns about a published page that is a draft now, unless it redirects, and accepts an expired page', async () => {
  const createDatedPost = (lines: string): Overrides => ({
    'published-urls.txt': '/blog/first-post\n',
    'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, `$&\n${lines}`),
  })
  expect((await inspect(createDatedPost('unpublish_at: 2026-11-01'))).warnings).toEqual([])
  const redirectedDraft = { ...createDatedPost('draft: true'), 'redirects.yaml': '/blog/first-post: /blog\n' }
  expect((await inspect(redirectedDraft)).warnings).toEqual([])
  const { site, warnings } = await inspect(createDatedPost('draft: true'))
  expect(site).toBeDefined()
  expect(formatProblems(warnings, 'warning')).toMatchInlineSnapshot(`
      "content/published-urls.txt:1:1
        \`/blog/first-post\` was published, but its page is a draft now, so links to it are broken.
        1 | /blog/first-post
          | ^^^^^^^^^^^^^^^^
        To publish it again, delete the line \`draft: true\`. Otherwise, add a line to redirects.yaml for now, for example \`/blog/first-post: /blog\`. If another page replaces it, write its address instead.

      1 warning in 1 file"
    `)
})

test('adds each new address to the published URLs once, and never removes an address', async () => {
  const content = createTestContent({
    'published-urls.txt': '# Kept.\n/old\n/about\n',
    'redirects.yaml': '/old: /about\n',
  })
  const site = await getFixtureSite()
  const pages = [...site.pages(), ...listFeeds(site)].map(({ address }) => address)
  expect(addPublishedUrls(content, site)).toBe(pages.length - 1)
  const publishedUrls = readFileSync(join(content, 'published-urls.txt'), 'utf8')
  expect(publishedUrls).toBe(`# Kept.\n${[...pages, '/old'].sort().join('\n')}\n`)
  expect(addPublishedUrls(content, site)).toBe(0)
  expect(readFileSync(join(content, 'published-urls.txt'), 'utf8')).toBe(publishedUrls)
})

test('suggests the only new page of a folder for its only missing page, if it is published', async () => {
  const content = createTestContent({ 'published-urls.txt': '' })
  addPublishedUrls(content, await getFixtureSite())
  const listed = readFileSync(join(content, 'published-urls.txt'), 'utf8')
  const moved = { 'published-urls.txt': listed.replace('/blog/third-post', '/blog/an-old-name') }
  expect((await inspect(moved)).text).toContain('for example `/blog/an-old-name: /blog/third-post`. If another page')
  const schedule = (text: string) => text.replace(/^date: .*/m, '$&\npublish_at: 2999-01-01')
  const { text } = await inspect({ ...moved, 'posts/third-post.mdx': schedule })
  expect(text).toContain('`/blog/an-old-name: /blog`')
})

test('explains what to do about a reference to a published page that is gone', async () => {
  const { text } = await inspect({
    'published-urls.txt': '/blog/third-posts\n/services/local-seos\n',
    'posts/first-post.mdx': (text) =>
      text.replace('date:', 'topics: [local-seos]\ndate:').replace('(/services/paid-media)', '(/blog/third-posts)'),
  })
  expect(text).toMatchInlineSnapshot(`
    "content/posts/first-post.mdx:5:10
      There is no service \`local-seos\`.
      5 | topics: [local-seos]
        |          ^^^^^^^^^^
      If you renamed it, change the name back, and run \`npm run mv -- services/local-seos services/new-name\`. If you deleted it, remove this reference, or choose another one.

    content/posts/first-post.mdx:14:54
      There is no page \`/blog/third-posts\`.
      14 | Practices report <Claim id="growth" /> requests, see [our services](/blog/third-posts).
         |                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      If you renamed it, change the name back, and run \`npm run mv -- blog/third-posts blog/new-name\`. If you deleted it, remove this reference, or choose another one.

    2 problems in 1 file"
  `)
})

test('reports a duplicate title in the file that was not published yet', async () => {
  const { text } = await inspect({
    'published-urls.txt': '/blog/third-post\n',
    'posts/first-post.mdx': (text) => text.replace(/^title: .*/m, 'title: Third post'),
  })
  expect(text).toContain('first-post.mdx:3:8\n  `title` is the same as in content/posts/third-post.mdx.')
})

/** Creates content that a release accepts, unless the review day of the first claim is overdue. */
const createReadyContent = (reviewDay: string): Overrides => ({
  'team/president.yaml': removePlaceholders,
  'services/paid-media.yaml': removePlaceholders,
  'episodes/first-episode.mdx': (text) => removePlaceholders(text).replace('"52:30"', '"0:03"'),
  'claims.yaml': (text) => text.replaceAll(/review_by: .*/g, 'review_by: 2999-01-01').replace('2999-01-01', reviewDay),
})

test('rejects a release with a claim whose review is overdue', async () => {
  const { text, site } = await inspect(createReadyContent('2001-01-31'), true)
  expect(site).toBeUndefined()
  expect(text).toMatchInlineSnapshot(`
      "content/claims.yaml:5:14
        \`growth.review_by\` is in the past.
        Check if it's still true, and write the date of the next review.

      1 problem in 1 file"
    `)
})

test('accepts a release without placeholders', async () => {
  const { text, site } = await inspect(createReadyContent('2999-01-01'), true)
  expect(site).toBeDefined()
  expect(text).toMatch(/^The content is valid: \d+ files, no placeholders; checked in 0 ms\.$/)
})
