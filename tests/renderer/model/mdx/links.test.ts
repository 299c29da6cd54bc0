import { describe, expect, test } from 'vitest'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

describe('in a body', () => {
  test('links that lead nowhere', async () => {
    const links =
      '[a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\n\n[e]: services/paid-media'
    expect(await saidIn(links)).toMatchInlineSnapshot(`
      "The link \`javascript:alert(1)\` leads nowhere.
      | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
      |                           ^^^^^^^^^^^^^^^^^^^^^^^^
      A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.

      The link \`http://example.com\` leads nowhere.
      | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
      |                                                    ^^^^^^^^^^^^^^^^^^^^^^^
      A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
      Write instead: \`[c](https://example.com)\`

      The link \`//evil.example\` leads nowhere.
      | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
      |                                                                            ^^^^^^^^^^^^^^^^^^^
      A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
      Write instead: \`[d](https://evil.example)\`

      The link \`services/paid-media\` leads nowhere.
      | [e]: services/paid-media
      | ^^^^^^^^^^^^^^^^^^^^^^^^
      A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
      Write instead: \`[e]: /services/paid-media\`

      There is no page \`/services/paid-medai\`.
      | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
      | ^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`/services/paid-media\`?
      Write instead: \`[a](/services/paid-media) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\`"
    `)
  })

  test('a link in a link, whichever of the two is a component', async () => {
    const nested = [
      '<EntryLink to="services/local-seo">[a](/blog)</EntryLink>',
      '<EntryLink to="services/local-seo">a <EntryLink to="services/paid-media" /></EntryLink>',
      '[a <EntryLink to="services/local-seo" />][b]\n\n[b]: /blog',
    ]
    for (const body of nested) expect(await saidIn(body)).toContain('A link stands inside a link.')
    expect(await saidIn(nested[0] ?? '')).toMatchInlineSnapshot(`
      "A link stands inside a link.
      | <EntryLink to="services/local-seo">[a](/blog)</EntryLink>
      |                                    ^^^^^^^^^^
      End the first before it."
    `)
  })

  mistake('the number of a note in a link', () => saidIn('[a[^1]](/blog)\n\n[^1]: A note.')).says(`
    The number of a note is a link, and stands inside a link.
    | [a[^1]](/blog)
    |   ^^^^
    Write it behind the link.`)

  test('links without words', async () => {
    expect(await saidIn('[](/blog)')).toMatchInlineSnapshot(`
      "The link has no words: nobody can see where it leads.
      | [](/blog)
      | ^^^^^^^^^
      Write them between the brackets: [What is there](/address)."
    `)
    for (const body of [
      '[ ](/blog)',
      '[&nbsp;](/blog)',
      '[…](/blog)',
      '<EntryLink to="services/local-seo">…</EntryLink>',
    ])
      expect(await saidIn(body)).toContain('The link has no words')
  })

  test('links whose words are a picture, a figure or the name of an entry have words', async () => {
    const body =
      '[![A room](/media/posts/room.png)](/blog), [<Claim id="growth" />](/blog), <EntryLink to="services/local-seo" />'
    expect(await saidIn(body)).toBe('no problems')
  })

  test.each(['https://127.0.0.1', 'https://0x7f.1', 'https://1.1', 'https://localhost', '#'])(
    '%s leads nowhere',
    async (url) => {
      expect(await saidIn(`[x](${url})`)).toContain(`The link \`${url}\` leads nowhere.`)
    },
  )

  test.each(['https://example.org', 'https://example.co.uk/a', 'https://xn--bcher-kva.xn--p1ai', 'https://a.museum'])(
    '%s leads somewhere',
    async (url) => {
      expect(await saidIn(`[x](${url})`)).toBe('no problems')
    },
  )
})
