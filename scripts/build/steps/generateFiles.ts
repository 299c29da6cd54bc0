import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { states } from '../../../renderer/collections/states/definition.ts'
import { createPulsePath } from '../../../renderer/drawing/beats.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type ShareImage } from '../../../renderer/page.ts'
import { GENERATED_FILES, urls } from '../../../renderer/urls.ts'
import { openDiskCache } from '../../cache/diskCache.ts'
import { type FileGenerator, listMediaGenerators } from '../images/media.ts'
import { readThemeColor } from '../images/styles.ts'
import { COVER_SIZE, drawPodcastCover, drawShareImage } from '../images/textImages.tsx'
import type { WriteSiteFile } from './siteWriter.ts'

interface GeneratorOptions {
  site: Site
  /** Without duplicates. */
  shareImages: ShareImage[]
  content: string
}

/** Writes share images, the podcast cover, icons, images that pages use, and the web app manifest. Returns the number of files. */
export async function generateFiles(options: GeneratorOptions, writeSiteFile: WriteSiteFile): Promise<number> {
  const generators = listFileGenerators(options)
  // Limit the memory: draw an image while encoding the previous one.
  const limit = pLimit(2)
  const write = async (generator: FileGenerator) => writeSiteFile(generator.path, await getOrGenerateBytes(generator))
  await Promise.all(generators.map((generator) => limit(write, generator)))
  return generators.length
}

/** Lists generators of all images and of the manifest. */
export function listFileGenerators({ site, shareImages, content }: GeneratorOptions): FileGenerator[] {
  return [
    ...shareImages.map((share) => createShareImage(share, site)),
    ...(site.hasEntries(episodes) ? [createPodcastCover(site)] : []),
    ...ICONS.map(createIcon),
    ...listMediaGenerators(content, site),
    createWebManifest(site),
  ]
}

/** Returns a file from the cache, or generates it. */
export async function getOrGenerateBytes({ getKey, generate }: FileGenerator): Promise<Buffer> {
  return openDiskCache().getOrCreate(`file ${getKey()}`, generate)
}

function createShareImage(share: ShareImage, site: Site): FileGenerator {
  const { brand } = site.get(company)
  // Maps depend only on the names of states in the content: outlines and lights are part of the code.
  const stateNames = share.pageAddress.startsWith(states.base) ? site.listEntries(states).map(({ name }) => name) : []
  return {
    path: urls.share(share.pageAddress),
    getKey: () => JSON.stringify([share, brand, stateNames]),
    generate: async () => {
      const image = await renderSvg(await drawShareImage(share, brand, site), SHARE_SIZE)
      // Half the size of a JPEG. More effort takes twice as long for the same bytes.
      return image.png({ palette: true, colors: 16, dither: 0, effort: 3 }).toBuffer()
    },
  }
}

function createPodcastCover(site: Site): FileGenerator {
  const { brand } = site.get(company)
  const { badge } = site.get(episodes.page)
  return {
    path: urls.podcastCover(),
    getKey: () => JSON.stringify(['cover', brand, badge]),
    generate: async () => {
      const image = await renderSvg(await drawPodcastCover({ brand, badge }), { width: COVER_SIZE, height: COVER_SIZE })
      return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
    },
  }
}

function createWebManifest(site: Site): FileGenerator {
  const { brand, description } = site.get(company)
  const icons = ICONS.filter(({ path }) => path !== GENERATED_FILES.touchIcon).map(({ path, size }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(path === GENERATED_FILES.maskableIcon && { purpose: 'maskable' }),
  }))
  const backgroundColor = readThemeColor('paper')
  const text = JSON.stringify({
    name: brand,
    short_name: brand,
    description,
    start_url: urls.home(),
    display: 'browser',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons,
  })
  return { path: GENERATED_FILES.manifest, getKey: () => text, generate: async () => Buffer.from(text) }
}

/** Icons for home screens. Icons of browser tabs are in `public`. */
const ICONS = [
  { path: GENERATED_FILES.touchIcon, size: 180 },
  { path: GENERATED_FILES.icon192, size: 192 },
  { path: GENERATED_FILES.icon512, size: 512 },
  { path: GENERATED_FILES.maskableIcon, size: 512 },
]

const ICON_VIEW_BOX = 320
/** The beat fits in the center 80%, because platforms can crop the icon to it (W3C, Web Application Manifest). */
const ICON_PULSE = { width: ICON_VIEW_BOX, baseline: 222, crest: 160, beatWidth: 20, beatHeight: 136 }

/** Creates an icon with a background, because home screens don't support transparency. */
function createIcon({ path, size }: (typeof ICONS)[number]): FileGenerator {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_VIEW_BOX} ${ICON_VIEW_BOX}">
    <rect width="${ICON_VIEW_BOX}" height="${ICON_VIEW_BOX}" fill="${readThemeColor('paper')}"/>
    <path d="${createPulsePath(ICON_PULSE)}" fill="none" stroke="${readThemeColor('ink')}" stroke-width="6.6"/>
    <circle cx="${ICON_PULSE.crest}" cy="${ICON_PULSE.baseline - ICON_PULSE.beatHeight}" r="15.5" fill="${readThemeColor('accent')}"/>
  </svg>`
  return {
    path,
    getKey: () => JSON.stringify([svg, size]),
    generate: async () => {
      const image = await renderSvg(svg, { width: size, height: size }, (UNSCALED_DPI * size) / ICON_VIEW_BOX)
      return image.png().toBuffer()
    },
  }
}

/** At this density, a unit of an SVG is a pixel. */
const UNSCALED_DPI = 72

async function renderSvg(svg: string, size: { width: number; height: number }, dpi = UNSCALED_DPI): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: dpi }).resize(size)
}
