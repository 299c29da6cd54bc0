import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FIXTURE, type Override, problemsOf, siteOf } from '../../support/contentFolder.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)
const post = (text: string, media: Record<string, Override> = {}) => ({
  'posts/a-post.mdx': `---
title: A post
excerpt: A post with a picture in it, described in one sentence that is long enough to be shown.
date: 2025-01-01
---

${text}
`,
  ...media,
})

describe('a picture', () => {
  test('that is damaged, or is something else', async () => {
    const media = { 'media/cut.png': ROOM.subarray(0, 1200), 'media/words.jpg': 'No picture at all.' }
    expect(await problemsOf(media)).toMatchInlineSnapshot(`
      "content/media/cut.png:1:1
        The picture cannot be read: the file is damaged, or is no picture.
        Open it in an image editor and export it again as PNG or JPEG.

      content/media/words.jpg:1:1
        The picture cannot be read: the file is damaged, or is no picture.
        Open it in an image editor and export it again as PNG or JPEG.

      2 problems in 2 files"
    `)
  })

  test('that is too small for its place', async () => {
    const small = await sharp(ROOM).resize(400).toBuffer()
    expect(await problemsOf(post('![A room](/media/small.png)', { 'media/small.png': small }))).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        The picture is 400 pixels wide, and its place 640: it would be blurred.
        7 | ![A room](/media/small.png)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it 1280 pixels wide, which fine screens show in full.

      1 problem in 1 file"
    `)
  })

  test('whose size is not what the text says', async () => {
    const figure = '<Figure src="posts/room.png" alt="A room" width="800" height="500" />'
    expect(await problemsOf(post(figure))).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        The picture has 960 × 600 pixels, not 800 × 500.
        7 | <Figure src="posts/room.png" alt="A room" width="800" height="500" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write width="960" height="600".

      1 problem in 1 file"
    `)
  })

  test('without a text for people who cannot see it', async () => {
    expect(await problemsOf(post('![](/media/posts/room.png)'))).toContain(
      'The picture has no text for people who cannot see it.',
    )
  })

  test('has the size at which it is seen, however the camera was held', async () => {
    const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { pictures } = await siteOf({ 'media/held.jpg': held })
    expect(pictures.get('held.jpg')).toEqual({ width: 600, height: 960 })
    expect(pictures.get('posts/room.png')).toEqual({ width: 960, height: 600 })
  })
})
