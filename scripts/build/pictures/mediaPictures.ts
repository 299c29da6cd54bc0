import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { MediaFile } from '../../../renderer/model/define/policies.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../../renderer/pictureSizes.ts'
import { urls } from '../../../renderer/urls.ts'
import { sha256 } from '../../store/sources.js'
import { store } from '../../store/store.ts'

/** Where half the bytes are saved and nobody sees it: looked at on photographs and on drawings. */
const OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

/** A file that is drawn when it is asked for. */
export interface Picture {
  /** `/pictures/posts/room.jpg/640.avif` */
  address: string
  make: () => Promise<Buffer>
}

/** The media of a site, and what pages do with them. */
type Media = Pick<Site, 'media' | 'mediaUse'>

/**
 * Every picture that pages show, in every width and format that they offer (`components/Picture.tsx`), and under its own
 * address every one that they lead to. No file of a camera is published as it is.
 */
export function mediaPictures(content: string, { media, mediaUse: { shown, linked } }: Media): Picture[] {
  return [...media].flatMap(([path, file]) => {
    if (file.kind !== 'picture') return []
    const original = join(content, 'media', path)
    return [
      ...(shown.has(path) ? offers(path, original, file) : []),
      ...(linked.has(path) ? [{ address: urls.media(path), make: () => redraw(original) }] : []),
    ]
  })
}

function offers(path: string, original: string, { width: own }: MediaFile & { kind: 'picture' }): Picture[] {
  return PICTURE_FORMATS.flatMap((format) =>
    pictureWidths(own).map((width) => ({
      address: urls.picture(path, width, format),
      make: () => encode(original, width, format),
    })),
  )
}

/** Without what a camera writes beside the picture: place and time of a photograph are nobody's business. */
async function encode(original: string, width: number, format: PictureFormat): Promise<Buffer> {
  const options = OPTIONS[format]
  return draw(original, [width, format, options], (image) => image.resize({ width }).toFormat(format, options))
}

/** In its own size and format, in a quality that nobody tells from the original. PNG has no other. */
function redraw(original: string): Promise<Buffer> {
  const format = (['png', 'webp', 'avif'] as const).find((end) => original.endsWith(`.${end}`)) ?? 'jpeg'
  const options = format === 'png' ? {} : { quality: 90 }
  return draw(original, [format, options], (image) => image.toFormat(format, options))
}

async function draw(original: string, how: unknown[], shape: (image: Sharp) => Sharp): Promise<Buffer> {
  const bytes = await readFile(original)
  return store().get(`picture ${JSON.stringify([sha256(bytes), ...how])}`, async () => {
    const sharp = await loadSharp()
    return shape(sharp(bytes).autoOrient()).toBuffer()
  })
}

/** The library that draws pixels, loaded when the first picture needs it: most builds draw none anew. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
