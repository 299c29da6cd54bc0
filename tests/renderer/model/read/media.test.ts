import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FIXTURE, problemsOf, siteOf } from '../../../support/contentFolder.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

describe('media', () => {
  test('media of an unknown kind', async () => {
    expect(await problemsOf({ 'media/virus.exe': 'MZ' })).toMatchInlineSnapshot(`
      "content/media/virus.exe
        This kind of file is not published.
        Media are MP3, PNG, JPEG, WebP, AVIF, SVG or PDF files.

      1 problem in 1 file"
    `)
  })

  test('a picture that is damaged, or is something else', async () => {
    const media = { 'media/cut.png': ROOM.subarray(0, 1200), 'media/words.jpg': 'No picture at all.' }
    expect(await problemsOf(media)).toMatchInlineSnapshot(`
      "content/media/cut.png
        The picture cannot be read: the file is damaged, or is no picture.
        Open it in an image editor and export it again as PNG or JPEG.

      content/media/words.jpg
        The picture cannot be read: the file is damaged, or is no picture.
        Open it in an image editor and export it again as PNG or JPEG.

      2 problems in 2 files"
    `)
  })

  test('a picture has the size at which it is seen, however the camera was held', async () => {
    const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { media } = await siteOf({ 'media/held.jpg': held })
    expect(media.get('held.jpg')).toEqual({ kind: 'picture', width: 600, height: 960 })
    expect(media.get('posts/room.png')).toEqual({ kind: 'picture', width: 960, height: 600 })
  })
})
