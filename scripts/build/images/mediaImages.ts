import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type sharp from 'sharp'
import type { Sharp } from 'sharp'
import { IMAGE_FORMATS, listImageWidths } from '../../../renderer/imageSizes.ts'
import type { MediaFile } from '../../../renderer/model/define/policies.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'
import { sha256 } from '../../store/sources.ts'

/** Half the size, with no visible difference in photographs and drawings. */
const OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

export interface Image {
  /** `/images/posts/room.jpg/640.avif` */
  address: string
  /** Returns the cache key, which contains all inputs except for the code. */
  getKey: () => Promise<string>
  draw: () => Promise<Buffer>
}

type Media = Pick<Site, 'media' | 'mediaUse'>

/** Lists images in all widths and formats, and linked originals. */
export function listMediaImages(content: string, { media, mediaUse: { shown, linked } }: Media): Image[] {
  return [...media].flatMap(([path, file]) => {
    if (file.kind !== 'image') return []
    const original = join(content, 'media', path)
    return [
      ...(shown.has(path) ? listSizes(path, original, file) : []),
      ...(linked.has(path) ? [reencode(path, original)] : []),
    ]
  })
}

function listSizes(path: string, original: string, { width: originalWidth }: MediaFile & { kind: 'image' }): Image[] {
  return IMAGE_FORMATS.flatMap((format) =>
    listImageWidths(originalWidth).map((width) => {
      const options = OPTIONS[format]
      const shape = (image: Sharp) => image.resize({ width }).toFormat(format, options)
      return { address: urls.image(path, width, format), ...transform(original, [width, format, options], shape) }
    }),
  )
}

function reencode(path: string, original: string): Image {
  const format = (['png', 'webp', 'avif'] as const).find((end) => original.endsWith(`.${end}`)) ?? 'jpeg'
  const options = format === 'png' ? {} : { quality: 90 }
  const shape = (image: Sharp) => image.toFormat(format, options)
  return { address: urls.media(path), ...transform(original, [format, options], shape) }
}

/** Sharp drops metadata, which can include the time and place of a photograph. */
function transform(
  original: string,
  settings: unknown[],
  shape: (image: Sharp) => Sharp,
): Pick<Image, 'getKey' | 'draw'> {
  return {
    getKey: async () => JSON.stringify([sha256(await readFile(original)), ...settings]),
    draw: async () => shape((await loadSharp())(await readFile(original)).autoOrient()).toBuffer(),
  }
}

/** Loads Sharp on demand, because most builds don't draw images. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
