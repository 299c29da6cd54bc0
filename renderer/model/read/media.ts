import { readFileSync, statSync } from 'node:fs'
import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { HEAD, type MediaType, typeFault, typeOf, unpublished } from './mediaTypes.ts'
import { measurePicture } from './picture.ts'
import { measureRecording } from './recording.ts'

/**
 * Measures a file of `content/media`, or says what is wrong with it. Whatever it holds, it is not read before its size
 * is known, not decoded before its kind and its pixels are.
 * @param path its path inside `media`, whose end says what it should be.
 * @param file where it is on the disk, or its bytes.
 */
export async function measureMedia(path: string, file: string | Uint8Array): Promise<MediaFile> {
  const type = typeOf(path)
  if (!type) return refused(unpublished(path))
  const size = typeof file === 'string' ? statSync(file).size : file.length
  const fault = size === 0 ? EMPTY : sizeFault(type, size)
  if (fault) return refused(fault)
  return measureType(type, typeof file === 'string' ? readFileSync(file) : Buffer.from(file))
}

const EMPTY: Fault = { message: 'The file is empty.', hint: 'Put the whole file here, or remove it.' }

async function measureType(type: MediaType, bytes: Buffer): Promise<MediaFile> {
  const fault = await typeFault(type, bytes.subarray(0, HEAD))
  if (fault) return refused(fault)
  const measured = type.kind === 'picture' ? await measurePicture(bytes, type) : measureRecording(bytes)
  return measured ?? refused(DAMAGED[type.kind])
}

const DAMAGED: Record<MediaType['kind'], Fault> = {
  picture: {
    message: 'The picture cannot be read: the file is damaged, or is no picture.',
    hint: 'Open it in an image editor and export it again as PNG or JPEG.',
  },
  recording: {
    message: 'The recording cannot be read: the file is damaged or empty, or is no MP3.',
    hint: 'Export it again as MP3 from the program that recorded it.',
  },
}

/** What to do about a file that is too large. */
const SMALLER: Record<MediaType['kind'], string> = {
  picture: 'Export it smaller: pages show at most 1280 pixels.',
  recording: 'Export it at a lower bit rate: 64 kbit/s are enough for speech.',
}

function sizeFault({ kind }: MediaType, size: number): Fault | undefined {
  const most = MEDIA_LIMITS[kind].bytes
  if (size <= most) return undefined
  return {
    message: `The file has ${megabytes(size)} MB, and a ${kind} may have ${megabytes(most)}.`,
    hint: SMALLER[kind],
  }
}

/** Rounded up: what is above a limit never looks as if it were the limit. */
function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toLocaleString('en-US')
}

function refused(fault: Fault): MediaFile {
  return { kind: 'refused', fault }
}
