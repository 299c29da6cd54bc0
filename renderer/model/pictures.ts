import { join, posix } from 'node:path'
import type { Root } from 'hast'
import sharp from 'sharp'
import { visit } from 'unist-util-visit'
import { isRaster } from './pictureSizes.ts'
import type { Problem } from './problem.ts'
import { whole } from './source.ts'

export interface PictureSize {
  width: number
  height: number
}

/** The pictures of `content/media` that are made of pixels, as they are seen, by their paths in it. */
export type Pictures = Map<string, PictureSize>

/** Measures every picture, and decodes it once: a file that was cut off still has a size. */
export async function readPictures(
  root: string,
  media: string[],
): Promise<{ pictures: Pictures; problems: Problem[] }> {
  const pictures: Pictures = new Map()
  const problems: Problem[] = []
  for (const path of media.filter(isRaster)) {
    const size = await sizeOf(join(root, 'media', path))
    if (size) pictures.set(path, size)
    else
      problems.push(
        whole(
          posix.join(posix.basename(root), 'media', path),
          'The picture cannot be read: the file is damaged, or is no picture.',
          'Open it in an image editor and export it again as PNG or JPEG.',
        ),
      )
  }
  return { pictures, problems }
}

async function sizeOf(file: string): Promise<PictureSize | undefined> {
  try {
    const image = sharp(file, { failOn: 'truncated' })
    // As it is seen: a phone's photograph may lie on its side and say so (EXIF, Orientation).
    const { autoOrient } = await image.metadata()
    await image.resize(8).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}

/** Gives pictures in a body the size that their files have, so that pages leave them room. A figure states its own. */
export function sizePictures(body: Root, pictures: Pictures): void {
  visit(body, { type: 'element', tagName: 'img' }, ({ properties }) => {
    const size = pictures.get(String(properties.src).replace(/^\/media\//, ''))
    if (size) Object.assign(properties, { width: String(size.width), height: String(size.height) })
  })
}
