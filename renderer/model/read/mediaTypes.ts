import type { MediaFile } from '../define/media.ts'
import type { Explanation } from '../diagnostics/diagnostic.ts'
import { MEDIA_LIMITS } from '../limits.ts'

/** A supported file type. */
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

const findTypeByExtension = (extension: string) => MEDIA_TYPES.find(({ ext }) => ext === extension)

/** Finds the type by the extension of a path. Undefined if we don't support it. */
export function getMediaType(path: string): MediaType | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return findTypeByExtension(extension === 'jpeg' ? 'jpg' : extension)
}

/** Explains what to use instead of an unsupported extension. */
export function explainUnsupportedType(path: string): Explanation {
  if (/\.hei[cf]$/i.test(path)) return HEIC_EXPLANATION
  return { message: "This file type isn't supported.", hint: 'Use an MP3, PNG, JPEG, WebP, or AVIF file.' }
}

const HEIC_EXPLANATION: Explanation = {
  message: "This is an iPhone photo (HEIC), which most browsers can't show.",
  hint: 'Export it as JPEG, and put that file here instead.',
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

/** Enough bytes to detect any type (`reasonableDetectionSizeInBytes` in `file-type`). */
const FIRST_BYTES_LENGTH = 4100

/** Explains the difference if the bytes don't match the extension. Undefined if they do. */
export async function explainWrongType(
  { kind, name, ext }: MediaType,
  bytes: Uint8Array,
): Promise<Explanation | undefined> {
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
