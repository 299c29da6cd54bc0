import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { type MediaType, millions, namedWrongly, SMALLER } from './mediaTypes.ts'

/** What the library that draws calls a format, where it is not the end of a name. */
const FORMATS = new Map([
  ['jpg', 'jpeg'],
  ['avif', 'heif'],
])

/**
 * Measures a picture as it is seen: a phone's photograph may lie on its side and say so (EXIF, Orientation). A file that
 * was cut off still has a size, so it is decoded once.
 */
export async function measurePicture(bytes: Buffer, type: MediaType): Promise<MediaFile | undefined> {
  const packed = packedText(bytes)
  if (packed > MEDIA_LIMITS.picture.packed) return { kind: 'refused', fault: packedFault(packed) }
  const { default: sharp } = await import('sharp')
  try {
    // Our own limits have words for their reasons.
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
    const { format, autoOrient, pages = 1 } = await image.metadata()
    if (format !== (FORMATS.get(type.ext) ?? type.ext))
      return { kind: 'refused', fault: namedWrongly(type, format.toUpperCase()) }
    const fault = pages > 1 ? animationFault(pages) : sizeFault(type, autoOrient)
    if (fault) return { kind: 'refused', fault }
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { kind: 'picture', width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    // The library throws errors of many kinds at what a writer may have put there; to the writer they are one.
    if (!(error instanceof Error)) throw error
    return undefined
  }
}

function packedFault(packed: number): Fault {
  const [has, may] = [packed, MEDIA_LIMITS.picture.packed].map((count) => count.toLocaleString('en-US'))
  const message = `The picture has ${has} bytes of packed text and colors beside its pixels, and may have ${may}.`
  return { message, hint: 'Open it in an image editor and export it again without its notes.' }
}

/** The build would publish the first frame alone. */
function animationFault(frames: number): Fault {
  return {
    message: `This is an animation with ${frames} frames, and pages show still pictures.`,
    hint: 'Export a single frame as PNG, JPEG, WebP, or AVIF.',
  }
}

function sizeFault({ name }: MediaType, { width, height }: { width: number; height: number }): Fault | undefined {
  const { pixels, avifPixels, side } = MEDIA_LIMITS.picture
  const most = name === 'AVIF' ? avifPixels : pixels
  const size = `${width} × ${height} pixels`
  const hint = SMALLER.picture
  if (width * height > most) {
    const message = `The picture has ${size}, which are ${millions(width * height)} million, and ${name} may have ${millions(most)}.`
    return { message, hint }
  }
  if (Math.max(width, height) <= side) return undefined
  return { message: `The picture has ${size}, and no side may have more than ${side}.`, hint }
}

/* Source: PNG, third edition: sections 5 (chunks), 11.3.2 (iCCP) and 11.3.3 (texts). */

const PNG = 0x89504e47
const chunk = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
const [ICCP, ZTXT, ITXT] = ['iCCP', 'zTXt', 'iTXt'].map(chunk)

/**
 * How many bytes of packed text and colours a PNG has beside its pixels. A kilobyte of them unpacks to a megabyte, and the
 * library that draws unpacks all of it each time that it opens the file: 3 MB of them took it 20 s.
 */
function packedText(bytes: Buffer): number {
  let packed = 0
  if (bytes.length < 8 || bytes.readUInt32BE(0) !== PNG) return packed
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.readUInt32BE(at + 4)
    if (type === ICCP || type === ZTXT || (type === ITXT && isPacked(bytes.subarray(at + 8, at + 90)))) packed += length
    at += length + 12
  }
  return packed
}

/** An international text says behind its key word, of at most 79 bytes, whether it is packed. */
function isPacked(text: Buffer): boolean {
  return text[text.indexOf(0) + 1] !== 0
}
