import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listMediaGenerators, readRecordings } from '../../../../scripts/build/images/media.ts'
import { inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { checker, createPost, createTestContent, FIXTURE, getFixtureSite } from '../../../support/contentFolder.ts'

test('encodes images in each width and format', async () => {
  const images: unknown[] = []
  // Encode in sequence to detect wrong cache keys.
  for (const { path, generate } of listMediaGenerators(FIXTURE, await getFixtureSite())) {
    const { width, height, format, compression } = await sharp(await generate()).metadata()
    images.push([path, width, height, compression ?? format])
  }
  expect(images).toEqual([
    ['/images/posts/room.png/320.avif', 320, 200, 'av1'],
    ['/images/posts/room.png/640.avif', 640, 400, 'av1'],
    ['/images/posts/room.png/960.avif', 960, 600, 'av1'],
    ['/images/posts/room.png/320.webp', 320, 200, 'webp'],
    ['/images/posts/room.png/640.webp', 640, 400, 'webp'],
    ['/images/posts/room.png/960.webp', 960, 600, 'webp'],
  ])
})

test('rotates photos upright and removes their metadata', async () => {
  const exif = { IFD0: { Make: 'Canon' }, IFD3: { GPSLatitude: '27/1 56/1 0/1', GPSLatitudeRef: 'N' } }
  const image = sharp(`${FIXTURE}/media/posts/room.png`)
  const photo = await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const content = createTestContent({ 'media/held.jpg': photo })
  const photos = listImages(content, { shown: ['held.jpg'], linked: ['held.jpg'] })
  // AVIF takes a second to encode.
  const drawnImages = photos.filter(({ path }) => !path.endsWith('.avif'))
  const metadata = drawnImages.map(async ({ path, generate }) => {
    const bytes = await generate()
    const { width, height, format, exif, xmp, orientation } = await sharp(bytes).metadata()
    return [path, width, height, format, exif ?? xmp ?? orientation, bytes.includes('Canon')]
  })
  expect(await Promise.all(metadata)).toEqual([
    ['/images/held.jpg/320.webp', 320, 512, 'webp', undefined, false],
    ['/images/held.jpg/600.webp', 600, 960, 'webp', undefined, false],
    ['/media/held.jpg', 600, 960, 'jpeg', undefined, false],
  ])
})

test('only encodes images that pages show or link to', () => {
  const listFolders = (use: MediaPaths) => listImages('', use).map(({ path }) => path.split('/').at(1))
  expect(listFolders({ shown: ['held.jpg'] })).toEqual(['images', 'images', 'images', 'images'])
  expect(listFolders({ linked: ['held.jpg'] })).toEqual(['media'])
  expect(listFolders({})).toEqual([])
})

test('reports unused media, and leaves them out of the site', async () => {
  const recording = readFileSync(`${FIXTURE}/media/episodes/sample.mp3`)
  const content = createTestContent({
    'media/linked.mp3': recording,
    'media/idle.mp3': recording,
    'media/maps/idle.mp3': recording,
    'media/of-a-draft.mp3': recording,
    'posts/draft.mdx': '---\ndraft: true\n---\n\nListen to [a recording](/media/of-a-draft.mp3).\n',
    ...createPost('Listen to [a recording](/media/linked.mp3)'),
  })
  const { site, warnings } = await inspectContent({ content, release: false, checker })
  const recordings = site ? [...readRecordings(content, site)] : []
  expect(recordings.map(([address]) => address).sort()).toEqual(['/media/episodes/sample.mp3', '/media/linked.mp3'])
  expect(recordings.map(([, bytes]) => bytes)).toEqual([recording, recording])
  const unused = warnings.filter(({ rule }) => rule === 'media').map(({ file }) => file)
  expect(unused).toEqual(['content/media/idle.mp3', 'content/media/maps/idle.mp3'])
})

type MediaPaths = Partial<Record<'shown' | 'linked', string[]>>

function listImages(content: string, { shown = [], linked = [] }: MediaPaths) {
  const media = new Map([['held.jpg', { kind: 'image', width: 600, height: 960 } as const]])
  return listMediaGenerators(content, {
    media,
    mediaUse: { shown: new Set(shown), linked: new Set(linked), unused: [] },
  })
}
