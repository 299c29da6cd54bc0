import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from './asking.ts'
import { decoded, filesOf, headersFrom, missing, moved, sent, split } from './files.ts'

/**
 * What Cloudflare Pages does, as it documents it (developers.cloudflare.com/pages/configuration: "Serving Pages", "Redirects",
 * "Headers") and publishes it (cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts).
 */
export function cloudflarePages(folder: string): Ask {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  // "This file will not itself be served as a static asset."
  const files = filesOf(folder, (path) => path !== '/_redirects' && path !== '/_headers')
  const headersOf = headersFrom(read('_headers'))
  const redirects = new Map(read('_redirects').split('\n').filter(Boolean).map(redirectOf))
  // "Headers defined in the _headers file override what Cloudflare Pages ordinarily sends"; every answer has them.
  return async (question) => {
    const [path] = split(question)
    const answer = found(question)
    // Last of all (attachHeaders): what is missing now may be there tomorrow.
    const kept = answer.status === 404 ? { 'cache-control': 'no-store' } : {}
    return {
      ...answer,
      headers: { 'access-control-allow-origin': '*', ...answer.headers, ...headersOf(path), ...kept },
    }
  }

  function found(question: Parameters<Ask>[0]) {
    const [asked, query] = split(question)
    // "Redirects are always followed, regardless of whether or not an asset matches the incoming request."
    const other = redirects.get(asked)
    if (other !== undefined) return moved(other + query)
    const path = decoded(asked)
    const page = (file: string) => sent(files.get(file) ?? Buffer.alloc(0), question, KEPT)
    // "Pages will also redirect HTML pages to their extension-less counterparts", and /about/index.html to /about/.
    if (path.endsWith('/')) {
      if (files.has(`${path}index.html`)) return page(`${path}index.html`)
      return files.has(`${path.slice(0, -1)}.html`) ? moved(path.slice(0, -1) + query, 308) : nearest(path, question)
    }
    if (path.endsWith('/index.html') && files.has(path)) return moved(path.slice(0, -10) + query, 308)
    if (path.endsWith('.html') && files.has(path)) return moved(path.slice(0, -5) + query, 308)
    if (files.has(path)) return page(path)
    if (path.endsWith('/index')) return moved(path.slice(0, -5) + query, 308)
    return files.has(`${path}.html`) ? page(`${path}.html`) : nearest(path, question)
  }

  /** "If one is not found in the same directory …, it will continue to look up the directory tree for a matching 404.html." */
  function nearest(path: string, question: Parameters<Ask>[0]) {
    let folderOf = path
    do folderOf = folderOf.slice(0, folderOf.lastIndexOf('/'))
    while (folderOf !== '' && !files.has(`${folderOf}/404.html`))
    return missing(files.get(`${folderOf}/404.html`), question)
  }
}

/** "Cache-Control: public, max-age=0, must-revalidate", for whatever is an asset. */
const KEPT = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** "[source] [destination] [code?]"; lines with another code than these are not heeded (pages-shared, parseRedirects). */
function redirectOf(line: string): [string, string] {
  const [from = '', to = '', code = '302'] = line.split(/\s+/)
  if (!['301', '302', '303', '307', '308'].includes(code)) throw new Error(`Cloudflare Pages does not heed: ${line}`)
  return [from, to]
}
