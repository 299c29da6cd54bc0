import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { UserError } from '../errors.ts'
import { listFiles } from '../files.ts'
import { HEADERS_FILE, parseCommonHeaders, parseRedirects, REDIRECTS_FILE } from '../serve/hostFiles.ts'

export type BuiltSite = ReturnType<typeof readBuiltSite>

/** Files that a host needs. Keys are paths in the output folder, in which `site` is public. Undefined removes a file. */
export type HostFiles = ReadonlyMap<string, string | undefined>

const NOT_FOUND_PAGE = '404.html'

/** Reads the redirects, headers, and file list of a built site. @throws {UserError} if the folder contains none */
export function readBuiltSite(folder: string) {
  const files = listFiles(folder)
  if (![REDIRECTS_FILE, HEADERS_FILE, 'index.html', NOT_FOUND_PAGE].every((name) => files.includes(name)))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build -- --release`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const headers = parseCommonHeaders(read(HEADERS_FILE))
  const notFoundPages = files.filter((path) => posix.basename(path) === NOT_FOUND_PAGE)
  const sections = notFoundPages.map((path) => `/${path.slice(0, -NOT_FOUND_PAGE.length)}`)
  return {
    redirects: parseRedirects(read(REDIRECTS_FILE)),
    headers,
    files,
    /** Subfolders come before their parents: `/industries/audiology/`, `/industries/`, `/` */
    sections: sections.sort((a, b) => b.length - a.length),
    isPreview: 'X-Robots-Tag' in headers,
  }
}
