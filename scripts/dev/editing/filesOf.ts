import { facts } from '../../../renderer/collections/facts/definition.ts'
import type { FileGroup } from '../../../renderer/editing/protocol.ts'
import type { CheckedFile } from '../../../renderer/model/check/validate.ts'

/** What stands in no folder. */
const TOP = 'The whole site'

/** The files that have a form, by their folders. Those that a program writes have none. */
export function filesOf(checked: CheckedFile[]): FileGroup[] {
  const groups = new Map<string, FileGroup['files']>([[TOP, []]])
  for (const each of checked) {
    const { path } = each.file.source
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : TOP
    if (folder !== facts.name) groups.set(folder, [...(groups.get(folder) ?? []), { path, title: titleOf(each) }])
  }
  return [...groups].map(([name, files]) => ({ name, files: files.toSorted(inOrder) }))
}

/** What visitors call an entry; the words of pages have their file's name alone. */
function titleOf({ file: { slot }, data }: CheckedFile): string {
  return slot.kind === 'entry' ? slot.definition.nameOf(data) : ''
}

function inOrder(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1
}
