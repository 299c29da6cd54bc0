/** Names that hosts interpret: `index.html` is the page of its folder, `404.html` its not-found page. */
const HOST_NAMES = ['index', '404']

/**
 * Checks if Windows can't check out a file or folder, because the name is a device, or ends with a dot or a space.
 * Source: Microsoft Learn, "Naming Files, Paths, and Namespaces".
 */
export function isWindowsReserved(name: string): boolean {
  return isDevice(name) || /[. ]$/.test(name)
}

/** Devices are reserved with any extension: `nul.png`. */
function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i.test(name)
}

export function isReservedSlug(slug: string): boolean {
  return HOST_NAMES.includes(slug) || isDevice(slug)
}

/** Explains why a slug is reserved. */
export function whyReserved(slug: string): string {
  return HOST_NAMES.includes(slug)
    ? `Hosts reserve the name \`${slug}\`.`
    : `Windows can't check out a file with the name \`${slug}\`.`
}
