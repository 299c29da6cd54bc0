import { posix } from 'node:path'

/**
 * Converts `Café No. 1` to `cafe-no-1`, `½ off` to `1-2-off`, and `O'Fallon` to `ofallon`. Source: the published URLs.
 * Normalization: Unicode Standard Annex 15 (NFKD).
 */
export function slugify(name: string): string {
  const normalized = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʻʼ]/gu, '')
    .toLowerCase()
  return (normalized.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** Converts `posts/Front Desk.JPG` to `posts/front-desk.jpg`. */
export function slugifyMediaPath(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir.split('/').map((folder) => (isPortableName(folder) ? folder : slugify(folder)))
  return posix.join(...folders, (isPortableName(name) ? name : slugify(name)) + ext.toLowerCase())
}

const isPortableName = (name: string) => !/[^\w.-]/u.test(name)
