import type { Checker } from '../../../renderer/model/check/checker.ts'
import { formatProblems, type Problem } from '../../../renderer/model/explain/problem.ts'
import { type ContentFolder, readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { UserError } from '../../errors.ts'
import { now } from '../../today.ts'
import { openChecker } from '../check/openChecker.ts'

/** A content folder in order, with every reference in it, and what checks it again, as it would be. */
export type ContentIndex = Awaited<ReturnType<typeof readIndex>>

/** @throws {UserError} if the content has problems: of what cannot be read, nobody knows to what it refers. */
export async function readIndex(root: string, checker: Checker) {
  const folder = await readContent(root)
  const { site, checked, targets } = expectInOrder(checker, folder, 'Mend this first: nothing was changed.')
  return { root, model: checker.model, checker, folder, site, files: checked, targets }
}

/**
 * Checks a folder as it is or would be.
 * @throws {UserError} with every problem, and what follows from that.
 */
export function expectInOrder(
  checker: Checker,
  folder: ContentFolder,
  consequence: string,
  more: (site: Site) => Problem[] = () => [],
) {
  const result = checker.check(folder, now())
  const problems = result.problems ?? more(result.site)
  if (result.site && problems.length === 0) return result
  throw new UserError(`${formatProblems(problems)}\n\n${consequence}`)
}

/** The text of a file as it is on the disk, with its ends of lines. */
export function textIn({ folder }: ContentIndex, path: string): string {
  return Buffer.from(folder.texts.get(path) ?? []).toString('utf8')
}

/** The same for a program: with the model of this site, and what earlier runs have kept. */
export async function indexOf(root: string): Promise<ContentIndex> {
  const checker = await openChecker(root)
  const index = await readIndex(root, checker)
  checker.cache?.save()
  return index
}
