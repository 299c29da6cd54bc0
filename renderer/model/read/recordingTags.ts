import type { Explanation } from '../diagnostics/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { formatMillions } from './mediaTypes.ts'

/* Sources: ID3v2.2, ID3v2.3, and ID3v2.4 (id3.org): the headers of tags and frames. */

interface TagFrame {
  /** `APIC`, or three characters in ID3v2.2: `PIC`. */
  id: string
  content: Buffer
}

/** Attached files and data of programs. They often contain paths and names. */
const PRIVATE_FRAMES = ['GEOB', 'GEO', 'PRIV']
const IMAGE_FRAMES = ['APIC', 'PIC']

/** Matches `C:\Users\jane` and `/home/jane`. */
const HOME_FOLDER = /(?:[a-z]:[\\/]|(?<![\w.])[\\/])(?:users|home|documents and settings)[\\/][\w.-]+/i

const COVER_HINT = 'Save the cover as JPEG or PNG, or export the recording without metadata.'
const REMOVE_TAG_HINT = 'Export it without metadata, or remove the tag in a tag editor.'

/** Explains what to remove from tags before publication: large or private data, or an invalid cover. Undefined if they're valid. */
export function explainTags(tags: Buffer[]): Explanation | undefined {
  const size = tags.reduce((sum, { length }) => sum + length, 0)
  const limit = MEDIA_LIMITS.recording.tags
  if (size > limit) {
    const message = `The recording's tags take up ${formatMillions(size)} MB. The limit is ${formatMillions(limit)} MB.`
    return { message, hint: 'Export it with a smaller cover image, and without attached files.' }
  }
  return tags.map((tag) => explainPath(tag) ?? listFrames(tag).map(explainFrame).find(Boolean)).find(Boolean)
}

function explainPath(tag: Buffer): Explanation | undefined {
  // Remove zeros from UTF-16.
  const [path] = HOME_FOLDER.exec(tag.toString('latin1').replaceAll('\0', '')) ?? []
  if (path === undefined) return undefined
  const message = `A tag in the recording contains a path from someone's computer: \`${path}\`.`
  return { message, hint: REMOVE_TAG_HINT }
}

function explainFrame({ id, content }: TagFrame): Explanation | undefined {
  const message = `A tag in the recording (\`${id}\`) contains an attached file or private data of a program.`
  if (PRIVATE_FRAMES.includes(id)) return { message, hint: REMOVE_TAG_HINT }
  if (IMAGE_FRAMES.includes(id) && !hasJpegOrPng(content))
    return { message: `The cover image of the recording (\`${id}\`) is neither JPEG nor PNG.`, hint: COVER_HINT }
  return undefined
}

function hasJpegOrPng(content: Buffer): boolean {
  // The image starts after a media type and a description.
  const start = content.toString('latin1', 0, 512)
  return start.includes('\u00ff\u00d8\u00ff') || start.includes('\u0089PNG')
}

function listFrames(tag: Buffer): TagFrame[] {
  const [version = 0, , flags = 0] = tag.subarray(3)
  if (tag.toString('latin1', 0, 3) !== 'ID3') return []
  const idLength = version === 2 ? 3 : 4
  const headerLength = version === 2 ? 6 : 10
  const frames: TagFrame[] = []
  for (let offset = getFirstFrameOffset(tag, version, flags); offset + headerLength <= tag.length; ) {
    const id = tag.toString('latin1', offset, offset + idLength)
    if (!/^[A-Z][A-Z0-9]+$/.test(id)) break
    const end = offset + headerLength + getFrameSize(tag, offset + idLength, version)
    frames.push({ id, content: tag.subarray(offset + headerLength, end) })
    offset = end
  }
  return frames
}

/** Returns the offset after the headers. In version 4, the size of the extended header includes the header. */
function getFirstFrameOffset(tag: Buffer, version: number, flags: number): number {
  const isExtended = version > 2 && (flags & 0x40) !== 0 && tag.length >= 14
  if (!isExtended) return 10
  return version === 4 ? 10 + decodeSynchsafe(tag.readUInt32BE(10)) : 14 + tag.readUInt32BE(10)
}

function getFrameSize(tag: Buffer, offset: number, version: number): number {
  if (version === 2) return tag.readUIntBE(offset, 3)
  const size = tag.readUInt32BE(offset)
  return version === 4 ? decodeSynchsafe(size) : size
}

/** Decodes a synchsafe integer, which stores 7 bits in each byte. */
export function decodeSynchsafe(word: number): number {
  return [24, 16, 8, 0].reduce((value, bits) => value * 128 + ((word >>> bits) & 127), 0)
}
