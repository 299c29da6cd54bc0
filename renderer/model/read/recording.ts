import type { MediaFile } from '../define/policies.ts'
import type { Report } from '../explain/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { checkTags, syncSafe } from './recordingTags.ts'

/* Sources: ISO/IEC 11172-3 and 13818-3 (frame headers); ID3v2.4 and APEv2 (tags). */

/** kbit/s for MPEG 1, then for MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
/** Hz in MPEG 1. MPEG 2 uses half, and MPEG 2.5 a quarter. */
const RATES = [44100, 48000, 32000]

interface Frame {
  bytes: number
  seconds: number
}

/**
 * Adds up frame durations. Libraries take minutes for 100 MB without frames. Rejects unknown data, because the build publishes
 * recordings unchanged.
 */
export function measureRecording(bytes: Buffer): MediaFile | undefined {
  let seconds = 0
  let padding = 0
  let stray: number | undefined
  let followsFrame = false
  const tags: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = tagAt(bytes, at)
    const frame: Frame | undefined =
      tag > 0 ? undefined : followsFrame ? headerOf(wordAt(bytes, at)) : frameAt(bytes, at)
    if (tag > 0) tags.push(bytes.subarray(at, at + tag))
    else if (frame) seconds += seconds > 0 || !isIndex(bytes, at, frame) ? frame.seconds : 0
    else {
      // The last header can be incomplete.
      if (bytes[at] !== 0 && !(followsFrame && at + 4 > bytes.length)) stray ??= at
      padding += 1
    }
    followsFrame = frame !== undefined
    if (padding > MEDIA_LIMITS.recording.padding) break
    at += frame?.bytes ?? Math.max(1, tag)
  }
  if (seconds === 0) return undefined
  const report = strayReport(stray, padding) ?? checkTags(tags)
  return report ? { kind: 'refused', report } : { kind: 'recording', seconds }
}

function strayReport(stray: number | undefined, padding: number): Report | undefined {
  const hint = 'Export it again as MP3 from an audio editor.'
  if (stray !== undefined)
    return { message: `The recording has data that's neither sound nor a tag, at byte ${stray + 1}.`, hint }
  if (padding <= MEDIA_LIMITS.recording.padding) return undefined
  return { message: 'The recording has too many zeros between frames.', hint }
}

/** Checks the next frame as well, because data can look like a header. */
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

function isIndex(bytes: Buffer, at: number, frame: Frame): boolean {
  const content = bytes.subarray(at, at + Math.min(frame.bytes, 64)).toString('latin1')
  return content.includes('Xing') || content.includes('Info')
}

const ID3 = 0x494433
const TAG = 0x544147
const APE = 0x41504554

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

function wordAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0
}
