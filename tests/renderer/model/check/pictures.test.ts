import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FIXTURE, said } from '../../../support/contentFolder.ts'
import { post, saidIn } from '../../../support/post.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

describe('a picture', () => {
  test('that is too small for its place', async () => {
    const small = await sharp(ROOM).resize(400).toBuffer()
    expect(await said({ 'media/small.png': small, ...post('![A room](/media/small.png)') })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The picture is 400 pixels wide, and its place 640: it would be blurred.
        | ![A room](/media/small.png)
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it 1280 pixels wide, which fine screens show in full.

      1 problem in 1 file"
    `)
  })

  test('whose size is not what the text says', async () => {
    const figure = '<Figure src="posts/room.png" alt="A room" width="800" height="500" />'
    expect(await saidIn(figure)).toMatchInlineSnapshot(`
      "The picture has 960 × 600 pixels, not 800 × 500.
      | <Figure src="posts/room.png" alt="A room" width="800" height="500" />
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write width="960" height="600"."
    `)
  })

  test('without a text for people who cannot see it', async () => {
    expect(await saidIn('![](/media/posts/room.png)')).toContain(
      'The picture has no text for people who cannot see it.',
    )
  })
})
