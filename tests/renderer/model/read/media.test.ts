import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkFolder, contentWith, FIXTURE, said, siteOf, textOf } from '../../../support/contentFolder.ts'
import { pngChunk, withChunk, withSize } from '../../../support/png.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

/** An AVIF that says that it has another size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const avif = await sharp(ROOM).resize(16).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

describe('media', () => {
  test.each([
    ['zeros', Buffer.alloc(5000)],
    ['an ID3 head and no more', Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1')],
  ])('a recording that is %s is a problem, whoever plays it', async (_, bytes) => {
    expect(await said({ 'media/episodes/sample.mp3': bytes })).toMatchInlineSnapshot(`
      "The recording cannot be read: the file is damaged or empty, or is no MP3.
      Export it again as MP3 from the program that recorded it."
    `)
  })

  test('refuses an animation, because only its first frame would be published', async () => {
    const frames = await Promise.all(
      ['red', 'lime', 'blue'].map((color) => sharp(ROOM).resize(8).tint(color).png().toBuffer()),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect(await said({ 'media/moving.webp': animation })).toContain(
      'This is an animation with 3 frames, and pages show still pictures.\nExport a single frame as PNG, JPEG, WebP, or AVIF.',
    )
  })

  test('a picture has the size at which it is seen, however the camera was held', async () => {
    const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { media } = await siteOf({ 'media/held.jpg': held })
    expect(media.get('held.jpg')).toEqual({ kind: 'picture', width: 600, height: 960 })
    expect(media.get('posts/room.png')).toEqual({ kind: 'picture', width: 960, height: 600 })
  })
})

describe('a file that is too large', () => {
  test('is not read, even if it is sparse', async () => {
    const large = ['a.png', 'c.mp3', 'd.pdf', 'e.exe']
    const root = contentWith(
      Object.fromEntries([...large.map((name) => `media/${name}`), 'posts/f.mdx'].map((path) => [path, ''])),
    )
    for (const name of large) truncateSync(join(root, 'media', name), 3_000_000_000)
    truncateSync(join(root, 'posts/f.mdx'), 3_000_000_000)
    expect(textOf(await checkFolder(root))).toMatchInlineSnapshot(`
      "content/posts/f.mdx
        The file has more than 81,920 bytes.
        Divide it, or leave out what nobody reads.

      content/media/a.png
        The file has 3,000 MB, and a picture may have 15.
        Export it smaller: pages show at most 1280 pixels.

      content/media/c.mp3
        The file has 3,000 MB, and a recording may have 100.
        Export it at a lower bit rate: 64 kbit/s are enough for speech.

      content/media/d.pdf
        This kind of file is not published.
        Media are MP3, PNG, JPEG, WebP or AVIF files.

      content/media/e.exe
        This kind of file is not published.
        Media are MP3, PNG, JPEG, WebP or AVIF files.

      5 problems in 5 files"
    `)
  })

  test('is measured before it is decoded: by its pixels, by its sides, by what is packed beside them', async () => {
    const notes = pngChunk('zTXt', Buffer.concat([Buffer.from('Notes\0\0'), Buffer.alloc(200_000)]))
    const problems = await said({
      'media/1-bomb.png': withSize(ROOM, 20_000, 20_000),
      'media/2-wide.avif': await avifOf(3800, 2400),
      'media/3-high.png': withSize(ROOM, 10, 16_384),
      'media/4-notes.png': withChunk(ROOM, notes),
    })
    expect(problems).toMatchInlineSnapshot(`
      "content/media/1-bomb.png
        The picture has 20000 × 20000 pixels, which are 400 million, and PNG may have 25.
        Export it smaller: pages show at most 1280 pixels.

      content/media/2-wide.avif
        The picture has 3800 × 2400 pixels, which are 9.2 million, and AVIF may have 9.
        Export it smaller: pages show at most 1280 pixels.

      content/media/3-high.png
        The picture has 10 × 16384 pixels, and no side may have more than 16383.
        Export it smaller: pages show at most 1280 pixels.

      content/media/4-notes.png
        The picture has 200,007 bytes of packed text and colors beside its pixels, and may have 100,000.
        Open it in an image editor and export it again without its notes.

      4 problems in 4 files"
    `)
  })
})

describe('a photograph of an iPhone', () => {
  const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)])

  test('is to be exported, however its name is written', async () => {
    for (const name of ['posts/IMG_4211.HEIC', 'img 4211.heic', 'IMG.Heif'])
      expect(await said({ [`media/${name}`]: HEIC })).toBe(
        'This is a photograph as iPhones keep it (HEIC), which most browsers do not show.\nExport it as JPEG, and put that file here instead.',
      )
  })
})
