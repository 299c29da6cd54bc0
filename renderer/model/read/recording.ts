import type { MediaFile } from '../define/media.ts'
import type { Explanation } from '../diagnostics/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { formatMillions } from './mediaTypes.ts'

/* Sources: ISO/IEC 11172-3 and 13818-3 (frame headers); ID3v2.2, ID3v2.3, ID3v2.4 (id3.org), and APEv2 (tags). */

/** Bit rates in kbit/s. The first row is for MPEG 1, and the second for MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
/** Sample rates in Hz, for MPEG 1. */
const SAMPLE_RATES = [44100, 48000, 32000]

/** Divisors of sample rates, by the version bits of a frame: 3 is MPEG 1, 2 is MPEG 2, and 0 is MPEG 2.5. */
const RATE_DIVISORS: Record<number, number> = { 3: 1, 2: 2, 0: 4 }

interface Frame {
  /** Bytes, including the header. */
  length: number
  seconds: number
}

/**
 * Adds the durations of the frames. Rejects unknown data and private tags, because the build publishes recordings
 * unchanged. Returns undefined if there's no sound.
 */
export function measureRecording(bytes: Buffer): Extract<MediaFile, { kind: 'recording' }> | Explanation | undefined {
  let seconds = 0
  let padding = 0
  let strayOffset: number | undefined
  let followsFrame = false
  const tags: Buffer[] = []
  for (let offset = 0; offset < bytes.length && padding <= MEDIA_LIMITS.recording.padding; ) {
    const tagLength = getTagLength(bytes, offset)
    const header = tagLength > 0 ? undefined : parseHeader(bytes, offset)
    // Other data can look like a header, unless it's next to a frame.
    const isFrame: boolean = followsFrame || (header !== undefined && isFrameBoundary(bytes, offset + header.length))
    const frame: Frame | undefined = isFrame ? header : undefined
    if (tagLength > 0) tags.push(bytes.subarray(offset, offset + tagLength))
    else if (frame) seconds += seconds > 0 || !isIndexFrame(bytes, offset, frame) ? frame.seconds : 0
    else {
      padding += 1
      // The last header can be incomplete.
      const isPadding = bytes[offset] === 0 || (followsFrame && offset + 4 > bytes.length)
      if (!isPadding || padding > MEDIA_LIMITS.recording.padding) strayOffset ??= offset
    }
    followsFrame = frame !== undefined
    offset += frame?.length ?? Math.max(1, tagLength)
  }
  if (seconds === 0) return undefined
  if (strayOffset === undefined) return explainTags(tags) ?? { kind: 'recording', seconds }
  return {
    message: `The recording has data that's neither sound nor a tag, at byte ${strayOffset + 1}.`,
    hint: 'Export it again as MP3 from an audio editor.',
  }
}

/** Checks for a frame, a tag, or the end of the file. */
function isFrameBoundary(bytes: Buffer, offset: number): boolean {
  return offset === bytes.length || parseHeader(bytes, offset) !== undefined || getTagLength(bytes, offset) > 0
}

function parseHeader(bytes: Buffer, offset: number): Frame | undefined {
  const word = readWord(bytes, offset)
  const version = (word >>> 19) & 3
  const bitRate = BIT_RATES[version === 3 ? 0 : 1][(word >>> 12) & 15]
  const baseRate = SAMPLE_RATES[(word >>> 10) & 3]
  const isLayer3 = word >>> 21 === 0x7ff && version !== 1 && ((word >>> 17) & 3) === 1
  if (!isLayer3 || !bitRate || baseRate === undefined) return undefined
  const samples = version === 3 ? 1152 : 576
  const sampleRate = baseRate / (RATE_DIVISORS[version] ?? 1)
  const length = Math.floor(((samples / 8) * bitRate * 1000) / sampleRate) + ((word >>> 9) & 1)
  return { length, seconds: samples / sampleRate }
}

/** Checks for a frame without sound that describes the recording. Only the first frame can be one. */
function isIndexFrame(bytes: Buffer, offset: number, frame: Frame): boolean {
  // The name follows the header and up to 32 bytes of side information.
  const content = bytes.subarray(offset, offset + Math.min(frame.length, 64)).toString('latin1')
  return content.includes('Xing') || content.includes('Info')
}

/* `ID3`, `TAG`, and `APET` in ASCII. */
const ID3V2_SIGNATURE = 0x494433
const ID3V1_SIGNATURE = 0x544147
const APE_SIGNATURE = 0x41504554

