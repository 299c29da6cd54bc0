import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseRedirects, REDIRECTS_FILE } from '../../serve/hostFiles.ts'

/** A built site, as far as it is compared. */
export interface Built {
  /** The HTML of each page by its address. */
  pages: Map<string, Buffer>
  /** Scripts and styles by their address. */
  code: Map<string, Buffer>
  /** Where old addresses lead. */
  redirects: Map<string, string>
}

/** Reads the folder of a built site. */
export function readBuilt(folder: string): Built {
  const built: Built = {
    pages: new Map(),
    code: new Map(),
    redirects: parseRedirects(readFileSync(join(folder, REDIRECTS_FILE), 'utf8')),
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .sort()
  for (const path of paths) {
    if (path.endsWith('.html')) built.pages.set(addressOf(path), readFileSync(join(folder, path)))
    else if (/\.(?:js|css)$/.test(path)) built.code.set(path, readFileSync(join(folder, path)))
  }
  return built
}

function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.slice(0, -'.html'.length)
}

/** What a file takes on its way to a visitor, in bytes. */
export function sizeOf(bytes: Buffer): number {
  return gzipSync(bytes).length
}
