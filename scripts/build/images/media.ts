import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../../renderer/model/site.ts'
import { IMAGE_FORMATS, listImageWidths, urls } from '../../../renderer/urls.ts'
import { sha256 } from '../../files.ts'

const ENCODER_OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

/** Generates an image or the web app manifest. */
export interface FileGenerator {
  /** `/images/posts/room.jpg/640.avif` */
  path: string
  /** Returns the cache key: all inputs except for the code. */
  getKey: () => string
  generate: () => Promise<Buffer>
}

type Media = Pick<Site, 'media' | 'mediaUse'>

/** Lists generators for images that pages show, in all widths and formats, and for reencoded originals that pages link to. */
export function listMediaGenerators(content: string, { media, mediaUse: { shown, linked } }: Media): FileGenerator[] {
  return [...media].flatMap(([mediaPath, file]) => {
    if (file.kind !== 'image') return []
    const original = join(content, 'media', mediaPath)
    const widths = shown.has(mediaPath) ? listImageWidths(file.width) : []
    const resizedImages = IMAGE_FORMATS.flatMap((format) =>
      widths.map((width) => {
        const path = urls.image(mediaPath, width, format)
        return createImageGenerator(path, original, { format, width, ...ENCODER_OPTIONS[format] })
      }),
    )
    if (!linked.has(mediaPath)) return resizedImages
    const format = (['png', 'webp', 'avif'] as const).find((extension) => mediaPath.endsWith(`.${extension}`)) ?? 'jpeg'
    const quality = format === 'png' ? {} : { quality: 90 }
    return [...resizedImages, createImageGenerator(urls.media(mediaPath), original, { format, ...quality })]
  })
}

interface Conversion {
  format: 'avif' | 'webp' | 'png' | 'jpeg'
  /** Defaults to the width of the original. */
  width?: number
  quality?: number
  effort?: number
}

/** Creates a generator that converts an image. Sharp drops metadata, which can include the time and place of a photograph. */
function createImageGenerator(path: string, original: string, conversion: Conversion): FileGenerator {
  const { format, width, ...options } = conversion
  return {
    path,
    getKey: () => JSON.stringify([sha256(readFileSync(original)), conversion]),
    generate: async () => {
      const { default: sharp } = await import('sharp')
      return sharp(readFileSync(original)).autoOrient().resize({ width }).toFormat(format, options).toBuffer()
    },
  }
}

/** Reads recordings that pages use, and returns their addresses and bytes. Images are encoded instead. */
export function* readRecordings(content: string, { media, mediaUse }: Media) {
  for (const path of new Set([...mediaUse.shown, ...mediaUse.linked]))
    if (media.get(path)?.kind === 'recording')
      yield [urls.media(path), readFileSync(join(content, 'media', path))] as const
}
