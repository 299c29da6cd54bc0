import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureWidths } from '../../renderer/pictureSizes.ts'
import { mediaPictures } from '../../scripts/pictures/mediaPictures.ts'
import { contentWith, FIXTURE, fixtureSite } from '../support/contentFolder.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

describe('the pictures of the content', () => {
  test.each([
    [640, [320, 640]],
    [960, [320, 640, 960]],
    [1000, [320, 640, 960, 1000]],
    [1280, [320, 640, 960, 1280]],
    [4000, [320, 640, 960, 1280]],
  ])('of %i pixels are offered in no more than they have', (own, widths) => {
    expect(pictureWidths(own)).toEqual(widths)
  })

  test('are encoded in each width and format', async () => {
    const { media } = await fixtureSite()
    const made = await Promise.all(
      mediaPictures(FIXTURE, media).map(async ({ address, make }) => {
        const { width, height, format, compression } = await sharp(await make()).metadata()
        return [address, width, height, compression ?? format]
      }),
    )
    expect(made).toEqual([
      ['/pictures/posts/room.png/320.avif', 320, 200, 'av1'],
      ['/pictures/posts/room.png/640.avif', 640, 400, 'av1'],
      ['/pictures/posts/room.png/960.avif', 960, 600, 'av1'],
      ['/pictures/posts/room.png/320.webp', 320, 200, 'webp'],
      ['/pictures/posts/room.png/640.webp', 640, 400, 'webp'],
      ['/pictures/posts/room.png/960.webp', 960, 600, 'webp'],
    ])
  })

  test('stand upright and say nothing of the camera', async () => {
    const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const content = contentWith({ 'media/held.jpg': held })
    const [first] = mediaPictures(content, new Map([['held.jpg', { kind: 'picture', width: 600, height: 960 }]]))
    const { width, height, exif, orientation } = await sharp(await first?.make()).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 320,
      height: 512,
      exif: undefined,
      orientation: undefined,
    })
  })
})
