import type { Ask } from './asking.ts'
import { decoded, filesOf, missing, sent, split } from './files.ts'

/** No page of its documentation says so; every answer of it does: ten minutes, whatever the file. */
const KEPT = { 'cache-control': 'max-age=600' }

/**
 * What GitHub Pages does (docs.github.com/pages: "Creating a custom 404 page", for the root alone). For slashes and `.html`: the
 * measurements of github.com/slorber/trailing-slash-guide. It has no headers of ours, and no redirects.
 */
export function githubPages(folder: string): Ask {
  const files = filesOf(folder)
  return async (question) => {
    const path = decoded(split(question)[0])
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = candidates.find((each) => files.has(each))
    if (file === undefined) return missing(files.get('/404.html'), question, KEPT)
    return sent(files.get(file) ?? Buffer.alloc(0), question, KEPT)
  }
}
