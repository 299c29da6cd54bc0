import type { Checker, CheckResult } from '../../renderer/model/check/checker.ts'
import type { Diagnostic } from '../../renderer/model/explain/diagnostic.ts'
import { pathInContent } from '../../renderer/model/explain/source.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { git } from '../git.ts'
import { now } from '../today.ts'

const MEDIA = 'media/'

interface Sources {
  checker: Checker
  /** Path of the content folder. */
  root: string
  folder: ContentFolder
  /** The last content without problems. Undefined if there were problems from the start. */
  earlier: ContentFolder | undefined
}

/** Validate the content with earlier versions of files that have problems. Leaves files out that have none. */
export function findValidSite(sources: Sources, { problems = [] }: CheckResult): Site | undefined {
  const { checker, folder, earlier } = sources
  const site = replaceUntilValid(sources, problems)
  if (site || !earlier) return site
  // Other files may need a deleted file.
  const complete = {
    ...folder,
    texts: new Map([...earlier.texts, ...folder.texts]),
    media: new Map([...earlier.media, ...folder.media]),
  }
  return replaceUntilValid({ ...sources, folder: complete }, problems) ?? checker.check(earlier, now()).site
}

/** In rounds, because an earlier version can cause problems in other files. */
function replaceUntilValid({ checker, root, folder, earlier }: Sources, problems: Diagnostic[]): Site | undefined {
  const replaced = { ...folder, texts: new Map(folder.texts), media: new Map(folder.media), problems: [] }
  const done = new Set<string>()
  let remaining = problems
  while (remaining.some(({ file }) => !done.has(file))) {
    for (const { file } of remaining) {
      if (done.has(file)) continue
      done.add(file)
      replaceFile(replaced, pathInContent(file), earlier ?? readCommitted(root, pathInContent(file)))
    }
    const result = checker.check(replaced, now())
    if (result.site) return result.site
    remaining = result.problems
  }
  return undefined
}

type Files = Pick<ContentFolder, 'texts' | 'media'>

function replaceFile({ texts, media }: Files, path: string, earlier: Files): void {
  if (path.startsWith(MEDIA)) setOrDelete(media, path.slice(MEDIA.length), earlier.media)
  else setOrDelete(texts, path, earlier.texts)
}

function setOrDelete<Value>(to: Map<string, Value>, key: string, from: Map<string, Value>): void {
  const value = from.get(key)
  if (value === undefined) to.delete(key)
  else to.set(key, value)
}

/** Reads a text from the last commit. */
function readCommitted(root: string, path: string): Files {
  const text = git(root, ['show', `HEAD:./${path}`])
  return { texts: new Map(text === undefined ? [] : [[path, Buffer.from(text)]]), media: new Map() }
}
