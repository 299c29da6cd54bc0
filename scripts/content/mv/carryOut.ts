import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MEDIA } from '../../../renderer/model/define/reference.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import { counted } from '../../build/steps/step.ts'
import { PlainError } from '../../errors.ts'
import { brokenPromises } from '../check/ledger.ts'
import { type ContentIndex, expectInOrder } from './contentIndex.ts'
import type { Plan } from './plan.ts'
import { REDIRECTS } from './redirects.ts'

/** What no page shows and no check reads, and names files all the same. */
const NOTE = 'open-questions.md'
/** The path of a file, or the address of a page. */
const NAME = /(?<![\w./-])\/?[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)+/g

/**
 * Checks the content as it would be, and only then writes it.
 * @throws {PlainError} if the check would find a problem afterwards, or a file stands in the way. Nothing is changed then.
 */
export function carryOut(index: ContentIndex, plan: Plan): void {
  const { root, checker, folder } = index
  const { texts, paths, addresses } = plan
  const consequence = 'So it would be afterwards: nothing was changed.'
  expectInOrder(checker, folderAfter(folder, plan), consequence, (site) => brokenPromises(root, site))
  for (const after of paths.values())
    if (existsSync(join(root, after))) throw new PlainError(`${after} exists already. Nothing was changed.`)
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
  for (const [before, after] of paths) {
    mkdirSync(dirname(join(root, after)), { recursive: true })
    renameSync(join(root, before), join(root, after))
  }
  if (existsSync(join(root, NOTE))) {
    const names = new Map([...paths, ...addresses])
    const note = readFileSync(join(root, NOTE), 'utf8')
    writeFileSync(
      join(root, NOTE),
      note.replaceAll(NAME, (name) => names.get(name) ?? name),
    )
  }
}

function folderAfter(folder: ContentFolder, { texts, paths }: Plan): ContentFolder {
  const after = [...folder.texts].map(([path, bytes]) => {
    const text = texts.get(path)
    return [paths.get(path) ?? path, text === undefined ? bytes : Buffer.from(text)] as const
  })
  const media = [...folder.media].map(([path, file]) => {
    const moved = paths.get(`${MEDIA}/${path}`)?.slice(`${MEDIA}/`.length)
    return [moved ?? path, file] as const
  })
  return { ...folder, texts: new Map(after), media: new Map(media) }
}

const SHOWN = 5

export function describePlan({ paths, texts, rewritten, addresses }: Plan): string[] {
  const references = [...rewritten.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...paths].map(([before, after]) => `${before} is now ${after}`),
    `${counted(references, 'reference')} in ${counted(rewritten.size, 'file')} written anew${rewritten.size > 0 ? ':' : ''}`,
    ...[...rewritten].map(([path, count]) => `  ${path} (${count})`),
    ...[...addresses].slice(0, SHOWN).map(([before, after]) => `${before} is now ${after}`),
    ...(addresses.size > SHOWN ? [`and ${addresses.size - SHOWN} more below it`] : []),
    ...(texts.has(REDIRECTS) ? [`What was published is redirected: ${REDIRECTS}`] : []),
  ]
}
