import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { measureMedia } from './media.ts'

/** A content folder in memory: all that the check looks at. */
export interface ContentFolder {
  /** The folder's own name, with which problems name its files: `content`. */
  name: string
  /** The bytes of the texts, by their paths in the folder: `services/local-seo.yaml`. */
  texts: Map<string, Uint8Array>
  /** What the files of `media` hold, by their paths in it; undefined for a kind that is not published. */
  media: Map<string, MediaFile | undefined>
  /** What was not read: links that leave the folder. */
  problems: Problem[]
}

/**
 * Reads a content folder; this and `media.ts` are all that touches the disk. Hidden files (`.DS_Store`, editors' swap
 * files) and the README are passed over. Paths come in the order of their code units, so that every machine reads alike.
 * @throws {Error} if the folder itself cannot be read.
 */
export async function readContent(root: string): Promise<ContentFolder> {
  const folder: ContentFolder = { name: basename(root), texts: new Map(), media: new Map(), problems: [] }
  for (const path of filesIn(root, '', folder)) {
    const [, media] = /^media\/(.*)$/.exec(path) ?? []
    if (media !== undefined) folder.media.set(media, await measureMedia(media, join(root, path)))
    else if (path !== 'README.md') folder.texts.set(path, readFileSync(join(root, path)))
  }
  return folder
}

function filesIn(root: string, path: string, folder: ContentFolder): string[] {
  const names = readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const inOrder = names.sort((a, b) => (a.name < b.name ? -1 : 1))
  return inOrder.flatMap((entry) => {
    const inner = posix.join(path, entry.name)
    if (entry.isDirectory()) return filesIn(root, inner, folder)
    const fault = entry.isSymbolicLink() ? linkFault(join(root, inner), root) : undefined
    if (fault === undefined) return [inner]
    folder.problems.push(whole(posix.join(folder.name, inner), fault, 'Put a copy of the file here instead of a link.'))
    return []
  })
}

function linkFault(path: string, root: string): string | undefined {
  const target = statSync(path, { throwIfNoEntry: false })
  if (!target) return 'This link leads nowhere.'
  if (!realpathSync(path).startsWith(realpathSync(root) + sep)) return 'This link leads out of the content folder.'
  return target.isDirectory() ? 'This link leads to a folder.' : undefined
}
