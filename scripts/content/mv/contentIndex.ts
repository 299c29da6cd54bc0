import type { Checker } from '../../../renderer/model/check/checker.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { type ContentFolder, readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Targets } from '../../../renderer/model/targets/targets.ts'
import { PlainError } from '../../errors.ts'
import { now } from '../../today.ts'
import { openChecker } from '../check/openChecker.ts'

/** A content folder in order, with every reference in it. */
export interface ContentIndex {
  root: string
  model: ContentModel
  /** Checks the folder again, as it would be. */
  checker: Checker
  folder: ContentFolder
  site: Site
  files: CheckedFile[]
  /** All that there is to refer to. */
  targets: Targets
}

/**
 * Reads a content folder and finds what refers to what.
 * @throws {PlainError} if the content has problems: of what cannot be read, nobody knows to what it refers.
 */
export async function readIndex(root: string, checker: Checker): Promise<ContentIndex> {
  const folder = await readContent(root)
  const { site, problems, checked, targets } = checker.check(folder, now())
  if (problems) throw new PlainError(`${formatProblems(problems)}\n\nMend this first: nothing was changed.`)
  return { root, model: checker.model, checker, folder, site, files: checked, targets }
}

/** The same for a program: with the model of this site, and what earlier runs have kept. */
export async function indexOf(root: string): Promise<ContentIndex> {
  const checker = await openChecker(root)
  const index = await readIndex(root, checker)
  checker.cache?.save()
  return index
}
