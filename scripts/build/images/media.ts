import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type sharp from 'sharp'
import type { Site } from '../../../renderer/model/site.ts'
import { IMAGE_FORMATS, listImageWidths, urls } from '../../../renderer/urls.ts'
import { sha256 } from '../../files.ts'

/** Options of Sharp's encoders for resized images. */
const ENCODER_OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

/** Generates an image or the web app manifest. */
export interface FileGenerator {
  /** `/images/posts/room.jpg/640.avif` */
  path: string
  /** Returns the cache key: all inputs except for the code. */
  getKey: () => Promise<string>
  generate: () => Promise<Buffer>
}

type Media = Pick<Site, 'media' | 'mediaUse'>

/**
 * Lists generators for images that pages show, in all widths and formats, and for reencoded originals that pages link
 * to.
 * @param content path of the content folder
 */
export function listMediaGenerators(content: string, { media, mediaUse: { shown, linked } }: Media): FileGenerator[] {
  return [...media].flatMap(([mediaPath, file]) => {
    if (file.kind !== 'image') return []
    const original = join(content, 'media', mediaPath)
    const widths = shown.has(mediaPath) ? listImageWidths(file.width) : []
    const resizedImages = IMAGE_FORMATS.flatMap((format) =>
      widths.map((width) => {
        const path = urls.image(mediaPath, width, format)
        return createImageGenerator({ path, original }, { format, width, ...ENCODER_OPTIONS[format] })
      }),
    )
    if (!linked.has(mediaPath)) return resizedImages
    const format = (['png', 'webp', 'avif'] as const).find((extension) => mediaPath.endsWith(`.${extension}`)) ?? 'jpeg'
    const quality = format === 'png' ? {} : { quality: 90 }
    return [...resizedImages, createImageGenerator({ path: urls.media(mediaPath), original }, { format, ...quality })]
  })
}

interface Conversion {
  format: 'avif' | 'webp' | 'png' | 'jpeg'
  /** Defaults to the width of the original. */
  width?: number
  quality?: number
  effort?: number
}

/**
 * Creates a generator that converts an image. Sharp drops metadata, which can include the time and place of a
 * photograph.
 * @param file path of the new image on the site, and path of the original
 */
function createImageGenerator(file: { path: string; original: string }, conversion: Conversion): FileGenerator {
  const { path, original } = file
  const { format, width, ...options } = conversion
  return {
    path,
    getKey: async () => JSON.stringify([sha256(await readFile(original)), conversion]),
    generate: async () => {
      const image = (await loadSharp())(await readFile(original)).autoOrient()
      return image.resize({ width }).toFormat(format, options).toBuffer()
    },
  }
}

/** Reads recordings that pages use, and returns their addresses and bytes. Images are encoded instead. */
export function* readRecordings(content: string, { media, mediaUse }: Media) {
  for (const path of new Set([...mediaUse.shown, ...mediaUse.linked]))
    if (media.get(path)?.kind === 'recording')
      yield [urls.media(path), readFileSync(join(content, 'media', path))] as const
}

/** Loads Sharp on demand, because most builds don't draw images. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
