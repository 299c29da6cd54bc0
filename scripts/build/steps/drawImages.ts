import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { states } from '../../../renderer/collections/states/definition.ts'
import { createPulsePath } from '../../../renderer/drawing/pulse.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type ShareImage } from '../../../renderer/share.ts'
import { GENERATED_FILES, urls } from '../../../renderer/urls.ts'
import { openStore } from '../../store/store.ts'
import { type Image, listMediaImages, loadSharp } from '../images/media.ts'
import { COVER_SIZE, drawPodcastCover } from '../images/podcastCover.tsx'
import { drawShareImage } from '../images/shareImage.tsx'
import { readTokenColor } from '../images/shareLayout.ts'

interface DrawingOptions {
  site: Site
  /** Share images of all pages, without duplicates. */
  shares: ShareImage[]
  content: string
  client: string
}

/** Draws all images and icons, writes the web app manifest, and returns the number of files. */
export async function drawImages({ client, ...options }: DrawingOptions): Promise<number> {
  const images = listImages(options)
  // Draw an image while encoding the previous. Without a limit, this takes 500 MB.
  const limit = pLimit(2)
  const draw = async (image: Image) => {
    const file = join(client, image.address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await getImageBytes(image))
  }
  await Promise.all(images.map((image) => limit(() => draw(image))))
  return images.length
}

export function listImages({ site, shares, content }: Pick<DrawingOptions, 'site' | 'shares' | 'content'>): Image[] {
  return [
    ...shares.map((share) => createShareImage(share, site)),
    ...(site.has(episodes) ? [createPodcastCover(site)] : []),
    ...ICONS.map(createIcon),
    createFavicon(),
    ...listMediaImages(content, site),
    createManifest(site),
  ]
}

/** Returns an image from the cache, or draws it. */
export async function getImageBytes({ getKey, draw }: Image): Promise<Buffer> {
  return openStore().getOrCreate(`image ${await getKey()}`, draw)
}

function createShareImage(share: ShareImage, site: Site): Image {
  const { brand } = site.get(company)
  // The outlines of states are code, so their names are enough.
  const stateNames = share.page.startsWith(states.base) ? site.listEntries(states).map(({ name }) => name) : []
  return {
    address: urls.share(share.page),
    getKey: async () => JSON.stringify([share, brand, stateNames]),
    draw: async () => {
      const image = await renderSvg(await drawShareImage(share, brand, site), SHARE_SIZE)
      // A third smaller than JPEG. More effort takes twice as long for the same bytes.
      return image.png({ palette: true, colors: 16, dither: 0, effort: 3 }).toBuffer()
    },
  }
}

function createPodcastCover(site: Site): Image {
  const { brand } = site.get(company)
  const { badge } = site.get(episodes.page)
  return {
    address: urls.podcastCover(),
    getKey: async () => JSON.stringify(['cover', brand, badge]),
    draw: async () => {
      const image = await renderSvg(await drawPodcastCover(brand, badge), { width: COVER_SIZE, height: COVER_SIZE })
      return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    },
  }
}

/** See W3C, Web Application Manifest. */
function createManifest(site: Site): Image {
  const facts = site.get(company)
  const icons = ICONS.filter(({ address }) => address !== GENERATED_FILES.touchIcon).map(({ address, size }) => ({
    src: address,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(address === GENERATED_FILES.maskableIcon && { purpose: 'maskable' }),
  }))
  const paper = readTokenColor('paper')
  const text = JSON.stringify({
    name: facts.brand,
    short_name: facts.brand,
    description: facts.description,
    start_url: urls.home(),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  })
  return { address: GENERATED_FILES.manifest, getKey: async () => text, draw: async () => Buffer.from(text) }
}

const LOGO_PATH = 'public/favicon.svg'

const ICONS = [
  { address: GENERATED_FILES.touchIcon, size: 180 },
  { address: GENERATED_FILES.icon192, size: 192 },
  { address: GENERATED_FILES.icon512, size: 512 },
  { address: GENERATED_FILES.maskableIcon, size: 512 },
]

/** Platforms can crop the icon to a circle with 80% of the width (W3C, Web Application Manifest). */
const ICON_VIEW_BOX = 320
const ICON_PULSE = { end: ICON_VIEW_BOX, base: 222, crest: 160, width: 20, height: 136 }

/** Home screens don't support transparency. */
function createIcon({ address, size }: (typeof ICONS)[number]): Image {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_VIEW_BOX} ${ICON_VIEW_BOX}">
    <rect width="${ICON_VIEW_BOX}" height="${ICON_VIEW_BOX}" fill="${readTokenColor('paper')}"/>
    <path d="${createPulsePath(ICON_PULSE)}" fill="none" stroke="${readTokenColor('ink')}" stroke-width="6.6"/>
    <circle cx="${ICON_PULSE.crest}" cy="${ICON_PULSE.base - ICON_PULSE.height}" r="15.5" fill="${readTokenColor('accent')}"/>
  </svg>`
  const draw = () => renderIcon(svg, size, (72 * size) / ICON_VIEW_BOX)
  return { address, getKey: async () => JSON.stringify([svg, size]), draw }
}

const FAVICON_SIZE = 32

/** Requested by some browsers: a PNG in an ICO file (Microsoft, "Icons in Win32") */
function createFavicon(): Image {
  const logo = readFileSync(LOGO_PATH, 'utf8')
  return {
    address: GENERATED_FILES.favicon,
    getKey: async () => JSON.stringify(['favicon', logo]),
    draw: async () => wrapInIco(await renderIcon(logo, FAVICON_SIZE)),
  }
}

function wrapInIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one image
  header.writeUInt8(FAVICON_SIZE, 6)
  header.writeUInt8(FAVICON_SIZE, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the image
  return Buffer.concat([header, png])
}

async function renderIcon(svg: string, size: number, density?: number): Promise<Buffer> {
  return (await renderSvg(svg, { width: size, height: size }, density)).png().toBuffer()
}

async function renderSvg(svg: string, size: { width: number; height: number }, density = 72): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density }).resize(size)
}
