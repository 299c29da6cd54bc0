import type { Checker, CheckResult } from '../../renderer/model/check/checker.ts'
import { canRender, type Diagnostic, formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { UserError } from '../errors.ts'
import { tryGit } from '../git.ts'
import { openChecker, readAndCheck } from './check/inspectContent.ts'

/** The content for commands that edit it or list references, with a checker for the result of an edit. */
export type LoadedContent = Awaited<ReturnType<typeof loadContent>>

/**
 * Loads content to edit. `skipInvalidFiles` replaces invalid files with the committed version, or leaves them out.
 * @throws {UserError} if it has problems, which could hide references, or if `skipInvalidFiles` can't replace its invalid files
 */
export async function loadContent(content: string, options: { skipInvalidFiles?: boolean; checker?: Checker } = {}) {
  const { skipInvalidFiles = false, checker = await openChecker(content) } = options
  const { contentFolder, result } = await readAndCheck(content, checker)
  const { validFiles, targets, problems = [] } = result
  const site = skipInvalidFiles ? repairSite({ checker, content, contentFolder }, result) : result.site
  if (!site) throw new UserError(`${formatProblems(problems)}\n\nNothing was changed. Fix these problems first.`)
  return { content, model: checker.model, checker, contentFolder, site, validFiles, targets, problems }
}

/** Checks edited content before it's written. @throws {UserError} with the problems of the edit and the consequence */
export function assertValid(
  loadedContent: LoadedContent,
  contentFolder: ContentFolder,
  consequence: string,
  findMoreProblems: (site: Site) => Diagnostic[] = () => [],
): void {
  const result = loadedContent.checker.check(contentFolder, new Date().toISOString())
  const isKnownProblem = (problem: Diagnostic) =>
    loadedContent.problems.some(({ file, message }) => file === problem.file && message === problem.message)
  const problems = (result.problems ?? findMoreProblems(result.site)).filter((problem) => !isKnownProblem(problem))
  if (problems.length > 0) throw new UserError(`${formatProblems(problems)}\n\n${consequence}`)
}

/** Finds a file to edit. Returns undefined if it doesn't exist. @throws {UserError} if it has problems */
export function findValidFile({ validFiles, problems }: LoadedContent, path: string): ParsedFile | undefined {
  const fileProblems = problems.filter((problem) => toContentPath(problem.file) === path)
  if (fileProblems.length > 0)
    throw new UserError(`${formatProblems(fileProblems)}\n\nNothing was changed. Fix this file first.`)
  return validFiles.find(({ file }) => file.source.path === path)?.file
}

interface RepairInputs {
  checker: Checker
  content: string
  /** The content with problems. */
  contentFolder: ContentFolder
  /** The last content without problems, if a server has checked such content before. */
  lastValidFolder?: ContentFolder | undefined
}

/** Creates a site without the files that can't be rendered, or from the last valid content. Undefined if neither is possible. */
export function repairSite(inputs: RepairInputs, result: CheckResult): Site | undefined {
  const { checker, lastValidFolder } = inputs
  const site = replaceUntilRenderable(inputs, result)
  return site ?? (lastValidFolder && checker.check(lastValidFolder, new Date().toISOString()).site)
}

/** Restores files with problems, or removes them, until the rest can be rendered. Undefined if removed files are required. */
function replaceUntilRenderable(inputs: RepairInputs, firstResult: CheckResult): Site | undefined {
  const { checker, contentFolder } = inputs
  const candidate = {
    ...contentFolder,
    textFiles: new Map(contentFolder.textFiles),
    media: new Map(contentFolder.media),
    // Unreadable files aren't in the maps, so they're already left out.
    problems: [],
  }
  const restoredFiles = new Set<string>()
  const removedFiles = new Set<string>()
  for (let result = firstResult; ; result = checker.check(candidate, new Date().toISOString())) {
    const site = result.problems ? result.createSiteWithProblems?.() : result.site
    if (site) return site
    const blockers = (result.problems ?? []).filter((problem) => !canRender(problem))
    const files = new Set(blockers.map(({ file }) => file))
    if ([...files].every((file) => removedFiles.has(file))) return undefined
    for (const file of files) {
      const path = toContentPath(file)
      if (!restoredFiles.has(file) && restoreFile(candidate, path, inputs)) {
        restoredFiles.add(file)
      } else {
        removedFiles.add(file)
        if (!candidate.textFiles.delete(path)) candidate.media.delete(toMediaPath(path))
      }
    }
  }
}

const toMediaPath = (path: string) => path.replace(/^media\//, '')

/** Restores a file from the last valid content, or if there's none, a text file from the last commit. Returns false if the file isn't there. */
function restoreFile({ textFiles, media }: ContentFolder, path: string, inputs: RepairInputs): boolean {
  const { content, lastValidFolder } = inputs
  const committedText = lastValidFolder ? undefined : tryGit(content, ['show', `HEAD:./${path}`])
  const text = committedText === undefined ? lastValidFolder?.textFiles.get(path) : Buffer.from(committedText)
  const mediaFile = lastValidFolder?.media.get(toMediaPath(path))
  if (text) textFiles.set(path, text)
  if (mediaFile) media.set(toMediaPath(path), mediaFile)
  return Boolean(text || mediaFile)
}
