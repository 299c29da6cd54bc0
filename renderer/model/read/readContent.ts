import { readFileSync, statSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import { type Fault, type Problem, whole } from '../explain/problem.ts'
import { MEDIA_LIMITS, TEXT_LIMITS } from '../limits.ts'
import { type Entry, entriesIn, entryFault } from './entries.ts'
import { HEAD, type MediaType, millions, SMALLER, typeFault, typeOf, unpublished } from './mediaTypes.ts'
import { measurePicture } from './picture.ts'
import { measureRecording } from './recording.ts'

/** A content folder in memory: all that the check looks at. */
export interface ContentFolder {
  /** The folder's own name, with which problems name its files: `content`. */
  name: string
  /** The bytes of the texts, by their paths in the folder: `services/local-seo.yaml`. */
  texts: Map<string, Uint8Array>
  /** What the files of `media` hold, by their paths in it, or what is wrong with them. */
  media: Map<string, MediaFile>
  /** What was not read, of all else: links that leave the folder, files that nobody may read. */
  problems: Problem[]
}

const MEDIA = 'media/'
const LARGEST = Math.max(...Object.values(TEXT_LIMITS.bytes))

/** The addresses that the site has had, which a program keeps and no page shows. */
export const LEDGER = 'published-urls.txt'
/** The words of the trade, one a line, which no dictionary has. */
export const WORDS = 'words.txt'
/** Files of the content folder that are no content: the guides, what is still to be settled, the ledger, the words. */
const NOTES: ReadonlySet<string> = new Set([
  'README.md',
  'first-article.md',
  'reference.md',
  'open-questions.md',
  LEDGER,
  WORDS,
])

/** Reads a content folder, notes for people apart; this room alone touches the disk. @throws {Error} if the folder cannot be read. */
export async function readContent(root: string): Promise<ContentFolder> {
  const folder: ContentFolder = { name: basename(resolve(root)), texts: new Map(), media: new Map(), problems: [] }
  for (const entry of entriesIn(root)) {
    const { path } = entry
    if (path.startsWith(MEDIA)) folder.media.set(path.slice(MEDIA.length), await readMedia(root, entry))
    else if (!NOTES.has(path)) readText(root, entry, folder)
  }
  return folder
}

async function readMedia(root: string, { path, fault }: Entry): Promise<MediaFile> {
  if (fault) return { kind: 'refused', fault }
  try {
    return await measureMedia(path.slice(MEDIA.length), join(root, path))
  } catch (error) {
    return { kind: 'refused', fault: entryFault(error) }
  }
}

function readText(root: string, entry: Entry, { name, texts, problems }: ContentFolder): void {
  const text = textOf(root, entry)
  if (text instanceof Uint8Array) texts.set(entry.path, text)
  else problems.push(whole(posix.join(name, entry.path), text.message, text.hint))
}

function textOf(root: string, { path, size, fault }: Entry): Uint8Array | Fault {
  if (fault) return fault
  try {
    // A larger one is not read. The check says that it is too large, by its length alone, and that the file is there.
    return size > LARGEST ? new Uint8Array(LARGEST + 1) : readFileSync(join(root, path))
  } catch (error) {
    return entryFault(error)
  }
}

/**
 * Measures a file of `content/media`, or says what is wrong with it. Whatever it holds, it is not read before its size
 * is known, not decoded before its kind and its pixels are.
 * @param path its path inside `media`, whose end says what it should be.
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