/** Returns the length of an ID3 or APE tag in bytes, or 0 if there's no tag at the offset. */
function getTagLength(bytes: Buffer, offset: number): number {
  const word = readWord(bytes, offset)
  if (word >>> 8 === ID3V2_SIGNATURE) {
    // The flags are in the sixth byte.
    const hasFooter = (readWord(bytes, offset + 2) >>> 4) & 1
    return 10 + decodeSynchsafe(readWord(bytes, offset + 6)) + (hasFooter ? 10 : 0)
  }
  if (word >>> 8 === ID3V1_SIGNATURE && offset + 128 === bytes.length) return 128
  if (word !== APE_SIGNATURE) return 0
  const header = bytes.subarray(offset, offset + 32)
  return header.length === 32 && header.toString('latin1', 0, 8) === 'APETAGEX' ? 32 + header.readUInt32LE(12) : 0
}

function readWord(bytes: Buffer, offset: number): number {
  return offset + 4 <= bytes.length ? bytes.readUInt32BE(offset) : 0
}

/** Decodes a synchsafe integer, which stores 7 bits in each byte. */
function decodeSynchsafe(word: number): number {
  return [24, 16, 8, 0].reduce((value, bits) => value * 128 + ((word >>> bits) & 127), 0)
}

/** Matches `C:\Users\jane` and `/home/jane`. */
const HOME_FOLDER = /(?:[a-z]:[\\/]|(?<![\w.])[\\/])(?:users|home|documents and settings)[\\/][\w.-]+/i
const REMOVE_TAG_HINT = 'Export it without metadata, or remove the tag in a tag editor.'

/** Explains what to remove from tags before publication: large or private data, or an invalid cover. */
function explainTags(tags: Buffer[]): Explanation | undefined {
  const size = tags.reduce((sum, { length }) => sum + length, 0)
  const limit = MEDIA_LIMITS.recording.tags
  if (size > limit) {
    const message = `The recording's tags take up ${formatMillions(size)} MB. The limit is ${formatMillions(limit)} MB.`
    return { message, hint: 'Export it with a smaller cover image, and without attached files.' }
  }
  return tags.map((tag) => explainPath(tag) ?? listTagFrames(tag).map(explainTagFrame).find(Boolean)).find(Boolean)
}

function explainPath(tag: Buffer): Explanation | undefined {
  // Remove zeros from UTF-16.
  const [path] = HOME_FOLDER.exec(tag.toString('latin1').replaceAll('\0', '')) ?? []
  if (path === undefined) return undefined
  const message = `A tag in the recording contains a path from someone's computer: \`${path}\`.`
  return { message, hint: REMOVE_TAG_HINT }
}

/** Lists the frames of an ID3v2 tag. The id is `APIC`, or three characters in ID3v2.2: `PIC`. */
function listTagFrames(tag: Buffer): { id: string; content: Buffer }[] {
  if (tag.toString('latin1', 0, 3) !== 'ID3') return []
  const [version = 0, , flags = 0] = tag.subarray(3)
  const [idLength, headerLength] = version === 2 ? [3, 6] : [4, 10]
  const readSize = (offset: number) =>
    version === 4 ? decodeSynchsafe(tag.readUInt32BE(offset)) : tag.readUIntBE(offset, idLength)
  const isExtended = version > 2 && (flags & 0x40) !== 0 && tag.length >= 14
  // In version 4, the size of the extended header includes the four bytes of the size.
  const extendedLength = isExtended ? readSize(10) + (version === 4 ? 0 : 4) : 0
  const frames: ReturnType<typeof listTagFrames> = []
  for (let offset = 10 + extendedLength; offset + headerLength <= tag.length; ) {
    const id = tag.toString('latin1', offset, offset + idLength)
    if (!/^[A-Z][A-Z0-9]+$/.test(id)) break
    const end = offset + headerLength + readSize(offset + idLength)
    frames.push({ id, content: tag.subarray(offset + headerLength, end) })
    offset = end
  }
  return frames
}

function explainTagFrame({ id, content }: { id: string; content: Buffer }): Explanation | undefined {
  const message = `A tag in the recording (\`${id}\`) contains an attached file or private data of a program.`
  // Attached files and data of programs often contain paths and names.
  if (['GEOB', 'GEO', 'PRIV'].includes(id)) return { message, hint: REMOVE_TAG_HINT }
  // The image starts after a media type and a description.
  if (!['APIC', 'PIC'].includes(id) || /\u00ff\u00d8\u00ff|\u0089PNG/.test(content.toString('latin1', 0, 512)))
    return undefined
  return {
    message: `The cover image of the recording (\`${id}\`) is neither JPEG nor PNG.`,
    hint: 'Save the cover as JPEG or PNG, or export the recording without metadata.',
  }
}
