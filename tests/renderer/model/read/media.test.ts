import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  checkFolder,
  createTestContent,
  createTestSite,
  formatInOneLine,
  listProblems,
  ROOM_PNG,
} from '../../../support/contentFolder.ts'

const IHDR_START = 8
const IHDR_END = 33
const EXPORT_HINT = 'Export it in a smaller size. Pages show images at most 1280 pixels wide.'

function createPngChunk(name: string, bytes: Uint8Array): Buffer {
  const chunk = Buffer.alloc(bytes.length + 12)
  chunk.writeUInt32BE(bytes.length)
  chunk.write(name, 4, 'latin1')
  chunk.set(bytes, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** Replaces the size in the PNG header. */
function createPng(width: number, height: number): Buffer {
  const header = Buffer.from(ROOM_PNG.subarray(IHDR_START + 8, IHDR_END - 4))
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  return insertPngChunk(createPngChunk('IHDR', header), IHDR_START)
}

const insertPngChunk = (chunk: Buffer, start = IHDR_END) =>
  Buffer.concat([ROOM_PNG.subarray(0, start), chunk, ROOM_PNG.subarray(IHDR_END)])

async function createAvif(width: number, height: number): Promise<Buffer> {
  const avif = await sharp(ROOM_PNG).resize(16).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

test('rejects an animation, because only its first frame would be published', async () => {
  const frames = [ROOM_PNG, await sharp(ROOM_PNG).negate().toBuffer()]
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
  expect(await listProblems({ 'media/moving.webp': animation })).toContain(
    'media/moving.webp: This is an animation, but pages only show still images. › Export a single frame as PNG, JPEG, WebP, or AVIF.',
  )
})

test('applies the orientation of a photo to its size', async () => {
  const rotated = await sharp(ROOM_PNG).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { media } = await createTestSite({ 'media/rotated.jpg': rotated })
  expect(media.get('rotated.jpg')).toEqual({ kind: 'image', width: 600, height: 960 })
  expect(media.get('posts/room.png')).toEqual({ kind: 'image', width: 960, height: 600 })
})

test("doesn't read a file above the size limit", async () => {
  const paths = ['media/a.png', 'media/c.mp3', 'media/d.pdf', 'posts/f.mdx']
  const root = createTestContent(Object.fromEntries(paths.map((path) => [path, ''])))
  for (const path of paths) truncateSync(join(root, path), 3_000_000_000)
  expect(formatInOneLine(await checkFolder(root))).toEqual([
    'posts/f.mdx: The file has more than 81,920 bytes. › Split it into several files, or shorten it.',
    `media/a.png: The file has 3,000 MB. The limit for an image is 15 MB. › ${EXPORT_HINT}`,
    'media/c.mp3: The file has 3,000 MB. The limit for a recording is 100 MB. › Export it at a lower bit rate. 64 kbit/s is enough for speech.',
    "media/d.pdf: This file type isn't supported. › Use an MP3, PNG, JPEG, WebP, or AVIF file.",
  ])
})

test('rejects an image with too many pixels or too much metadata before decoding it', async () => {
  const notes = createPngChunk('zTXt', Buffer.concat([Buffer.from('Notes\0\0'), Buffer.alloc(200_000)]))
  const compressedText = createPngChunk('iTXt', Buffer.concat([Buffer.from('A\0\u0001\0\0\0'), Buffer.alloc(150_000)]))
  const problems = await listProblems({
    'media/1-bomb.png': createPng(20_000, 20_000),
    'media/2-wide.avif': await createAvif(3800, 2400),
    'media/3-high.png': createPng(10, 16_384),
    'media/4-notes.png': insertPngChunk(notes),
    'media/5-text.png': insertPngChunk(compressedText),
  })
  expect(problems).toEqual([
    `media/1-bomb.png: The image has 20000 × 20000 pixels (400 million). The limit for PNG is 25 million pixels, and 16,383 per side. › ${EXPORT_HINT}`,
    `media/2-wide.avif: The image has 3800 × 2400 pixels (9.2 million). The limit for AVIF is 9 million pixels, and 16,383 per side. › ${EXPORT_HINT}`,
    `media/3-high.png: The image has 10 × 16384 pixels (0.2 million). The limit for PNG is 25 million pixels, and 16,383 per side. › ${EXPORT_HINT}`,
    'media/4-notes.png: The image has 200,007 bytes of compressed metadata. The limit is 100,000. › Open it in an image editor and export it again without metadata.',
    'media/5-text.png: The image has 150,006 bytes of compressed metadata. The limit is 100,000. › Open it in an image editor and export it again without metadata.',
  ])
})

test('accepts the uncompressed metadata of an image editor', async () => {
  const keyword = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0')
  const xmp = createPngChunk('iTXt', Buffer.concat([keyword, Buffer.alloc(150_000, ' ')]))
  expect(await listProblems({ 'media/edited.png': insertPngChunk(xmp) })).toEqual([])
})

test('rejects an iPhone photo, even if its extension is in uppercase', async () => {
  const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)])
  for (const path of ['media/posts/IMG_4211.HEIC', 'media/img 4211.heic', 'media/IMG.Heif'])
    expect(await listProblems({ [path]: bytes })).toEqual([
      `${path}: This is an iPhone photo (HEIC), which most browsers can't show. › Export it as JPEG, and put that file here instead.`,
    ])
})
