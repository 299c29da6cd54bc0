import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The files of a site that are no pages. */
export interface SiteFiles {
  /** As addresses: `/assets/x.css`. */
  files: Set<string>
  /** The addresses that style sheets load, by the style sheet's own. */
  stylesheets: Map<string, string[]>
}

/** Lists the files of a site, and reads its style sheets. */
export async function siteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => toAddress(folder, join(entry.parentPath, entry.name)))
    .sort()
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const loaded = sheets.map(async (path) => [path, urlsOf(await readFile(join(folder, path), 'utf8'))] as const)
  return { files: new Set(paths), stylesheets: new Map(await Promise.all(loaded)) }
}

function toAddress(folder: string, file: string): string {
  return file.slice(folder.length).split(sep).join('/')
}

function urlsOf(css: string): string[] {
  return [...css.matchAll(/url\(([^()]*)\)/g)]
    .map(([, url = '']) => url.trim().replaceAll(/['"]/g, ''))
    .filter((url) => !url.startsWith('data:'))
}
