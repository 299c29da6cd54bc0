import { Parser } from 'htmlparser2'

/** Parts of a page's HTML that `findSiteProblems` checks. */
export interface PageScan {
  ids: string[]
  links: string[]
  /** URLs of scripts, styles, images, and recordings. */
  assets: string[]
  frames: string[]
  /** Elements and attributes that violate the Content Security Policy: `<p style>`. */
  unsafe: string[]
}

/** Elements that load the file in `href`, in contrast to `<a>`. */
const LOADING_ELEMENTS = ['link', 'use', 'image']
/** Elements that the Content Security Policy blocks. */
const FORBIDDEN_ELEMENTS = ['style', 'base', 'form', 'object', 'embed']

/** Parses a page, including the contents of `<template>`. */
export function scanPage(html: string): PageScan {
  const scan: PageScan = { ids: [], links: [], assets: [], frames: [], unsafe: [] }
  new Parser({ onopentag: (name, attributes) => collectFromElement(scan, name, attributes) }).end(html)
  return scan
}

function collectFromElement(scan: PageScan, name: string, attributes: Record<string, string>): void {
  const { id, href, rel, src, poster, srcset, type } = attributes
  if (id !== undefined) scan.ids.push(id)
  if (href !== undefined) {
    if (name === 'a' || (name === 'link' && rel === 'alternate')) scan.links.push(href)
    else if (LOADING_ELEMENTS.includes(name) && rel !== 'canonical') scan.assets.push(href)
  }
  if (src !== undefined) (name === 'iframe' ? scan.frames : scan.assets).push(src)
  if (poster !== undefined) scan.assets.push(poster)
  // A comma and white space separate candidates, because URLs can contain commas (HTML, 4.8.4.2.1).
  for (const candidate of srcset?.split(/,\s+/) ?? []) scan.assets.push(candidate.trim().split(/\s+/)[0] ?? '')
  const isInline = name === 'script' && src === undefined && type !== 'application/ld+json'
  if (isInline || FORBIDDEN_ELEMENTS.includes(name)) scan.unsafe.push(`<${name}>`)
  const attributeNames = Object.keys(attributes).filter((attribute) => /^(?:style$|on[a-z])/.test(attribute))
  scan.unsafe.push(...attributeNames.map((attribute) => `<${name} ${attribute}>`))
}
