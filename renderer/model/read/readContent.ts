import { readFileSync } from 'node:fs'
import { basename, join, posix, resolve } from 'node:path'
import type { MediaFile } from '../define/media.ts'
import { MEDIA } from '../define/reference.ts'
import { createFileProblem, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { explainReadError, type ListedFile, listContentFiles } from './listContentFiles.ts'
import { measureMedia } from './measureMedia.ts'

/** A content folder in memory. */
export interface ContentFolder {
  /** For messages: `content`. */
  name: string
  /** Bytes of files outside `media`. Keys are paths relative to `content`. */
  textFiles: Map<string, Uint8Array>
  media: Map<string, MediaFile>
  /** Problems of unreadable files outside `media`. */
  problems: Diagnostic[]
  /** All addresses that the site has ever had. */
  pastAddresses: ReadonlySet<string>
}

const MEDIA_PREFIX = `${MEDIA}/`
const MAX_TEXT_BYTES = Math.max(...Object.values(TEXT_LIMITS.bytes))

/** List of past addresses, one on each line. */
export const PUBLISHED_URLS_FILE = 'published-urls.txt'
/** Custom dictionary of the spelling check, with a word for each line. */
export const WORD_LIST_FILE = 'words.txt'
/** Files in the content folder that aren't content: guides, generated references, and lists. */
const IGNORED_FILES: ReadonlySet<string> = new Set([
  'README.md',
  'first-article.md',
  'reference.md',
  'open-questions.md',
  PUBLISHED_URLS_FILE,
  WORD_LIST_FILE,
])

/** Reads all files of a content folder. @throws {Error} if the folder can't be read */
export async function readContent(root: string): Promise<ContentFolder> {
  const name = basename(resolve(root))
  const files = listContentFiles(root)
  const urlsFile = files.find(({ path }) => path === PUBLISHED_URLS_FILE)
  const pastAddresses = new Set(urlsFile && readFileSync(join(root, urlsFile.path), 'utf8').split('\n'))
  const folder: ContentFolder = { name, textFiles: new Map(), media: new Map(), problems: [], pastAddresses }
  for (const file of files) {
    const { path } = file
    if (IGNORED_FILES.has(path)) continue
    const explanation = file.explanation ?? (await addFile(folder, root, file).catch(explainReadError))
    if (!explanation) continue
    const { message, hint } = explanation
    if (path.startsWith(MEDIA_PREFIX)) folder.media.set(toMediaPath(path), { kind: 'rejected', explanation })
    else folder.problems.push(createFileProblem(posix.join(name, path), message, hint))
  }
  return folder
}

async function addFile({ media, textFiles }: ContentFolder, root: string, { path, size = 0 }: ListedFile) {
  const read = () => readFileSync(join(root, path))
  if (path.startsWith(MEDIA_PREFIX)) media.set(toMediaPath(path), await measureMedia(toMediaPath(path), size, read))
  // Don't read a file that's too large. Store an empty buffer over the limit, so that the size check rejects it.
  else textFiles.set(path, size > MAX_TEXT_BYTES ? new Uint8Array(MAX_TEXT_BYTES + 1) : read())
}

const toMediaPath = (path: string) => path.slice(MEDIA_PREFIX.length)
