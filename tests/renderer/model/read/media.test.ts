import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { FIXTURE, fixtureSite, problemsOf, siteOf } from '../../../support/contentFolder.ts'

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

  test.each([
    ['text', Buffer.from('No sound at all.')],
    ['nothing', Buffer.alloc(0)],
    ['a picture', ROOM],
    ['zeros', Buffer.alloc(5000)],
    ['an ID3 head and no more', Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1')],
  ])('a recording that is %s is a problem, whoever plays it', async (_, bytes) => {
    expect(await problemsOf({ 'media/episodes/sample.mp3': bytes })).toMatchInlineSnapshot(`
      "content/media/episodes/sample.mp3
        The recording cannot be read: the file is damaged or empty, or is no MP3.
        Export it again as MP3 from the program that recorded it.

      1 problem in 1 file"
    `)
  })

  test('a recording that is something else gives the episode no advice about its duration', async () => {
    const episode = (text: string) => text.replace('!placeholder ', '')
    const problems = await problemsOf({ 'media/episodes/sample.mp3': ROOM, 'episodes/first-episode.mdx': episode })
    expect(problems).toContain('1 problem in 1 file')
  })

  test('a recording says how long it lasts', async () => {
    const { media } = await fixtureSite()
    const recording = media.get('episodes/sample.mp3')
    expect(recording?.kind === 'recording' && Math.round(recording.seconds)).toBe(3)
  })

  test('a picture has the size at which it is seen, however the camera was held', async () => {
    const held = await sharp(ROOM).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { media } = await siteOf({ 'media/held.jpg': held })
    expect(media.get('held.jpg')).toEqual({ kind: 'picture', width: 600, height: 960 })
    expect(media.get('posts/room.png')).toEqual({ kind: 'picture', width: 960, height: 600 })
  })
})
