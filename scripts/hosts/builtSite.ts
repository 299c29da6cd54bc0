import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { HEADERS_FILE, isPreview, parseHeaders, parseRedirects, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import { listFiles } from '../store/sources.ts'

export type BuiltSite = ReturnType<typeof readBuiltSite>

/** Changes that a host needs. */
export interface HostFiles {
  /** Undefined removes a file. */
  site: Map<string, string | undefined>
  /** Not public */
  config?: Record<string, string>
  /** Reasons why the host can't serve this site. */
  problems?: string[]
}

export type Host = (site: BuiltSite) => HostFiles

const NOT_FOUND_PAGE = '404.html'

/** @throws {UserError} if the folder contains no built site */
export function readBuiltSite(folder: string) {
  const files = new Map(listFiles(folder).map((path) => [path, statSync(join(folder, path)).size]))
  if (![REDIRECTS_FILE, HEADERS_FILE, 'index.html', NOT_FOUND_PAGE].every((name) => files.has(name)))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build -- --release`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const headers = parseHeaders(read(HEADERS_FILE))
  return {
    redirects: parseRedirects(read(REDIRECTS_FILE)),
    headers,
    files,
    /** Deepest first: `/industries/audiology/`, `/blog/`, `/` */
    sections: listSections([...files.keys()]),
    isPreview: isPreview(headers),
  }
}

function listSections(files: string[]): string[] {
  const notFoundPages = files.filter((path) => path === NOT_FOUND_PAGE || path.endsWith(`/${NOT_FOUND_PAGE}`))
  const getDepth = (path: string) => path.split('/').length
  return notFoundPages
    .map((path) => `/${path.slice(0, -NOT_FOUND_PAGE.length)}`)
    .sort((a, b) => getDepth(b) - getDepth(a))
}
