import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { FOLDER_LIMITS } from '../limits.ts'
import { type Entry, type EntryFault, entriesIn, entryFault } from './entries.ts'
import { measureMedia } from './media.ts'

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

/**
 * Reads a content folder; this folder of the engine is all that touches the disk. The README is passed over.
 * @throws {Error} if the folder itself cannot be read.
 */
export async function readContent(root: string): Promise<ContentFolder> {
  const folder: ContentFolder = { name: basename(root), texts: new Map(), media: new Map(), problems: [] }
  for (const entry of entriesIn(root)) {
    const { path } = entry
    if (path.startsWith(MEDIA)) folder.media.set(path.slice(MEDIA.length), await readMedia(root, entry))
    else if (path !== 'README.md') readText(root, entry, folder)
  }
  return folder
}

async function readMedia(root: string, { path, fault }: Entry): Promise<MediaFile> {
  if (fault) return { kind: 'refused', faults: [fault] }
  try {
    return await measureMedia(path.slice(MEDIA.length), join(root, path))
  } catch (error) {
    return { kind: 'refused', faults: [entryFault(error)] }
  }
}

function readText(root: string, entry: Entry, { name, texts, problems }: ContentFolder): void {
  const text = textOf(root, entry)
  if (text instanceof Uint8Array) texts.set(entry.path, text)
  else problems.push(whole(posix.join(name, entry.path), text.message, text.hint))
}

function textOf(root: string, { path, size, fault }: Entry): Uint8Array | EntryFault {
  if (fault) return fault
  if (size > FOLDER_LIMITS.text) {
    const message = `The file has ${size.toLocaleString('en-US')} bytes, and a text may have ${FOLDER_LIMITS.text.toLocaleString('en-US')}.`
    return { message, hint: 'Divide it, or remove what does not belong there.' }
  }
  try {
    return readFileSync(join(root, path))
  } catch (error) {
    return entryFault(error)
  }
}
