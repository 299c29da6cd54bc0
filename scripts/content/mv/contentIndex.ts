import { checkSources } from '../../../renderer/model/check/checkSources.ts'
import { parseFiles } from '../../../renderer/model/check/files.ts'
import { validate } from '../../../renderer/model/check/validate.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import type { Memory } from '../../../renderer/model/parse/memory.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { Tokens } from '../../../renderer/model/parse/tokens.ts'
import { type ContentFolder, readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { contentModel } from '../../contentModel.ts'
import { withEarlierBytes } from '../../dev/sameFolder.ts'
import { PlainError } from '../../errors.ts'
import { parsedFiles } from '../../store/pack.ts'
import { now } from '../../today.ts'

/** What is known before a folder is read. */
interface Knowledge {
  model: ContentModel
  /** What files came to in an earlier run. */
  memory: Memory
  /** A folder that was read before: where a file has the same bytes, its places are known too. */
  earlier?: ContentFolder
}

/** A content folder in order, with every reference in it. */
export interface ContentIndex extends Omit<Knowledge, 'earlier'> {
  root: string
  folder: ContentFolder
  site: Site
  files: CheckedFile[]
}

/**
 * Reads a content folder and finds what refers to what.
 * @throws {PlainError} if the content has problems: of what cannot be read, nobody knows to what it refers.
 */
export async function readIndex(root: string, { model, memory, earlier }: Knowledge): Promise<ContentIndex> {
  const folder = withEarlierBytes(await readContent(root), earlier)
  const { site, problems } = checkSources(model, folder, now(), memory)
  if (problems) throw new PlainError(`${formatProblems(problems)}\n\nMend this first: nothing was changed.`)
  return { root, model, memory, folder, site, files: filesOf(model, folder) }
}

/** The same for a program: with the model of this site, and what earlier runs have kept. */
export async function indexOf(root: string): Promise<ContentIndex> {
  const memory = parsedFiles(root)
  const index = await readIndex(root, { model: await contentModel(), memory })
  memory.save()
  return index
}

/** The files of a folder with their references. They were parsed already; nothing is parsed twice. */
function filesOf(model: ContentModel, folder: ContentFolder): CheckedFile[] {
  const files = parseFiles(model, folder, [])
  const tokens = new Tokens(model, files)
  return files.flatMap((file) => {
    const checked = validate(file, { ...tokens.replace(file, []), tokens: [] })
    return Array.isArray(checked) ? [] : [checked]
  })
}
