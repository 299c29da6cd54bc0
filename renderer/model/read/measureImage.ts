import type { MediaFile } from '../define/media.ts'
import { type Explanation, pluralize } from '../diagnostics/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { formatMillions, MEDIA_KINDS, type MediaType } from './mediaTypes.ts'

const ANIMATION_EXPLANATION: Explanation = {
  message: 'This is an animation, but pages only show still images.',
  hint: 'Export a single frame as PNG, JPEG, WebP, or AVIF.',
}

/** Measures an image, or explains what to change. Decodes the whole image, because the header of a truncated file is valid. Undefined if it's damaged. */
export async function measureImage(bytes: Buffer, type: MediaType): Promise<MediaFile | Explanation | undefined> {
  const compressedBytes = countCompressedMetadata(bytes)
  if (compressedBytes > MEDIA_LIMITS.image.compressedMetadata) {
    const limit = MEDIA_LIMITS.image.compressedMetadata.toLocaleString('en-US')
    const message = `The image has ${pluralize(compressedBytes, 'byte')} of compressed metadata. The limit is ${limit}.`
    return { message, hint: 'Open it in an image editor and export it again without metadata.' }
  }
  const { default: sharp } = await import('sharp')
  try {
    // We check limits ourselves for better messages.
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
    const { autoOrient, pages = 1 } = await image.metadata()
    if (pages > 1) return ANIMATION_EXPLANATION
    const explanation = explainLargeSize(type, autoOrient)
    if (explanation) return explanation
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { kind: 'image', width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    // `sharp` throws various errors for damaged files.
    if (!(error instanceof Error)) throw error
    return undefined
  }
}

function explainLargeSize(
  { name }: MediaType,
  { width, height }: { width: number; height: number },
): Explanation | undefined {
  const { pixels, avifPixels, side } = MEDIA_LIMITS.image
  const limit = name === 'AVIF' ? avifPixels : pixels
  if (width * height <= limit && Math.max(width, height) <= side) return undefined
  const size = `${width} × ${height} pixels (${formatMillions(width * height)} million)`
  const message = `The image has ${size}. The limit for ${name} is ${formatMillions(limit)} million pixels, and ${side.toLocaleString('en-US')} per side.`
  return { message, hint: MEDIA_KINDS.image.sizeHint }
}

/** First half of the signature. */
const PNG_SIGNATURE = '\u0089PNG'
/** Bytes for the length, type, and checksum of a chunk. */
const PNG_CHUNK_OVERHEAD = 12

/**
 * Counts the bytes of compressed metadata in a PNG file. `sharp` decompresses it on opening, so a small file could use
 * a lot of memory. Source: PNG, third edition: 5 (chunks), 11.3.2 (`iCCP`), and 11.3.3 (text).
 */
function countCompressedMetadata(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 4) !== PNG_SIGNATURE) return 0
  let compressedBytes = 0
  for (let offset = 8; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset)
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    // In an `iTXt` chunk, the compression flag follows the keyword of at most 79 bytes and a zero.
    const text = bytes.subarray(offset + 8, offset + 90)
    const isCompressedText = type === 'iTXt' && text[text.indexOf(0) + 1] !== 0
    if (type === 'iCCP' || type === 'zTXt' || isCompressedText) compressedBytes += length
    offset += length + PNG_CHUNK_OVERHEAD
  }
  return compressedBytes
}
