import { describe, expect, test } from 'vitest'
import { inBody } from '../../../support/post.ts'

describe('in a body', () => {
  test('links that lead nowhere', async () => {
    const links =
      '[a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\n\n[e]: services/paid-media'
    expect(await inBody(links)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The link \`javascript:alert(1)\` leads nowhere.
        | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.

      content/posts/a-post.mdx
        The link \`http://example.com\` leads nowhere.
        | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[c](https://example.com)\`

      content/posts/a-post.mdx
        The link \`//evil.example\` leads nowhere.
        | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
        |                                                                            ^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[d](https://evil.example)\`

      content/posts/a-post.mdx
        The link \`services/paid-media\` leads nowhere.
        | [e]: services/paid-media
        | ^^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[e]: /services/paid-media\`

      content/posts/a-post.mdx
        There is no page \`/services/paid-medai\`.
        | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
        | ^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`/services/paid-media\`?
        Write instead: \`[a](/services/paid-media) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\`

      5 problems in 1 file"
    `)
  })

  test('a link in a link, whichever of the two is a component', async () => {
    const nested = [
      '<EntryLink to="services/local-seo">[a](/blog)</EntryLink>',
      '<EntryLink to="services/local-seo">a <EntryLink to="services/paid-media" /></EntryLink>',
      '[a <EntryLink to="services/local-seo" />][b]\n\n[b]: /blog',
    ]
    for (const body of nested) expect(await inBody(body)).toContain('A link stands inside a link.')
    expect(await inBody(nested[0] ?? '')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A link stands inside a link.
        | <EntryLink to="services/local-seo">[a](/blog)</EntryLink>
        |                                    ^^^^^^^^^^
        End the first before it.

      1 problem in 1 file"
    `)
  })

  test('the number of a note in a link', async () => {
    expect(await inBody('[a[^1]](/blog)\n\n[^1]: A note.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The number of a note is a link, and stands inside a link.
        | [a[^1]](/blog)
        |   ^^^^
        Write it behind the link.

      1 problem in 1 file"
    `)
  })

  test('links without words', async () => {
    expect(await inBody('[](/blog)')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The link has no words: nobody can see where it leads.
        | [](/blog)
        | ^^^^^^^^^
        Write them between the brackets: [What is there](/address).

      1 problem in 1 file"
    `)
    for (const body of [
      '[ ](/blog)',
      '[&nbsp;](/blog)',
      '[…](/blog)',
      '<EntryLink to="services/local-seo">…</EntryLink>',
    ])
      expect(await inBody(body)).toContain('The link has no words')
  })

  test('links whose words are a picture, a figure or the name of an entry have words', async () => {
    const body =
      '[![A room](/media/posts/room.png)](/blog), [<Claim id="growth" />](/blog), <EntryLink to="services/local-seo" />'
    expect(await inBody(body)).toBe('no problems')
  })

  test.each(['https://127.0.0.1', 'https://0x7f.1', 'https://1.1', 'https://localhost', '#'])(
    '%s leads nowhere',
    async (url) => {
      expect(await inBody(`[x](${url})`)).toContain(`The link \`${url}\` leads nowhere.`)
    },
  )

  test.each(['https://example.org', 'https://example.co.uk/a', 'https://xn--bcher-kva.xn--p1ai', 'https://a.museum'])(
    '%s leads somewhere',
    async (url) => {
      expect(await inBody(`[x](${url})`)).toBe('no problems')
    },
  )
})
