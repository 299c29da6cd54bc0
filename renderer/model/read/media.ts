import { readFileSync, statSync } from 'node:fs'
import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'
import { MEDIA_LIMITS } from '../limits.ts'
import { HEAD, type MediaType, millions, SMALLER, typeFault, typeOf, unpublished } from './mediaTypes.ts'
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

function sizeFault({ kind }: MediaType, size: number): Fault | undefined {
  const most = MEDIA_LIMITS[kind].bytes
  if (size <= most) return undefined
  const message = `The file has ${millions(size)} MB, and a ${kind} may have ${millions(most)}.`
  return { message, hint: SMALLER[kind] }
}

function refused(fault: Fault): MediaFile {
  return { kind: 'refused', fault }
}
