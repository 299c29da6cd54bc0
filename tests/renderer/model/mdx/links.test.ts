import { describe, expect, test } from 'vitest'
import { said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

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

const TEAM = 'order: 1\nname: Alex\nrole: President\nbio: Leads.\n'

describe('in a body', () => {
  mistake('pictures without a text or a file', () =>
    saidIn('![](/media/chart.svg)\n\n![A chart](https://example.org/chart.png)'),
  ).says(`
    The picture has no text for people who cannot see it.
    | ![](/media/chart.svg)
    | ^^^^^^^^^^^^^^^^^^^^^
    Write what it shows: ![What it shows](/media/picture.png).

    A picture is a file of \`content/media\`.
    | ![A chart](https://example.org/chart.png)
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Write its address like /media/picture.png.

    There is no file in content/media \`chart.svg\`.
    | ![](/media/chart.svg)
    | ^^^^^^^^^^^^^^^^^^^^^
    Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.`)
  mistake('pictures by reference are told like all others, their address where it stands', () =>
    saidIn('![][a]\n\n![A chart][b]\n\n[a]: /media/posts/room.png\n[b]: https://example.org/chart.png'),
  ).says(`
    The picture has no text for people who cannot see it.
    | ![][a]
    | ^^^^^^
    Write what it shows: ![What it shows](/media/picture.png).

    A picture is a file of \`content/media\`.
    | [b]: https://example.org/chart.png
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Write its address like /media/picture.png.`)

  test('a picture by reference is shown, and no file that a link leads to', async () => {
    const { mediaUse } = await siteOf(post('![A room][room]\n\n[room]: /media/posts/room.png'))
    expect([...mediaUse.shown]).toContain('posts/room.png')
    expect([...mediaUse.linked]).not.toContain('posts/room.png')
  })

  test('a link by reference to the same file is one', async () => {
    const body = '![A room][room] and [the room itself][room]\n\n[room]: /media/posts/room.png'
    expect([...(await siteOf(post(body))).mediaUse.linked]).toContain('posts/room.png')
  })

  test.each(['![ ]', '![&nbsp;]', '![…]'])('%s is no text for who cannot see it', async (picture) => {
    expect(await saidIn(`${picture}(/media/posts/room.png)`)).toContain('The picture has no text for people')
  })

  test('the name of a file says nothing', async () => {
    expect(await saidIn('![front-desk.jpg](/media/posts/room.png)')).toMatchInlineSnapshot(`
      "\`front-desk.jpg\` is the name of a file: it says nothing to people who cannot see the picture.
      | ![front-desk.jpg](/media/posts/room.png)
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write what it shows: ![What it shows](/media/picture.png)."
    `)
    const figure = '<Figure src="posts/room.png" alt="IMG_4211.HEIC" width="960" height="600" />'
    expect(await saidIn(figure)).toContain('<Figure>: This is the name of a file. Write what the picture shows.')
    const photo = `${TEAM}photo: { file: posts/room.png, alt: cat.svg }\n`
    expect(await said({ 'team/president.yaml': photo })).toContain('This is the name of a file.')
  })
})
