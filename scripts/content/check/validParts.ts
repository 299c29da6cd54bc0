import type { Checker } from '../../../renderer/model/check/checker.ts'
import type { CheckResult } from '../../../renderer/model/check/checkResult.ts'
import { canRender, type Diagnostic } from '../../../renderer/model/explain/diagnostic.ts'
import { toContentPath } from '../../../renderer/model/explain/source.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { git } from '../../git.ts'
import { now } from '../../today.ts'

interface Sources {
  checker: Checker
  /** Path of the content folder. */
  root: string
  folder: ContentFolder
  /** The last content without problems. Undefined if there were problems from the start. */
  earlier: ContentFolder | undefined
}

/**
 * Validates the content with earlier versions of files that have problems. Without an earlier version, drops lines or
 * the file. Keeps files whose problems pages can show.
 */
export function findValidSite(sources: Sources, result: CheckResult): Site | undefined {
  if (!result.problems) return result.site
  if (result.createPreview) return result.createPreview()
  const problems = result.problems.filter((problem) => !canRender(problem))
  const { checker, folder, earlier } = sources
  const site = replaceUntilValid(sources, problems)
  if (site || !earlier) return site
  // Other files may need a deleted file.
  const withDeletedFiles = {
    ...folder,
    texts: new Map([...earlier.texts, ...folder.texts]),
    media: new Map([...earlier.media, ...folder.media]),
  }
  return replaceUntilValid({ ...sources, folder: withDeletedFiles }, problems) ?? checker.check(earlier, now()).site
}

/** Replaces files in rounds, because a replaced file can still have problems, or cause problems in other files. */
function replaceUntilValid({ checker, root, folder, earlier }: Sources, problems: Diagnostic[]): Site | undefined {
  const candidate = { ...folder, texts: new Map(folder.texts), media: new Map(folder.media), problems: [] }
  const attempts = new Map<string, number>()
  let remaining = problems
  while (remaining.some(({ file }) => (attempts.get(file) ?? 0) < ATTEMPTS.length)) {
    for (const file of new Set(remaining.map(({ file }) => file))) {
      const attempt = attempts.get(file) ?? 0
      attempts.set(file, attempt + 1)
      const path = toContentPath(file)
      const lines = new Set(remaining.filter((problem) => problem.file === file).map(({ line }) => line))
      ATTEMPTS[attempt]?.(candidate, path, { earlier: earlier ?? readCommitted(root, path), lines })
    }
    const result = checker.check(candidate, now())
    if (result.site) return result.site
    if (result.createPreview) return result.createPreview()
    remaining = result.problems.filter((problem) => !canRender(problem))
  }
  return undefined
}

type Files = Pick<ContentFolder, 'texts' | 'media'>

interface Replacement {
  earlier: Files
  /** Lines with problems. */
  lines: ReadonlySet<number>
}

/** Ways to replace a file with problems, in the order of attempts. */
const ATTEMPTS: ((files: Files, path: string, replacement: Replacement) => void)[] = [
  (files, path, replacement) => useEarlierVersion(files, path, replacement) || dropLines(files, path, replacement),
  dropLines,
  ({ texts, media }, path) => texts.delete(path) || media.delete(toMediaPath(path)),
]

const toMediaPath = (path: string) => path.replace(/^media\//, '')

function useEarlierVersion({ texts, media }: Files, path: string, { earlier }: Replacement): boolean {
  const text = earlier.texts.get(path)
  const file = earlier.media.get(toMediaPath(path))
  if (text) texts.set(path, text)
  if (file) media.set(toMediaPath(path), file)
  return Boolean(text || file)
}

/** New files have no earlier version, and their other lines are often valid. */
function dropLines({ texts }: Files, path: string, { lines }: Replacement): void {
  const text = texts.get(path)
  if (text === undefined) return
  const allLines = Buffer.from(text).toString('utf8').split('\n')
  texts.set(path, Buffer.from(allLines.filter((_, index) => !lines.has(index + 1)).join('\n')))
}

/** Reads a text from the last commit. */
function readCommitted(root: string, path: string): Files {
  const text = git(root, ['show', `HEAD:./${path}`])
  return { texts: new Map(text === undefined ? [] : [[path, Buffer.from(text)]]), media: new Map() }
}
