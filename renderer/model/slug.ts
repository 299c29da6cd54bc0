import { posix } from 'node:path'

/**
 * Converts `Café No. 1` to `cafe-no-1`, `½ off` to `1-2-off`, and `O'Fallon` to `ofallon`. Source: the published URLs.
 * Normalization: Unicode Standard Annex 15 (NFKD).
 */
export function slugOf(name: string): string {
  const normalized = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʻʼ]/gu, '')
    .toLowerCase()
  return (normalized.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** Converts `posts/Front Desk.JPG` to `posts/front-desk.jpg`. */
export function mediaPathOf(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir.split('/').map((folder) => (isValid(folder) ? folder : slugOf(folder)))
  return posix.join(...folders, (isValid(name) ? name : slugOf(name)) + ext.toLowerCase())
}

const isValid = (name: string) => !/[^\w.-]/u.test(name)
