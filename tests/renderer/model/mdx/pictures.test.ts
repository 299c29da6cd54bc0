import { describe, expect, test } from 'vitest'
import { said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

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
    const portrait = `${TEAM}portrait: { drawing: cat, alt: cat.svg }\n`
    expect(await said({ 'team/president.yaml': portrait })).toContain('This is the name of a file.')
  })
})
