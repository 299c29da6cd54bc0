import type { ContentFolder } from '../../renderer/model/read/readContent.ts'

/** Whether two folders hold the same. */
export function isSameFolder(a: ContentFolder, b: ContentFolder): boolean {
  const isSameText = ([path, bytes]: [string, Uint8Array]) => {
    const other = a.texts.get(path)
    return other !== undefined && Buffer.compare(other, bytes) === 0
  }
  const rest = ({ media, problems }: ContentFolder) => JSON.stringify([[...media], problems])
  return a.texts.size === b.texts.size && [...b.texts].every(isSameText) && rest(a) === rest(b)
}
