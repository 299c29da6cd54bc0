import { posix } from 'node:path'

/**
 * Converts a name to a slug: `Café No. 1` to `cafe-no-1`, `½ off` to `1-2-off`. Removes accents and apostrophes, so `O'Fallon`
 * becomes `ofallon`. Replaces other characters, except a to z and digits, with hyphens.
 * Source: the published addresses. Normalization: Unicode Standard Annex 15, NFKD.
 * @returns an empty slug if the name has no letters from a to z and no digits
 */
export function slugOf(name: string): string {
  const normalized = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʻʼ]/gu, '')
    .toLowerCase()
  return (normalized.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** Converts a path to a valid path in `media`: `posts/Front Desk.JPG` to `posts/front-desk.jpg`. */
export function mediaPathOf(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir.split('/').map((folder) => (isValid(folder) ? folder : slugOf(folder)))
  return posix.join(...folders, (isValid(name) ? name : slugOf(name)) + ext.toLowerCase())
}

const isValid = (name: string) => !/[^\w.-]/u.test(name)
