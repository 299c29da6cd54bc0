import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFile } from '../../renderer/model/define/policies.ts'
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../renderer/pictureSizes.ts'
import { urls } from '../../renderer/urls.ts'
import { DRAWING_CODE } from './drawingCode.ts'
import { keptPicture } from './keptPicture.ts'
import { loadSharp } from './loadSharp.ts'

/** Where half the bytes are saved and nobody sees it: looked at on photographs and on drawings. */
const OPTIONS = { avif: { quality: 55, effort: 4 }, webp: { quality: 80, effort: 5 } } as const

interface MediaPicture {
  /** Its address: `/pictures/posts/room.jpg/640.avif`. */
  address: string
  make: () => Promise<Buffer>
}

/** Every picture of `content/media` in every width and format that pages offer (`components/Picture.tsx`). */
export function mediaPictures(content: string, media: Map<string, MediaFile>): MediaPicture[] {
  return [...media].flatMap(([path, file]) =>
    PICTURE_FORMATS.flatMap((format) =>
      (file.kind === 'picture' ? pictureWidths(file.width) : []).map((width) => ({
        address: urls.picture(path, width, format),
        make: () => encode(join(content, 'media', path), width, format),
      })),
    ),
  )
}

/** Without what a camera writes beside the picture: place and time of a photograph are nobody's business. */
async function encode(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const bytes = await readFile(file)
  const options = OPTIONS[format]
  const input = Buffer.concat([bytes, Buffer.from(JSON.stringify([DRAWING_CODE, width, format, options]))])
  return keptPicture(input, async () => {
    const sharp = await loadSharp()
    return sharp(bytes).autoOrient().resize({ width }).toFormat(format, options).toBuffer()
  })
}
