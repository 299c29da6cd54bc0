import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { type Problem, ruled, whole } from '../explain/problem.ts'
import { parseFile, unreadFile } from '../parse/contentFile.ts'
import type { Memory } from '../parse/memory.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { Slots } from '../parse/slot.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { guarded } from './guarded.ts'

/** Every file that has a place in the model, whether or not it can be read; what has none is a problem, and what is missing. */
export function parseFiles(
  model: ContentModel,
  { name, texts }: ContentFolder,
  problems: Problem[],
  memory?: Memory,
): ParsedFile[] {
  const slots = new Slots(model)
  const fileOf = (path: string) => posix.join(name, path)
  const missing = slots.required([...texts.keys()]).filter((path) => !texts.has(path))
  problems.push(
    ...ruled(
      'files',
      missing.map((path) => whole(fileOf(path), 'The file is missing.', hintOf(path))),
    ),
  )
  return [...texts].flatMap(([path, bytes]) => {
    const slot = slots.find(path, fileOf(path))
    if ('message' in slot) {
      problems.push({ ...slot, rule: 'files' })
      return []
    }
    const file = { path, name: fileOf(path), bytes, slot }
    const parsed = guarded(file.name, problems, () => parseFile(file, model, memory), undefined)
    for (const fault of ruled('text', parsed?.problems ?? [])) problems.push(fault)
    return parsed ? [parsed.file] : [unreadFile(path, fileOf(path), slot)]
  })
}

/** Why a file must be there: the words of a collection's pages belong to its folder. */
function hintOf(path: string): string {
  return posix.basename(path).startsWith('_')
    ? `It holds the words of pages: \`${posix.dirname(path)}\` has none without it.`
    : 'Every site has it.'
}
