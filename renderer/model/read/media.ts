import type { MediaFile } from '../define/policies.ts'

/* The two libraries are loaded for the first file that needs them: together they take longer than the check of a site. */

/** What is published of `content/media`, by the ends of the names. */
const RECORDING = /\.mp3$/
const PICTURE = /\.(png|jpe?g|webp|avif)$/
const DOCUMENT = /\.(svg|pdf)$/

/**
 * Measures a file of `content/media`.
 * @param path its path inside `media`, whose end says what it should be.
 * @param file where it is on the disk, or its bytes.
 * @returns undefined where files of this kind are not published.
 */
export async function measureMedia(path: string, file: string | Uint8Array): Promise<MediaFile | undefined> {
  if (DOCUMENT.test(path)) return { kind: 'document' }
  if (PICTURE.test(path)) return attempt(() => measurePicture(file))
  return RECORDING.test(path) ? attempt(() => measureRecording(file)) : undefined
}

/** Both libraries throw errors of many kinds at what a writer may have put there; to the writer they are one. */
async function attempt(measure: () => Promise<MediaFile>): Promise<MediaFile> {
  try {
    return await measure()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { kind: 'unreadable' }
  }
}

/** As it is seen: a phone's photograph may lie on its side and say so (EXIF, Orientation). A file that was cut off still has a size, so it is decoded once. */
async function measurePicture(file: string | Uint8Array): Promise<MediaFile> {
  const { default: sharp } = await import('sharp')
  const image = sharp(file, { failOn: 'truncated' })
  const { autoOrient } = await image.metadata()
  await image.resize(8).raw().toBuffer()
  return { kind: 'picture', width: autoOrient.width, height: autoOrient.height }
}

async function measureRecording(file: string | Uint8Array): Promise<MediaFile> {
  const { parseBuffer, parseFile } = await import('music-metadata')
  const options = { duration: true }
  const { format } =
    typeof file === 'string' ? await parseFile(file, options) : await parseBuffer(file, undefined, options)
  // An empty file, or one of another kind under this name, has no sound to measure.
  return format.duration ? { kind: 'recording', seconds: format.duration } : { kind: 'unreadable' }
}
