import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { UserError } from '../errors.ts'
import { listFiles } from '../files.ts'
import { ADMIN_ADDRESS, getCommonHeaders, HEADERS_FILE, parseRedirects, REDIRECTS_FILE } from '../serve/hostFiles.ts'

/** Data about a built site that hosts need. */
export type BuiltSite = ReturnType<typeof readBuiltSite>

/** Texts by path in the prepared folder, such as `site/_redirects`. Only `site` is public. Undefined leaves out a file of the built site. */
export type HostFiles = ReadonlyMap<string, string | undefined>

const NOT_FOUND_PAGE = '404.html'

/** Reads the redirects, the headers, and the paths of a built site. @throws {UserError} if the folder contains no site */
export function readBuiltSite(folder: string) {
  const files = listFiles(folder)
  if (![REDIRECTS_FILE, HEADERS_FILE, 'index.html', NOT_FOUND_PAGE].every((name) => files.includes(name)))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build -- --release`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const isPreview = read(HEADERS_FILE).includes('X-Robots-Tag')
  const notFoundPages = files.filter((path) => posix.basename(path) === NOT_FOUND_PAGE)
  const notFoundFolders = notFoundPages.map((path) => `/${path.slice(0, -NOT_FOUND_PAGE.length)}`)
  return {
    redirects: parseRedirects(read(REDIRECTS_FILE)),
    headers: getCommonHeaders({ isRelease: !isPreview, hasAdmin: files.includes(`${ADMIN_ADDRESS.slice(1)}.html`) }),
    files,
    /** Folders with a 404 page, subfolders before their parents: `/industries/audiology/`, `/industries/`, `/` */
    notFoundFolders: notFoundFolders.sort((a, b) => b.length - a.length),
    isPreview,
  }
}
