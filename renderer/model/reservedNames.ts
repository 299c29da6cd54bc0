/** Names that hosts interpret: `index.html` is the page of its folder, `404.html` its not-found page. */
const HOST_NAMES = ['index', '404']

/* Source: Microsoft Learn, "Naming Files, Paths, and Namespaces". */

/** Whether Windows can't check out a file or folder of this name: it names a device, or ends with a dot or a space. */
export function isWindowsReserved(name: string): boolean {
  return isDevice(name) || /[. ]$/.test(name)
}

/** Devices are reserved with any extension: `nul.png`. */
function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i.test(name)
}

/** Whether a slug can't be the name of a page or a file. */
export function isReservedSlug(slug: string): boolean {
  return HOST_NAMES.includes(slug) || isDevice(slug)
}

/** The reason why a slug is reserved. */
export function whyReserved(slug: string): string {
  return HOST_NAMES.includes(slug)
    ? `Hosts keep the name \`${slug}\` for themselves.`
    : `Windows can't check out a file with the name \`${slug}\`.`
}
