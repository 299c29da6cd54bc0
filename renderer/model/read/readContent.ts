import { readFileSync, statSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import { createFileProblem, type Diagnostic, type Report } from '../explain/diagnostic.ts'
import { MEDIA_LIMITS, TEXT_LIMITS } from '../limits.ts'
import { explainReadError, type ListedFile, listFiles } from './listFiles.ts'
import { measureImage } from './measureImage.ts'
import {
  checkMediaType,
  FIRST_BYTES_LENGTH,
  formatMillions,
  getMediaType,
  type MediaType,
  reportUnsupportedType,
  SIZE_HINTS,
} from './mediaTypes.ts'
import { measureRecording } from './recording.ts'

/** A content folder in memory, with problems of files that can't be read. */
export interface ContentFolder {
  /** For messages: `content`. */
  name: string
  /** Bytes by path. */
  texts: Map<string, Uint8Array>
  /** Keys are paths relative to `content/media`. */
  media: Map<string, MediaFile>
  /** Files that can't be read, except media. */
  problems: Diagnostic[]
  /** Addresses that the site has had. */
  publishedUrls?: ReadonlySet<string>
}

const MEDIA_FOLDER = 'media/'
const MAX_TEXT_BYTES = Math.max(...Object.values(TEXT_LIMITS.bytes))

/** List of all published URLs. */
export const PUBLISHED_URLS = 'published-urls.txt'
/** Custom dictionary of the spelling check, with a word per line. */
export const WORD_LIST = 'words.txt'
const IGNORED_FILES: ReadonlySet<string> = new Set([
  'README.md',
  'first-article.md',
  'reference.md',
  'open-questions.md',
  PUBLISHED_URLS,
  WORD_LIST,
])

/** Reads all files of a content folder. @throws {Error} if the folder can't be read */
export async function readContent(root: string): Promise<ContentFolder> {
  const folder: ContentFolder = { name: basename(resolve(root)), texts: new Map(), media: new Map(), problems: [] }
  for (const file of listFiles(root)) {
    const { path } = file
    if (path.startsWith(MEDIA_FOLDER)) folder.media.set(path.slice(MEDIA_FOLDER.length), await readMedia(root, file))
    else if (path === PUBLISHED_URLS) folder.publishedUrls = new Set(readFileSync(join(root, path), 'utf8').split('\n'))
    else if (!IGNORED_FILES.has(path)) {
      const text = readText(root, file)
      if (text instanceof Uint8Array) folder.texts.set(path, text)
      else folder.problems.push(createFileProblem(posix.join(folder.name, path), text.message, text.hint))
    }
  }
  return folder
}

async function readMedia(root: string, { path, report }: ListedFile): Promise<MediaFile> {
  if (report) return { kind: 'rejected', report }
  try {
    return await measureMedia(path.slice(MEDIA_FOLDER.length), join(root, path))
  } catch (error) {
    return { kind: 'rejected', report: explainReadError(error) }
  }
}

function readText(root: string, { path, size, report }: ListedFile): Uint8Array | Report {
  if (report) return report
  try {
    // Do not read a large file that the check rejects.
    return size > MAX_TEXT_BYTES ? new Uint8Array(MAX_TEXT_BYTES + 1) : readFileSync(join(root, path))
  } catch (error) {
    return explainReadError(error)
  }
}

/** Checks the size and the type before decoding. */
export async function measureMedia(path: string, file: string | Uint8Array): Promise<MediaFile> {
  const type = getMediaType(path)
  if (!type) return createRejected(reportUnsupportedType(path))
  const size = typeof file === 'string' ? statSync(file).size : file.length
  const report = size === 0 ? EMPTY_REPORT : checkSize(type, size)
  if (report) return createRejected(report)
  return measureType(type, typeof file === 'string' ? readFileSync(file) : Buffer.from(file))
}

const EMPTY_REPORT: Report = { message: 'The file is empty.', hint: 'Replace it with the complete file, or remove it.' }

async function measureType(type: MediaType, bytes: Buffer): Promise<MediaFile> {
  const report = await checkMediaType(type, bytes.subarray(0, FIRST_BYTES_LENGTH))
  if (report) return createRejected(report)
  const measured = type.kind === 'image' ? await measureImage(bytes, type) : measureRecording(bytes)
  return measured ?? createRejected(DAMAGED_REPORTS[type.kind])
}

const DAMAGED_REPORTS: Record<MediaType['kind'], Report> = {
  image: {
    message: "The image can't be read. The file is damaged, or isn't an image.",
    hint: 'Open it in an image editor and export it again as PNG or JPEG.',
  },
  recording: {
    message: "The recording can't be read. The file is damaged or silent, or isn't an MP3.",
    hint: 'Export it again as MP3 from the program that recorded it.',
  },
}

function checkSize({ kind }: MediaType, size: number): Report | undefined {
  const limit = MEDIA_LIMITS[kind].bytes
  if (size <= limit) return undefined
  const message = `The file has ${formatMillions(size)} MB. The limit for ${NOUNS[kind]} is ${formatMillions(limit)} MB.`
  return { message, hint: SIZE_HINTS[kind] }
}

const NOUNS: Record<MediaType['kind'], string> = { image: 'an image', recording: 'a recording' }

function createRejected(report: Report): MediaFile {
  return { kind: 'rejected', report }
}
