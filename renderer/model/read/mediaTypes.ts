import type { MediaFile } from '../define/policies.ts'
import type { Fault } from '../explain/problem.ts'

/* The library is loaded for the first file that needs it, as are those that measure. */

export interface MediaType {
  kind: Exclude<MediaFile['kind'], 'refused'>
  /** As writers know it. */
  name: string
  /** What content of this kind is called by the library that tells kinds apart. */
  ext: string
}

const PNG: MediaType = { kind: 'picture', name: 'PNG', ext: 'png' }
const JPEG: MediaType = { kind: 'picture', name: 'JPEG', ext: 'jpg' }

/** What is published of `media`, by the ends of the names. */
const TYPES = new Map<string, MediaType>([
  ['png', PNG],
  ['jpg', JPEG],
  ['jpeg', JPEG],
  ['webp', { kind: 'picture', name: 'WebP', ext: 'webp' }],
  ['avif', { kind: 'picture', name: 'AVIF', ext: 'avif' }],
  ['mp3', { kind: 'recording', name: 'MP3', ext: 'mp3' }],
])

/** What a file should be by the end of its name; undefined where files of this kind are not published. */
export function typeOf(path: string): MediaType | undefined {
  return TYPES.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

/** Why a file of no kind that is published is not, by the end of its name. */
export function unpublished(path: string): Fault {
  return /\.hei[cf]$/i.test(path) ? IPHONE : { message: 'This kind of file is not published.', hint: KINDS }
}

const KINDS = 'Media are MP3, PNG, JPEG, WebP or AVIF files.'
const IPHONE: Fault = {
  message: 'This is a photograph as iPhones keep it (HEIC), which most browsers do not show.',
  hint: 'Export it as JPEG, and put that file here instead.',
}

/** What to do about a file that is too large. */
export const SMALLER: Record<MediaType['kind'], string> = {
  picture: 'Export it smaller: pages show at most 1280 pixels.',
  recording: 'Export it at a lower bit rate: 64 kbit/s are enough for speech.',
}

/** Rounded up: what is above a limit never looks as if it were the limit. */
export function millions(count: number): string {
  return (Math.ceil(count / 100_000) / 10).toLocaleString('en-US')
}

/** So many bytes tell the kind of a file. */
export const HEAD = 4100

/** Why a file is not what its name says, by its first bytes. */
export async function typeFault(type: MediaType, head: Uint8Array): Promise<Fault | undefined> {
  const held = await heldBy(head)
  return held === undefined || held === type.name ? undefined : namedWrongly(type, held)
}

export function namedWrongly({ name }: MediaType, held: string): Fault {
  if (held === 'HEIC' || held === 'HEIF') return { ...IPHONE, message: `${IPHONE.message} Its name says ${name}.` }
  const [end] = [...TYPES].find(([, type]) => type.name === held) ?? []
  const way =
    end === undefined ? `Export it as ${name} from the program that made it.` : `End its name with \`.${end}\`, or`
  const hint = end === undefined ? way : `${way} export it as ${name}.`
  return { message: `The name says ${name}, and the file holds ${held}.`, hint }
}

/** What a file holds by its content, as writers know it; undefined where nobody can tell. */
async function heldBy(head: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  const ours = found && [...TYPES.values()].find(({ ext }) => ext === found.ext)
  return ours?.name ?? found?.ext.toUpperCase()
}
