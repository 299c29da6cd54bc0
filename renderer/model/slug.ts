import { posix } from 'node:path'

/**
 * Converts `Café No. 1` to `cafe-no-1`, `½ off` to `1-2-off`, and `O'Fallon` to `ofallon`. Don't change it, because
 * published URLs contain the results. Normalization: Unicode Standard Annex 15 (NFKD).
 */
export function slugify(name: string): string {
  const normalized = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘ʻʼ]/gu, '')
    .toLowerCase()
  return (normalized.match(/[a-z0-9]+/g) ?? []).join('-')
}

/** Converts `posts/Front Desk.JPG` to `posts/front-desk.jpg`, and `posts/Front_Desk.JPG` only to `posts/Front_Desk.jpg`. */
export function slugifyMediaPath(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const slugifyPart = (part: string) => (/[^\w.-]/u.test(part) ? slugify(part) : part)
  return posix.join(...dir.split('/').map(slugifyPart), slugifyPart(name) + ext.toLowerCase())
}

/** Checks for file names that Windows doesn't allow. Source: Microsoft Learn, "Naming Files, Paths, and Namespaces". */
export function isWindowsReserved(name: string): boolean {
  return isWindowsDevice(name) || /[. ]$/.test(name)
}

function isWindowsDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i.test(name)
}

/** Returns a message if hosts or Windows reserve a slug, or undefined if they don't. */
export function getReservedSlugMessage(slug: string): string | undefined {
  // Hosts use `index.html` for folders and `404.html` for missing pages.
  if (slug === 'index' || slug === '404') return `Hosts reserve the name \`${slug}\`.`
  return isWindowsDevice(slug) ? `Windows can't check out a file with the name \`${slug}\`.` : undefined
}
