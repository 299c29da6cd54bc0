import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalAddress } from '../../renderer/model/addresses.ts'
import { UserError } from '../errors.ts'
import { HEADERS_FILE, isPreview, parseHeaders, parseRedirects, REDIRECTS_FILE } from '../serve/hostFiles.ts'
import { listFiles } from '../store/sources.ts'

/** What a host has to know of a built site: nothing but what the build has written. */
export type SiteFacts = ReturnType<typeof readFacts>

/** What a host is given. Its site is the built one, but for what is said here. */
export interface HostFiles {
  /** Files that its site has otherwise, by their paths: a text, or undefined where it must not have them. */
  site: Map<string, string | undefined>
  /** What stands beside the site and is for whoever sets the host up: nobody can ask for it. */
  beside: Map<string, string>
  /** Why this host cannot serve this site, in words for whoever deploys it. */
  refusals: string[]
}

/** A host: a pure function from what a site is to what the host is given. */
export type Host = (facts: SiteFacts) => HostFiles

const NOT_FOUND = '404.html'

/** @throws {UserError} if the folder holds no built site. */
export function readFacts(folder: string) {
  const files = new Map(listFiles(folder).map((path) => [path, statSync(join(folder, path)).size]))
  if (![REDIRECTS_FILE, HEADERS_FILE, 'index.html', NOT_FOUND].every((name) => files.has(name)))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build -- --release`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const headers = parseHeaders(read(HEADERS_FILE))
  return {
    redirects: parseRedirects(read(REDIRECTS_FILE)),
    /** As `_headers` has them. */
    headers,
    /** The size of every file in bytes, by its path: `blog/first-post.html`. */
    files,
    /** The folders that have a not-found page, the root as `/`, the deepest first: `/industries/audiology/`, `/blog/`, `/`. */
    sections: sectionsOf([...files.keys()]),
    /** Whether it is no release: search engines are told to leave it out. */
    isPreview: isPreview(headers),
  }
}

/** Finds the redirects that would hide a file of the site: hosts look for a redirect first. */
export function hiddenFiles({ redirects, files }: SiteFacts): string[] {
  return [...redirects.keys()].flatMap((from) => {
    const path = canonicalAddress(from).slice(1) || 'index'
    const hidden = [from.slice(1), path, `${path}.html`].find((each) => files.has(each))
    return hidden === undefined
      ? []
      : [`The redirect from ${from} hides the file ${hidden}. Remove it from the content.`]
  })
}

function sectionsOf(files: string[]): string[] {
  const own = files.filter((path) => path === NOT_FOUND || path.endsWith(`/${NOT_FOUND}`))
  const depth = (path: string) => path.split('/').length
  return own.map((path) => `/${path.slice(0, -NOT_FOUND.length)}`).sort((a, b) => depth(b) - depth(a))
}
