import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import { PlainError } from '../../errors.ts'
import { now } from '../../today.ts'
import { brokenPromises } from '../check/ledger.ts'
import type { ContentIndex } from './contentIndex.ts'
import type { Plan } from './plan.ts'

/**
 * Checks the content as it would be, and only then writes it.
 * @throws {PlainError} if the check would find a problem afterwards, or a file stands in the way. Nothing is changed then.
 */
export function carryOut(index: ContentIndex, plan: Plan): void {
  const { root, checker } = index
  const { site, problems } = checker.check(folderAfter(index.folder, plan), now())
  const found = problems ?? brokenPromises(root, site)
  if (found.length > 0)
    throw new PlainError(`${formatProblems(found)}\n\nSo it would be afterwards: nothing was changed.`)
  for (const after of plan.paths.values())
    if (existsSync(join(root, after))) throw new PlainError(`${after} exists already. Nothing was changed.`)
  for (const [path, bytes] of plan.texts) writeFileSync(join(root, path), bytes)
  for (const [before, after] of plan.paths) {
    mkdirSync(dirname(join(root, after)), { recursive: true })
    renameSync(join(root, before), join(root, after))
  }
}

function folderAfter(folder: ContentFolder, { texts, paths }: Plan): ContentFolder {
  const after = new Map([...folder.texts].map(([path, bytes]) => [paths.get(path) ?? path, texts.get(path) ?? bytes]))
  const media = [...folder.media].map(([path, file]) => {
    const moved = paths.get(`media/${path}`)?.slice('media/'.length)
    return [moved ?? path, file] as const
  })
  return { ...folder, texts: after, media: new Map(media) }
}
