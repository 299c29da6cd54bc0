import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { type ParsedFile, parseFile, unreadFile } from '../parse/contentFile.ts'
import { Slots } from '../parse/slot.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { guarded } from './guarded.ts'

/** Every file that has a place in the model, whether or not it can be read; what has none is a problem, and what is missing. */
export function parseFiles(model: ContentModel, { name, texts }: ContentFolder, problems: Problem[]): ParsedFile[] {
  const slots = new Slots(model)
  const fileOf = (path: string) => posix.join(name, path)
  const missing = slots.required([...texts.keys()]).filter((path) => !texts.has(path))
  problems.push(...missing.map((path) => whole(fileOf(path), 'The file is missing.', hintOf(path))))
  return [...texts].flatMap(([path, bytes]) => {
    const slot = slots.find(path, fileOf(path))
    if ('message' in slot) {
      problems.push(slot)
      return []
    }
    const parsed = guarded(fileOf(path), problems, () => parseFile(path, fileOf(path), bytes, slot, model), undefined)
    for (const fault of parsed?.problems ?? []) problems.push(fault)
    return parsed ? [parsed.file] : [unreadFile(path, fileOf(path), slot)]
  })
}

/** Why a file must be there: the words of a collection's pages belong to its folder. */
function hintOf(path: string): string {
  return posix.basename(path).startsWith('_')
    ? `It holds the words of pages: \`${posix.dirname(path)}\` has none without it.`
    : 'Every site has it.'
}
