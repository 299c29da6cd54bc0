import type { Checker } from '../../renderer/model/check/checker.ts'
import { formatProblems, type Problem } from '../../renderer/model/explain/problem.ts'
import { toContentPath } from '../../renderer/model/explain/source.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { UserError } from '../errors.ts'
import { getCurrentIsoTime } from '../isoTime.ts'
import { openChecker } from './check/openChecker.ts'
import { findValidSite } from './check/repairSite.ts'

/** Content with references, and a checker for planned changes. */
export type ContentIndex = Awaited<ReturnType<typeof readIndex>>

interface IndexOptions {
  /** Leaves out files with problems, instead of rejecting the content. */
  skipInvalidFiles?: boolean
}

/** @throws {UserError} if the content has problems, which could hide references */
export async function readIndex(root: string, checker: Checker, { skipInvalidFiles = false }: IndexOptions = {}) {
  const folder = await readContent(root)
  const result = checker.check(folder, getCurrentIsoTime())
  const { checkedFiles: files, targets, problems = [] } = result
  const site = skipInvalidFiles ? findValidSite({ checker, root, folder, earlier: undefined }, result) : result.site
  if (!site) throw new UserError(`${formatProblems(problems)}\n\nNothing was changed. Fix these problems first.`)
  return { root, model: checker.model, checker, folder, site, files, targets, problems }
}

/** Checks a changed folder. @throws {UserError} with the new problems and the consequence */
export function assertValid(
  index: ContentIndex,
  folder: ContentFolder,
  consequence: string,
  findMoreProblems: (site: Site) => Problem[] = () => [],
): void {
  const result = index.checker.check(folder, getCurrentIsoTime())
  const isKnownProblem = (problem: Problem) =>
    index.problems.some(({ file, message }) => file === problem.file && message === problem.message)
  const problems = (result.problems ?? findMoreProblems(result.site)).filter((problem) => !isKnownProblem(problem))
  if (problems.length > 0) throw new UserError(`${formatProblems(problems)}\n\n${consequence}`)
}

/** Returns a file to rewrite. Undefined if it doesn't exist. @throws {UserError} if it has problems */
export function findValidFile({ files, problems }: ContentIndex, path: string): ParsedFile | undefined {
  const fileProblems = problems.filter(({ file }) => toContentPath(file) === path)
  if (fileProblems.length > 0)
    throw new UserError(`${formatProblems(fileProblems)}\n\nNothing was changed. Fix this file first.`)
  return files.find(({ file }) => file.source.path === path)?.file
}

/** Reads the content, and caches results for later runs. @throws {UserError} if the content has problems */
export async function openIndex(root: string, options: IndexOptions = {}): Promise<ContentIndex> {
  const checker = await openChecker(root)
  const index = await readIndex(root, checker, options)
  checker.cache?.save()
  return index
}
