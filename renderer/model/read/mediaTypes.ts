import type { MediaFile } from '../define/media.ts'
import { MEDIA_LIMITS } from '../limits.ts'

export interface MediaType {
  kind: Exclude<MediaFile['kind'], 'rejected'>
  /** For messages: `JPEG`. */
  name: string
  /** Extension, in lower case. The package `file-type` returns the same. */
  ext: string
}

const MEDIA_TYPES: MediaType[] = [
  { kind: 'image', name: 'PNG', ext: 'png' },
  { kind: 'image', name: 'JPEG', ext: 'jpg' },
  { kind: 'image', name: 'WebP', ext: 'webp' },
  { kind: 'image', name: 'AVIF', ext: 'avif' },
  { kind: 'recording', name: 'MP3', ext: 'mp3' },
]

export const findTypeByExtension = (extension: string) => MEDIA_TYPES.find(({ ext }) => ext === extension)

/** Finds the type by the extension of a path. Undefined if we don't support it. */
export function getMediaType(path: string): MediaType | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return findTypeByExtension(extension === 'jpeg' ? 'jpg' : extension)
}

export const MEDIA_KINDS = {
  image: {
    noun: 'an image',
    maxBytes: MEDIA_LIMITS.image.bytes,
    sizeHint: 'Export it in a smaller size. Pages show images at most 1280 pixels wide.',
    damageExplanation: {
      message: "The image can't be read. The file is damaged, or isn't an image.",
      hint: 'Open it in an image editor and export it again as PNG or JPEG.',
    },
  },
  recording: {
    noun: 'a recording',
    maxBytes: MEDIA_LIMITS.recording.bytes,
    sizeHint: 'Export it at a lower bit rate. 64 kbit/s is enough for speech.',
    damageExplanation: {
      message: "The recording can't be read. The file is damaged or silent, or isn't an MP3.",
      hint: 'Export it again as MP3 from the program that recorded it.',
    },
  },
}

/** Formats a count in millions: `15.1`. Rounds up, so that a count over the limit differs from the limit. */
export function formatMillions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toLocaleString('en-US')
}
