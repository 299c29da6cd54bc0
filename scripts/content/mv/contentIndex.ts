import type { Checker } from '../../../renderer/model/check/checker.ts'
import { type Diagnostic, formatProblems } from '../../../renderer/model/explain/diagnostic.ts'
import { type ContentFolder, readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { UserError } from '../../errors.ts'
import { now } from '../../today.ts'
import { openChecker } from '../check/openChecker.ts'

/** Valid content with references, and a checker for planned changes. */
export type ContentIndex = Awaited<ReturnType<typeof readIndex>>

/** @throws {UserError} if the content has problems, which could hide references */
export async function readIndex(root: string, checker: Checker) {
  const folder = await readContent(root)
  const { site, checked, targets } = assertValid(checker, folder, 'Nothing was changed. Fix these problems first.')
  return { root, model: checker.model, checker, folder, site, files: checked, targets }
}

/** @throws {UserError} with all problems and a consequence */
export function assertValid(
  checker: Checker,
  folder: ContentFolder,
  consequence: string,
  more: (site: Site) => Diagnostic[] = () => [],
) {
  const result = checker.check(folder, now())
  const problems = result.problems ?? more(result.site)
  if (result.site && problems.length === 0) return result
  throw new UserError(`${formatProblems(problems)}\n\n${consequence}`)
}

/** Returns the text of a file with the original line endings. @param path relative to the content folder */
export function readText({ folder }: ContentIndex, path: string): string {
  return Buffer.from(folder.texts.get(path) ?? []).toString('utf8')
}

/** Reads the content, and caches results for later runs. @throws {UserError} if the content has problems */
export async function openIndex(root: string): Promise<ContentIndex> {
  const checker = await openChecker(root)
  const index = await readIndex(root, checker)
  checker.cache?.save()
  return index
}
