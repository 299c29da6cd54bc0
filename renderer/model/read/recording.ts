import type { MediaFile } from '../define/policies.ts'
import { MEDIA_LIMITS } from '../limits.ts'

/* Sources: ISO/IEC 11172-3 and 13818-3, the header of a frame; ID3v2.4 and APEv2, the tags around them. */

/** Kilobits a second, by the index that a header gives: of MPEG 1, and of MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
/** Samples a second of MPEG 1; MPEG 2 has half, MPEG 2.5 a quarter. */
const RATES = [44100, 48000, 32000]

interface Frame {
  bytes: number
  seconds: number
}

/**
 * How long an MP3 lasts: the sum of its frames, none of which is decoded. The libraries that would tell search for frames
 * byte by byte in whatever they are given, for minutes in 100 MB of anything else.
 */
export function measureRecording(bytes: Buffer): MediaFile | undefined {
  let seconds = 0
  let junk = 0
  for (let at = 0; at < bytes.length; ) {
    const tag = tagAt(bytes, at)
    const frame = tag === 0 ? frameAt(bytes, at) : undefined
    if (frame && (seconds > 0 || !isIndex(bytes, at, frame))) seconds += frame.seconds
    junk += tag === 0 && !frame ? 1 : 0
    if (junk > MEDIA_LIMITS.recording.junk) return undefined
    at += frame?.bytes ?? Math.max(1, tag)
  }
  return seconds > 0 ? { kind: 'recording', seconds } : undefined
}

/** A frame that is followed by another one, by a tag, or by nothing: three bytes alone may be anything. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  const frame = headerOf(wordAt(bytes, at))
  if (!frame) return undefined
  const end = at + frame.bytes
  return end === bytes.length || headerOf(wordAt(bytes, end)) || tagAt(bytes, end) > 0 ? frame : undefined
}

function headerOf(word: number): Frame | undefined {
  const version = (word >>> 19) & 3
  const bitrate = BITRATES[version === 3 ? 0 : 1][(word >>> 12) & 15]
  const rate = RATES[(word >>> 10) & 3]
  const isLayer3 = word >>> 21 === 0x7ff && version !== 1 && ((word >>> 17) & 3) === 1
  if (!isLayer3 || !bitrate || rate === undefined) return undefined
  const samples = version === 3 ? 1152 : 576
  const perSecond = rate / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const length = Math.floor(((samples / 8) * bitrate * 1000) / perSecond) + ((word >>> 9) & 1)
  return { bytes: length, seconds: samples / perSecond }
}

/** The first frame may hold no sound, but an index of the others. */
function isIndex(bytes: Buffer, at: number, frame: Frame): boolean {
  const content = bytes.subarray(at, at + Math.min(frame.bytes, 64)).toString('latin1')
  return content.includes('Xing') || content.includes('Info')
}

const ID3 = 0x494433
const TAG = 0x544147
const APE = 0x41504554

/** How many bytes a tag takes that begins here; 0 where none does. */
function tagAt(bytes: Buffer, at: number): number {
  const word = wordAt(bytes, at)
  if (word >>> 8 === ID3) {
    const hasFooter = (wordAt(bytes, at + 2) >>> 4) & 1
    return 10 + syncSafe(wordAt(bytes, at + 6)) + (hasFooter ? 10 : 0)
  }
  if (word >>> 8 === TAG && at + 128 === bytes.length) return 128
  if (word !== APE) return 0
  const head = bytes.subarray(at, at + 32)
  return head.length === 32 && head.toString('latin1', 0, 8) === 'APETAGEX' ? 32 + head.readUInt32LE(12) : 0
}

/** Four bytes as one number, the first the highest; 0 where there are fewer. */
function wordAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0
}

/** A number in the lower seven bits of each byte. */
function syncSafe(word: number): number {
  return (
    ((word >>> 24) & 127) * 2 ** 21 + ((word >>> 16) & 127) * 2 ** 14 + ((word >>> 8) & 127) * 2 ** 7 + (word & 127)
  )
}
