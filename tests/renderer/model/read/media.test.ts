import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkFolder, contentWith, FIXTURE, said, siteOf, textOf } from '../../../support/contentFolder.ts'
import { pngChunk, withChunk, withSize } from '../../../support/png.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

async function avifOf(width: number, height: number): Promise<Buffer> {
  const avif = await sharp(ROOM).resize(16).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

test.each([
  ['zeros', Buffer.alloc(5000)],
  ['an ID3 header only', Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1')],
])('rejects a recording of %s', async (_, bytes) => {
  expect(await said({ 'media/episodes/sample.mp3': bytes })).toMatchInlineSnapshot(`
    "The recording can't be read. The file is damaged or silent, or isn't an MP3.
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
    'This is an animation with 3 frames, but pages only show still pictures.\nExport a single frame as PNG, JPEG, WebP, or AVIF.',
  )
})

test('applies the orientation of a photo to its size', async () => {
  const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { media } = await siteOf({ 'media/held.jpg': held })
  expect(media.get('held.jpg')).toEqual({ kind: 'picture', width: 600, height: 960 })
  expect(media.get('posts/room.png')).toEqual({ kind: 'picture', width: 960, height: 600 })
})

test('doesn’t read a file above the size limit', async () => {
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
      The file has 3,000 MB. The limit for a picture is 15 MB.
      Export it in a smaller size. Pages show at most 1280 pixels.

    content/media/c.mp3
      The file has 3,000 MB. The limit for a recording is 100 MB.
      Export it at a lower bit rate. 64 kbit/s is enough for speech.

    content/media/d.pdf
      This file type isn't supported.
      Use an MP3, PNG, JPEG, WebP, or AVIF file.

    content/media/e.exe
      This file type isn't supported.
      Use an MP3, PNG, JPEG, WebP, or AVIF file.

    5 problems in 5 files"
  `)
})

test('rejects a picture with too many pixels or too much metadata before decoding it', async () => {
  const notes = pngChunk('zTXt', Buffer.concat([Buffer.from('Notes\0\0'), Buffer.alloc(200_000)]))
  const problems = await said({
    'media/1-bomb.png': withSize(ROOM, 20_000, 20_000),
    'media/2-wide.avif': await avifOf(3800, 2400),
    'media/3-high.png': withSize(ROOM, 10, 16_384),
    'media/4-notes.png': withChunk(ROOM, notes),
  })
  expect(problems).toMatchInlineSnapshot(`
    "content/media/1-bomb.png
      The picture has 20000 × 20000 pixels (400 million). The limit for PNG is 25 million.
      Export it in a smaller size. Pages show at most 1280 pixels.

    content/media/2-wide.avif
      The picture has 3800 × 2400 pixels (9.2 million). The limit for AVIF is 9 million.
      Export it in a smaller size. Pages show at most 1280 pixels.

    content/media/3-high.png
      The picture has 10 × 16384 pixels. The limit for a side is 16383.
      Export it in a smaller size. Pages show at most 1280 pixels.

    content/media/4-notes.png
      The picture has 200,007 bytes of compressed metadata. The limit is 100,000.
      Open it in an image editor and export it again without metadata.

    4 problems in 4 files"
  `)
})

const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)])

test('rejects an iPhone photo by its extension in any case', async () => {
  for (const name of ['posts/IMG_4211.HEIC', 'img 4211.heic', 'IMG.Heif'])
    expect(await said({ [`media/${name}`]: HEIC })).toBe(
      "This is an iPhone photo (HEIC), which most browsers can't show.\nExport it as JPEG, and put that file here instead.",
    )
})
