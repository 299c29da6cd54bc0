import type { MediaFile } from '../define/media.ts'
import { type Explanation, pluralize } from '../diagnostics/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { findTypeByExtension, formatMillions, getMediaType, MEDIA_KINDS, type MediaType } from './mediaTypes.ts'
import { measureRecording } from './recording.ts'

/** Measures a media file, or rejects it. Doesn't read files with an invalid type or size. */
export async function measureMedia(path: string, size: number, read: () => Buffer): Promise<MediaFile> {
  const reject = (explanation: Explanation): MediaFile => ({ kind: 'rejected', explanation })
  const type = getMediaType(path)
  if (!type && /\.hei[cf]$/i.test(path)) return reject(HEIC_EXPLANATION)
  if (!type)
    return reject({
      message: "This file type isn't supported.",
      hint: 'Use an MP3, PNG, JPEG, WebP, or AVIF file.',
    })
  if (size === 0)
    return reject({ message: 'The file is empty.', hint: 'Replace it with the complete file, or remove it.' })
  const { noun, maxBytes, sizeHint, damageExplanation } = MEDIA_KINDS[type.kind]
  if (size > maxBytes) {
    const message = `The file has ${formatMillions(size)} MB. The limit for ${noun} is ${formatMillions(maxBytes)} MB.`
    return reject({ message, hint: sizeHint })
  }
  const bytes = read()
  const measure = () => (type.kind === 'image' ? measureImage(bytes, type) : measureRecording(bytes))
  const measured = (await explainWrongType(type, bytes)) ?? (await measure()) ?? damageExplanation
  return 'message' in measured ? reject(measured) : measured
}

const HEIC_EXPLANATION: Explanation = {
  message: "This is an iPhone photo (HEIC), which most browsers can't show.",
  hint: 'Export it as JPEG, and put that file here instead.',
}

/** Enough bytes to detect any type (`reasonableDetectionSizeInBytes` in `file-type`). */
const FIRST_BYTES_LENGTH = 4100

/** Explains the difference if the bytes don't match the extension. */
async function explainWrongType({ kind, name, ext }: MediaType, bytes: Buffer): Promise<Explanation | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const detected = await fileTypeFromBuffer(bytes.subarray(0, FIRST_BYTES_LENGTH))
  // Recordings can start with zeros. `measureRecording` accepts them as padding.
  if (!detected) return kind === 'image' ? MEDIA_KINDS.image.damageExplanation : undefined
  if (detected.ext === ext) return undefined
  if (/^hei[cf]$/.test(detected.ext)) return HEIC_EXPLANATION
  const detectedType = findTypeByExtension(detected.ext)
  const hint = detectedType
    ? `Change the extension to \`.${detected.ext}\`, or export it as ${name}.`
    : `Export it as ${name} from the program that created it.`
  const detectedName = detectedType?.name ?? detected.ext.toUpperCase()
  return { message: `The extension is for ${name}, but the file is ${detectedName}.`, hint }
}

/** Decodes the whole image, because the header of a truncated file is valid. Returns undefined if it's damaged. */
async function measureImage(bytes: Buffer, { name }: MediaType): Promise<MediaFile | Explanation | undefined> {
  const compressedBytes = countCompressedMetadata(bytes)
  const { pixels, avifPixels, side, compressedMetadata } = MEDIA_LIMITS.image
  if (compressedBytes > compressedMetadata) {
    const message = `The image has ${pluralize(compressedBytes, 'byte')} of compressed metadata. The limit is ${compressedMetadata.toLocaleString('en-US')}.`
    return { message, hint: 'Open it in an image editor and export it again without metadata.' }
  }
  const { default: sharp } = await import('sharp')
  try {
    // We check limits ourselves for better messages.
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
    const { autoOrient, pages = 1 } = await image.metadata()
    if (pages > 1)
      return {
        message: 'This is an animation, but pages only show still images.',
        hint: 'Export a single frame as PNG, JPEG, WebP, or AVIF.',
      }
    const { width, height } = autoOrient
    const limit = name === 'AVIF' ? avifPixels : pixels
    if (width * height > limit || Math.max(width, height) > side) {
      const size = `${width} × ${height} pixels (${formatMillions(width * height)} million)`
      const message = `The image has ${size}. The limit for ${name} is ${formatMillions(limit)} million pixels, and ${side.toLocaleString('en-US')} per side.`
      return { message, hint: MEDIA_KINDS.image.sizeHint }
    }
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { kind: 'image', width, height }
  } catch (error) {
    // `sharp` throws various errors for damaged files.
    if (!(error instanceof Error)) throw error
    return undefined
  }
}

/**
 * Counts the bytes of compressed metadata in a PNG file. `sharp` decompresses it on opening, so a small file could use
 * a lot of memory. Source: PNG, third edition: 5 (chunks), 11.3.2 (`iCCP`), and 11.3.3 (text).
 */
function countCompressedMetadata(bytes: Buffer): number {
  // The first half of the signature.
  if (bytes.toString('latin1', 0, 4) !== '\u0089PNG') return 0
  let compressedBytes = 0
  for (let offset = 8; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset)
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    // In an `iTXt` chunk, the compression flag follows the keyword of at most 79 bytes and a zero.
    const text = bytes.subarray(offset + 8, offset + 90)
    const isCompressedText = type === 'iTXt' && text[text.indexOf(0) + 1] !== 0
    if (type === 'iCCP' || type === 'zTXt' || isCompressedText) compressedBytes += length
    // The length, type, and checksum have 12 bytes.
    offset += length + 12
  }
  return compressedBytes
}
