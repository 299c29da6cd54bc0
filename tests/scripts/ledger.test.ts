import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFeeds } from '../../renderer/feeds.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { asText } from '../../scripts/content/check/formats.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { extendLedger } from '../../scripts/content/check/ledger.ts'
import { contentWith, fixtureSite, type Overrides } from '../support/contentFolder.ts'

const checked = async (overrides: Overrides) => {
  const root = contentWith(overrides)
  const inspected = await inspectContent({ root, release: false })
  return { ...inspected, text: asText(inspected, { placeholders: false, milliseconds: 0 }) }
}

describe('an address that was published', () => {
  test('stays a page or is redirected, or the check says which line to add', async () => {
    const ledger =
      '# For people.\n/\n/blog/first-post\n/blog/frist-post\n/industries/dentists/nothing-left\n/old\n/no-such-thing\n'
    const { text, site } = await checked({ 'published-urls.txt': ledger, 'redirects.yaml': '/old: /about\n' })
    expect(site).toBeUndefined()
    expect(text).toMatchInlineSnapshot(`
      "content/published-urls.txt:4:1
        \`/blog/frist-post\` has been published, and is no page any more.
        4 | /blog/frist-post
          | ^^^^^^^^^^^^^^^^
        Add a line to redirects.yaml, for example \`/blog/frist-post: /blog\`. If another page replaces it, write its address instead.

      content/published-urls.txt:5:1
        \`/industries/dentists/nothing-left\` has been published, and is no page any more.
        5 | /industries/dentists/nothing-left
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add a line to redirects.yaml, for example \`/industries/dentists/nothing-left: /industries\`. If another page replaces it, write its address instead.

      content/published-urls.txt:7:1
        \`/no-such-thing\` has been published, and is no page any more.
        7 | /no-such-thing
          | ^^^^^^^^^^^^^^
        Add a line to redirects.yaml, and choose the page that replaces it: \`/no-such-thing: …\`.

      3 problems in 1 file"
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
        If that is meant, add a line to redirects.yaml for the meantime, for example \`/blog/first-post: /blog\`. If another page replaces it, write its address instead.

      1 hint in 1 file"
    `)
  })

  test('is noted once, and never removed', async () => {
    const root = contentWith({ 'published-urls.txt': '# Kept.\n/old\n/about\n', 'redirects.yaml': '/old: /about\n' })
    const site = await fixtureSite()
    const pages = [...site.pages(), ...listFeeds(site)].map(({ address }) => address)
    expect(extendLedger(root, site)).toBe(pages.length - 1)
    const ledger = readFileSync(join(root, 'published-urls.txt'), 'utf8')
    expect(ledger).toBe(`# Kept.\n${[...pages, '/old'].sort().join('\n')}\n`)
    expect(extendLedger(root, site)).toBe(0)
    expect(readFileSync(join(root, 'published-urls.txt'), 'utf8')).toBe(ledger)
  })

  test('is never redirected to another article: a new or similar one may be about something else', async () => {
    const { text } = await checked({
      'published-urls.txt': '/blog/thirrd-post\n/blog/first-post\n/blog/second-post\n/blog/fourth-post\n',
    })
    expect(text).toContain('for example `/blog/thirrd-post: /blog`.')
  })
})

describe('a collection whose address has changed', () => {
  const ledger = ['', '/first-post', '/feed.xml', '/second-post'].map((end) => `/articles${end}\n`).join('')

  test('gets redirects for its pages and feeds, and needs the GUIDs of its feed items', async () => {
    const { problems } = await checked({ 'published-urls.txt': `${ledger}/about\n` })
    const lost = problems.filter(({ file }) => file === 'content/published-urls.txt')
    const [second, first] = problems.filter((each) => !lost.includes(each))
    expect(formatProblems(first ? [first] : [])).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:1:1
        It was published as \`/articles/first-post\`, by which readers of feeds know it: as \`/blog/first-post\` they would get it again.
        Add to its front matter: \`guid: https://www.example.com/articles/first-post\`.

      1 problem in 1 file"
    `)
    expect(second?.file).toBe('content/posts/second-post.mdx')
    expect(lost.map(({ message, hint }) => `${message} ${hint}`)).toEqual(
      ['', '/first-post', '/feed.xml', '/second-post'].map((end) => {
        const kind = end.endsWith('.xml') ? 'file' : 'page'
        return `\`/articles${end}\` has been published, and is no ${kind} any more. Add a line to redirects.yaml, for example \`/articles${end}: /blog${end}\`. If another page replaces it, write its address instead.`
      }),
    )
  })
})
