import type { ContentFolder } from '../../renderer/model/read/readContent.ts'

/** A folder with the bytes that were read earlier wherever they are the same: the engine knows files that it has parsed by them. */
export function withEarlierBytes(folder: ContentFolder, earlier: ContentFolder | undefined): ContentFolder {
  const texts = new Map([...folder.texts].map(([path, bytes]) => [path, sameBytes(bytes, earlier?.texts.get(path))]))
  return { ...folder, texts }
}

function sameBytes(bytes: Uint8Array, earlier: Uint8Array | undefined): Uint8Array {
  return earlier && Buffer.compare(earlier, bytes) === 0 ? earlier : bytes
}

/** Whether two folders hold the same, where the bytes of one are those of the other. */
export function isSameFolder(a: ContentFolder, b: ContentFolder): boolean {
  const isSameText = ([path, bytes]: [string, Uint8Array]) => a.texts.get(path) === bytes
  const rest = ({ media, problems }: ContentFolder) => JSON.stringify([[...media], problems])
  return a.texts.size === b.texts.size && [...b.texts].every(isSameText) && rest(a) === rest(b)
}
