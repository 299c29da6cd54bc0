import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { asText } from '../../scripts/checking/asText.ts'
import { inspectContent } from '../../scripts/steps/inspectContent.ts'
import { extendLedger } from '../../scripts/steps/ledger.ts'
import { contentWith, fixtureSite, type Overrides } from '../support/contentFolder.ts'

const checked = async (overrides: Overrides) => {
  const root = contentWith(overrides)
  const inspected = await inspectContent({ root, release: false, anew: true })
  return { ...inspected, text: asText(inspected, { placeholders: false, milliseconds: 0 }) }
}

describe('an address that was published', () => {
  test('stays a page or is redirected, or the check says which line to add', async () => {
    const ledger = '# For people.\n/\n/blog/first-post\n/blog/frist-post\n/industries/dentists/nothing-left\n/old\n'
    const { text, site } = await checked({ 'published-urls.txt': ledger, 'redirects.yaml': '/old: /about\n' })
    expect(site).toBeUndefined()
    expect(text).toMatchInlineSnapshot(`
      "content/published-urls.txt:4:1
        \`/blog/frist-post\` has been published, and is no page any more.
        4 | /blog/frist-post
          | ^^^^^^^^^^^^^^^^
        Add a line to redirects.yaml, with the page that answers for it: \`/blog/frist-post: /blog/first-post\`.

      content/published-urls.txt:5:1
        \`/industries/dentists/nothing-left\` has been published, and is no page any more.
        5 | /industries/dentists/nothing-left
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add a line to redirects.yaml, with the page that answers for it: \`/industries/dentists/nothing-left: /industries/dental-implants\`.

      2 problems in 1 file"
    `)
  })

  test('may go on its day, and as a draft it is a hint unless another page answers', async () => {
    const of = (lines: string): Overrides => ({
      'published-urls.txt': '/blog/first-post\n',
      'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, `$&\n${lines}`),
    })
    expect((await checked(of('unpublish_at: 2026-11-01'))).hints).toEqual([])
    expect((await checked({ ...of('draft: true'), 'redirects.yaml': '/blog/first-post: /blog\n' })).hints).toEqual([])
    const { site, hints } = await checked(of('draft: true'))
    expect(site).toBeDefined()
    expect(formatProblems(hints, 'hint')).toMatchInlineSnapshot(`
      "content/published-urls.txt:1:1
        \`/blog/first-post\` has been published, and is a draft now: whoever has a link to it finds nothing.
        1 | /blog/first-post
          | ^^^^^^^^^^^^^^^^
        If that is meant, add a line to redirects.yaml, with the page that answers for it meanwhile: \`/blog/first-post: /blog/fourth-post\`.

      1 hint in 1 file"
    `)
  })

  test('is noted once, and never removed', async () => {
    const root = contentWith({ 'published-urls.txt': '# Kept.\n/old\n/about\n', 'redirects.yaml': '/old: /about\n' })
    const site = await fixtureSite()
    const pages = site.pages().map(({ address }) => address)
    expect(extendLedger(root, site)).toBe(pages.length - 1)
    const ledger = readFileSync(join(root, 'published-urls.txt'), 'utf8')
    expect(ledger).toBe(`# Kept.\n${[...pages, '/old'].sort().join('\n')}\n`)
    expect(extendLedger(root, site)).toBe(0)
    expect(readFileSync(join(root, 'published-urls.txt'), 'utf8')).toBe(ledger)
  })

  test('is asked for where a ledger is kept, and nothing is said where none is', async () => {
    expect((await checked({ 'published-urls.txt': '/\n/about\n' })).text).toMatch(
      /^\d+ new pages: when they are public/m,
    )
    const { text, site } = await checked({})
    expect(site).toBeDefined()
    expect(text).not.toContain('new page')
  })
})
