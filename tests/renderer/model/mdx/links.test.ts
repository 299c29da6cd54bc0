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
        Write instead: \`[d](https:////evil.example)\`

      content/posts/a-post.mdx
        The link \`services/paid-media\` leads nowhere.
        | [e]: services/paid-media
        | ^^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[e]: services/paid-media\`

      content/posts/a-post.mdx
        There is no page \`/services/paid-medai\`.
        | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
        | ^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`/services/paid-media\`?
        Write instead: \`[a](/services/paid-media) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\`

      5 problems in 1 file"
    `)
  })

  test('pictures without a text or a file', async () => {
    expect(await inBody('![](/media/chart.svg)\n\n![A chart](https://example.com/chart.png)')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The picture has no text for people who cannot see it.
        | ![](/media/chart.svg)
        | ^^^^^^^^^^^^^^^^^^^^^
        Write what it shows: ![What it shows](/media/picture.png).

      content/posts/a-post.mdx
        A picture is a file of \`content/media\`.
        | ![A chart](https://example.com/chart.png)
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write its address like /media/picture.png.

      content/posts/a-post.mdx
        There is no file in content/media \`chart.svg\`.
        | ![](/media/chart.svg)
        | ^^^^^^^^^^^^^^^^^^^^^
        Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.

      3 problems in 1 file"
    `)
  })
})
