import type { Checker, CheckResult } from '../../../renderer/model/check/checker.ts'
import { canRender } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../../renderer/model/diagnostics/source.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { tryGit } from '../../git.ts'

interface RepairInputs {
  checker: Checker
  content: string
  /** The content with problems. */
  contentFolder: ContentFolder
  /** The last content without problems, if a server has checked such content before. */
  lastValidFolder?: ContentFolder | undefined
}

/**
 * Creates a site even if the content has problems: restores or leaves out files that can't be rendered, or uses the last
 * valid content. Returns undefined if none of that is possible.
 */
export function repairSite(inputs: RepairInputs, result: CheckResult): Site | undefined {
  const { checker, contentFolder, lastValidFolder } = inputs
  const site = replaceUntilRenderable(inputs, result)
  if (site || !lastValidFolder) return site
  // A file may refer to a deleted file, so try again with the files that were deleted since.
  const withDeletedFiles = {
    ...contentFolder,
    textFiles: new Map([...lastValidFolder.textFiles, ...contentFolder.textFiles]),
    media: new Map([...lastValidFolder.media, ...contentFolder.media]),
  }
  const repairedSite = replaceUntilRenderable({ ...inputs, contentFolder: withDeletedFiles }, result)
  return repairedSite ?? checker.check(lastValidFolder, new Date().toISOString()).site
}

/**
 * Restores files with problems, and removes them if that doesn't help. Repeats this, because a restored or removed file
 * can cause problems in more files. Returns undefined if all remaining problems are in removed files.
 */
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
