import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Parser } from 'htmlparser2'

/** What a built page holds that can be checked without a browser. */
export interface BuiltPage {
  address: string
  isNotFound: boolean
  canonical: string | undefined
  /** The absolute address of the picture that stands for the page where it is shared. */
  sharePicture: string | undefined
  ids: Set<string>
  /** Where a visitor can go from here. */
  links: string[]
  /** What a browser loads with the page. */
  assets: string[]
}

export interface BuiltSite {
  pages: Map<string, BuiltPage>
  /** Every other file, as an address: `/assets/x.css`. */
  files: Set<string>
  /** The addresses that stylesheets load, by the stylesheet's own. */
  stylesheets: Map<string, string[]>
}

/** Reads a folder of built files. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => toAddress(folder, join(entry.parentPath, entry.name)))
  const site: BuiltSite = { pages: new Map(), files: new Set(), stylesheets: new Map() }
  for (const path of paths.sort()) {
    const read = () => readFile(join(folder, path), 'utf8')
    if (path.endsWith('.html')) {
      const page = parsePage(addressOf(path), await read())
      site.pages.set(page.address, page)
    } else site.files.add(path)
    if (path.endsWith('.css')) site.stylesheets.set(path, urlsOfStylesheet(await read()))
  }
  return site
}

function toAddress(folder: string, file: string): string {
  return file.slice(folder.length).split(sep).join('/')
}

/** The address that a host gives a file: `/about.html` is `/about`, `/index.html` is `/`. */
export function addressOf(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '/')
}

/** Attributes that hold an address, by element. `srcset` is handled apart. */
const ASSETS: Record<string, string[]> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
  use: ['href'],
  image: ['href'],
}

/** Collects what a page links to, loads and can be linked by. Templates count: a script may show them. */
export function parsePage(address: string, html: string): BuiltPage {
  const isNotFound = /(^|\/)404$/.test(address)
  const page: BuiltPage = {
    address,
    isNotFound,
    canonical: undefined,
    sharePicture: undefined,
    ids: new Set(),
    links: [],
    assets: [],
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) page.ids.add(attributes.id)
      if (name === 'a' && attributes.href !== undefined) page.links.push(attributes.href)
      else if (name === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href
      else if (name === 'meta' && attributes.property === 'og:image') page.sharePicture = attributes.content
      else if (name === 'link' && attributes.href !== undefined) page.assets.push(attributes.href)
      for (const attribute of ASSETS[name] ?? []) {
        const value = attributes[attribute]
        if (value !== undefined) page.assets.push(value)
      }
      if (attributes.srcset !== undefined) page.assets.push(...urlsOfSrcset(attributes.srcset))
    },
  })
  parser.end(html)
  return page
}

/** The addresses of a `srcset` (HTML, section 4.8.4.2.1): candidates are set apart by commas followed by white space. */
function urlsOfSrcset(srcset: string): string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function urlsOfStylesheet(css: string): string[] {
  return [...css.matchAll(/url\(([^()]*)\)/g)]
    .map(([, url = '']) => url.trim().replaceAll(/['"]/g, ''))
    .filter((url) => !url.startsWith('data:'))
}
