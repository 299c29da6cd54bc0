/** Hosts use `index.html` for folders and `404.html` for missing pages. */
const HOST_NAMES = ['index', '404']

/** Checks for names that Windows reserves. Source: Microsoft Learn, "Naming Files, Paths, and Namespaces". */
export function isWindowsReserved(name: string): boolean {
  return isDevice(name) || /[. ]$/.test(name)
}

function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i.test(name)
}

/** Checks for names that hosts or Windows reserve. */
export function isReservedSlug(slug: string): boolean {
  return HOST_NAMES.includes(slug) || isDevice(slug)
}

/** Explains why a slug is reserved. Call it only if `isReservedSlug` is true. */
export function explainReservedSlug(slug: string): string {
  return HOST_NAMES.includes(slug)
    ? `Hosts reserve the name \`${slug}\`.`
    : `Windows can't check out a file with the name \`${slug}\`.`
}
