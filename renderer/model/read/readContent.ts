import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import { type Fault, type Problem, whole } from '../explain/problem.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { type Entry, entriesIn, entryFault } from './entries.ts'
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
const LARGEST = Math.max(...Object.values(TEXT_LIMITS.bytes))

/** The addresses that the site has had, which a program keeps and no page shows. */
export const LEDGER = 'published-urls.txt'
/** The words of the trade, one a line, which no dictionary has. */
export const WORDS = 'words.txt'
/** Files of the content folder that are no content: the guide, what is still to be settled, the ledger, the words. */
const NOTES: ReadonlySet<string> = new Set(['README.md', 'reference.md', 'open-questions.md', LEDGER, WORDS])

/** Reads a content folder, notes for people apart; this room alone touches the disk. @throws {Error} if the folder cannot be read. */
export async function readContent(root: string): Promise<ContentFolder> {
  const folder: ContentFolder = { name: basename(root), texts: new Map(), media: new Map(), problems: [] }
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
