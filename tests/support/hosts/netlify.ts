import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Ask, Question } from './asking.ts'
import { decoded, filesOf, headersFrom, missing, moved, sent, split } from './files.ts'

interface Rule {
  from: string
  to: string
  status: string
}

/** Netlify lets browsers ask again (docs.netlify.com, "Caching overview"). */
const KEPT = { 'cache-control': 'public,max-age=0,must-revalidate' }

/**
 * What Netlify does, as it documents it (docs.netlify.com: "Redirects and rewrites", "Redirect options", "Custom headers"). For
 * slashes and `.html` with its usual settings: the measurements of github.com/slorber/trailing-slash-guide.
 */
export function netlify(folder: string): Ask {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const files = filesOf(folder, (path) => path !== '/_redirects' && path !== '/_headers')
  const headersOf = headersFrom(read('_headers'))
  const rules = read('_redirects').split('\n').filter(Boolean).map(ruleOf)
  return async (question) => {
    const [path] = split(question)
    const answer = found(question)
    return { ...answer, headers: { ...answer.headers, ...headersOf(path) } }
  }

  function found(question: Question): Answer {
    const [asked, query] = split(question)
    const path = decoded(asked)
    const file = fileOf(path)
    // The first rule that fits counts, from the top; none without an exclamation mark where there is a file ("shadowing").
    const rule = rules.find((each) => fits(path, each) && (file === undefined || each.status.endsWith('!')))
    if (rule?.status.startsWith('301')) return moved(rule.to + query)
    // Of 404: "With this status code, the page content will change, but the URL in the browser address bar will not."
    if (rule) return missing(files.get(rule.to), question)
    if (file === undefined) return missing(files.get('/404.html'), question)
    if (path !== '/' && path.endsWith('/')) return moved(path.slice(0, -1) + query)
    return sent(files.get(file) ?? Buffer.alloc(0), question, KEPT)
  }

  function fileOf(path: string): string | undefined {
    const bare = path.replace(/\/$/, '')
    return [path, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file))
  }
}

function ruleOf(line: string): Rule {
  const [from = '', to = '', status = '301'] = line.split(/\s+/)
  return { from, to, status }
}

/** Paths fit rules with a slash at the end and without ("Trailing slash"); a star is any end, and none ("Splats"). */
function fits(path: string, { from }: Rule): boolean {
  const bare = (text: string) => text.replace(/(.)\/$/, '$1')
  if (!from.endsWith('/*')) return bare(path) === bare(from)
  return `${bare(path)}/`.startsWith(from.slice(0, -1))
}
