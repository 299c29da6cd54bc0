import { resolve } from 'node:path'
import { checkSources } from '../../renderer/model/check/checkSources.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Handed } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { brokenPromises } from '../content/check/ledger.ts'
import { hasEditor, writeSchemas } from '../content/editor/writeSchemas.ts'
import { contentModel } from '../contentModel.ts'
import { ownEditor, sourceLinks } from '../sourceLinks.ts'
import { parsedFiles } from '../store/pack.ts'
import { now } from '../today.ts'
import { isSameFolder, withEarlierBytes } from './sameFolder.ts'

/* What follows from the definitions: the development server loads it anew when one has changed (`loadChecker`). */
export { contentFile } from './contentFiles.ts'

/** The content as it was last saved: what pages are made of, or what is wrong with it. */
export type Content =
  | { folder: ContentFolder; handed: Handed; problems?: never }
  | { folder?: ContentFolder; handed?: never; problems: string }

/** One for all checks: what a model has parsed, it knows. */
const model = await contentModel()

/**
 * Checks a content folder.
 * @param last what these definitions have made of it before.
 * @returns the same if nothing has changed.
 */
export async function check(root: string, last: Content | undefined): Promise<Content> {
  const folder = withEarlierBytes(await readContent(root), last?.folder)
  // The watcher also tells of what the server itself has written, and has looked at.
  if (last?.folder && isSameFolder(last.folder, folder)) return last
  // Of what has been parsed in this program nothing is parsed again; before that, an earlier one may have done it.
  const memory = last ? undefined : parsedFiles(root)
  const { site, problems } = checkSources(model, folder, now(), memory)
  memory?.save()
  const all = problems ?? brokenPromises(root, site)
  if (all.length > 0 || !site) return { folder, problems: formatProblems(all) }
  const sourcesOf = sourceLinks(site, root, ownEditor(resolve(root)))
  return { folder, handed: { site, places: new Places(site), sourcesOf } }
}

/** Writes what editors read, where somebody has one. */
export function tellEditors(root: string, { folder, handed }: Content): void {
  if (folder && hasEditor(root)) writeSchemas(root, { model, folder, site: handed?.site })
}
