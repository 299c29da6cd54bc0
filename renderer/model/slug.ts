import { posix } from 'node:path'

/**
 * A name as the end of an address: `Café No. 1` is `cafe-no-1`, `½ off` is `1-2-off`. Accents and apostrophes belong to their
 * letters and go, so that `O'Fallon` is `ofallon` and `Lee’s Summit` is `lees-summit`; whatever else is neither a letter from
 * a to z nor a digit parts two words.
 * Source: the addresses that are published. Compatibility forms: Unicode Standard Annex 15, NFKD.
 * @returns the slug; empty where a name has no such letter and no digit.
 */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʻʼ]/gu, '')
    .toLowerCase()
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** The path that a file of `media` must have: `posts/Front Desk.JPG` becomes `posts/front-desk.jpg`. */
export function mediaPathOf(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir.split('/').map((part) => (isPlain(part) ? part : slugOf(part)))
  return posix.join(...folders, (isPlain(name) ? name : slugOf(name)) + ext.toLowerCase())
}

const isPlain = (part: string) => !/[^\w.-]/u.test(part)
