import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { MediaFile } from '../../../renderer/model/define/policies.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { PICTURE_FORMATS, pictureWidths } from '../../../renderer/pictureSizes.ts'
import { urls } from '../../../renderer/urls.ts'
import { sha256 } from '../../store/sources.ts'

/** Where half the bytes are saved and nobody sees it: looked at on photographs and on drawings. */
const OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

/** A file that is drawn when it is asked for. */
export interface Picture {
  /** `/pictures/posts/room.jpg/640.avif` */
  address: string
  /** All that it is made of besides code: of the same it is the same. */
  of: () => Promise<string>
  draw: () => Promise<Buffer>
}

type Media = Pick<Site, 'media' | 'mediaUse'>

/**
 * Every picture that pages show, in every width and format that they offer (`components/Picture.tsx`), and under its own
 * address every one that they lead to. No file of a camera is published as it is.
 */
export function listMediaPictures(content: string, { media, mediaUse: { shown, linked } }: Media): Picture[] {
  return [...media].flatMap(([path, file]) => {
    if (file.kind !== 'picture') return []
    const original = join(content, 'media', path)
    return [
      ...(shown.has(path) ? offers(path, original, file) : []),
      ...(linked.has(path) ? [redrawn(path, original)] : []),
    ]
  })
}

function offers(path: string, original: string, { width: own }: MediaFile & { kind: 'picture' }): Picture[] {
  return PICTURE_FORMATS.flatMap((format) =>
    pictureWidths(own).map((width) => {
      const options = OPTIONS[format]
      const shape = (image: Sharp) => image.resize({ width }).toFormat(format, options)
      return { address: urls.picture(path, width, format), ...shaped(original, [width, format, options], shape) }
    }),
  )
}

/** In its own size and format, in a quality that nobody tells from the original. PNG has no other. */
function redrawn(path: string, original: string): Picture {
  const format = (['png', 'webp', 'avif'] as const).find((end) => original.endsWith(`.${end}`)) ?? 'jpeg'
  const options = format === 'png' ? {} : { quality: 90 }
  const shape = (image: Sharp) => image.toFormat(format, options)
  return { address: urls.media(path), ...shaped(original, [format, options], shape) }
}

/** Without what a camera writes beside the picture: place and time of a photograph are nobody's business. */
function shaped(original: string, how: unknown[], shape: (image: Sharp) => Sharp): Pick<Picture, 'of' | 'draw'> {
  return {
    of: async () => JSON.stringify([sha256(await readFile(original)), ...how]),
    draw: async () => shape((await loadSharp())(await readFile(original)).autoOrient()).toBuffer(),
  }
}

/** The library that draws pixels, loaded when the first picture needs it: most builds draw none anew. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
