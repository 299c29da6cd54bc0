import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type SharePicture } from '../../../renderer/share.ts'
import { urls } from '../../../renderer/urls.ts'
import { store } from '../../store/store.ts'
import { drawFavicon, drawIcon, ICONS } from '../pictures/icons.ts'
import { loadSharp } from '../pictures/loadSharp.ts'
import { mediaPictures } from '../pictures/mediaPictures.ts'
import { COVER_SIZE, podcastCover } from '../pictures/podcastCover.tsx'
import { placesOn } from '../pictures/shareMotifs.tsx'
import { sharePicture } from '../pictures/sharePicture.tsx'
import { tokenColor } from '../pictures/tokenColors.ts'

interface Picture {
  /** Its address: `/share/about.png` */
  address: string
  make: () => Promise<Buffer>
}

export interface DrawingOptions {
  site: Site
  /** The pictures that pages name, each once. */
  shares: SharePicture[]
  content: string
  client: string
}

/**
 * Draws what no page draws itself: share pictures, icons, the podcast's cover, the manifest that names the icons, and
 * the content's pictures in the widths that pages offer.
 * @returns how many files.
 */
export async function drawPictures({ client, ...options }: DrawingOptions): Promise<number> {
  const pictures = picturesOf(options)
  // Two at once: while one is encoded, the words of the next are set. All at once take half a gigabyte.
  const inTurn = pLimit(2)
  await Promise.all(pictures.map(({ address, make }) => inTurn(async () => write(join(client, address), await make()))))
  return pictures.length
}

/** Every picture with its address; none is drawn before it is asked for. */
export function picturesOf({ site, shares, content }: Omit<DrawingOptions, 'client'>): Picture[] {
  return [
    ...shares.map((share) => ({
      address: urls.share(share.of),
      make: () => drawShare(share, site),
    })),
    ...(site.has(episodes) ? covers(site) : []),
    ...ICONS.map((icon) => ({ address: urls.icon(icon.name), make: () => drawIcon(icon) })),
    { address: urls.icon('favicon.ico'), make: drawFavicon },
    ...mediaPictures(content, site),
    { address: urls.icon('site.webmanifest'), make: async () => manifest(site) },
  ]
}

/** The words and what is drawn decide: the second build does not even set the text. */
function drawShare(share: SharePicture, site: Site): Promise<Buffer> {
  const { brand } = site.get(company)
  const shown = [share, brand, placesOn(share.of, site)]
  return store().get(`share picture ${JSON.stringify(shown)}`, async () => {
    const sharp = await loadSharp()
    // Three colours and the steps between them: 16 are enough, and a third smaller than more colours or JPEG. More effort
    // than 3 takes twice the time and gives the same bytes (measured on pages' and maps' pictures).
    return sharp(Buffer.from(await sharePicture(share, brand, site)))
      .resize(SHARE_SIZE)
      .png({ palette: true, colors: 16, dither: 0, effort: 3 })
      .toBuffer()
  })
}

function covers(site: Site): Picture[] {
  return [
    { address: urls.podcastCover(), make: () => drawCover(site, COVER_SIZE) },
    { address: urls.podcastCoverSmall(), make: () => drawCover(site, 512) },
  ]
}

/** The podcast's cover, `size` pixels wide and high. */
function drawCover(site: Site, size: number): Promise<Buffer> {
  const { brand } = site.get(company)
  const { badge } = site.get(episodes.page)
  return store().get(`cover ${JSON.stringify([brand, badge, size])}`, async () => {
    const sharp = await loadSharp()
    return sharp(Buffer.from(await podcastCover(brand, badge)))
      .resize(size)
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })
}

/** Source: W3C, Web Application Manifest. */
function manifest(site: Site): Buffer {
  const facts = site.get(company)
  const icons = ICONS.filter(({ name }) => name.startsWith('icon')).map(({ name, size }) => ({
    src: urls.icon(name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(name.includes('maskable') && { purpose: 'maskable' }),
  }))
  const paper = tokenColor('paper')
  return Buffer.from(
    JSON.stringify({
      name: facts.brand,
      short_name: facts.brand,
      description: facts.description,
      start_url: urls.home(),
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons,
    }),
  )
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
