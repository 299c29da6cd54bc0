import { describe, expect, test } from 'vitest'
import { siteOf } from '../../../support/contentFolder.ts'
import { post, saidIn } from '../../../support/post.ts'

describe('in a body', () => {
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

describe('in a body', () => {
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
})
