import { posix } from 'node:path'
import type { MediaFile } from '../define/policies.ts'
import type { Problem } from '../explain/problem.ts'
import type { ContentFolder } from '../read/readContent.ts'

/** What `media` holds. A file that cannot be published is there all the same: whoever refers to it is told nothing more. */
export function checkMedia({ name, media }: ContentFolder, problems: Problem[]) {
  const fileOf = (path: string) => posix.join(name, 'media', path)
  const checked = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    const faults = file.kind === 'refused' ? file.faults : []
    for (const each of faults) problems.push({ line: 1, column: 1, ...each, file: fileOf(path) })
    checked.set(path, file)
  }
  return checked
}
