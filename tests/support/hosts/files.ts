import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Answer, Question } from './asking.ts'

/** The files of a site by their addresses: `/blog/first-post.html`. Emulated hosts have nothing else. */
export function filesOf(folder: string, isServed: (path: string) => boolean = () => true): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  return new Map(paths.filter(isServed).map((path) => [path, readFileSync(join(folder, path))]))
}

/** A path without its percent signs, as hosts look for files. */
export function decoded(path: string): string {
  return decodeURIComponent(path)
}

/** A question's path and its query, with the mark before it. */
export function split({ path }: Question): [path: string, query: string] {
  const mark = path.indexOf('?')
  return mark < 0 ? [path, ''] : [path.slice(0, mark), path.slice(mark)]
}

/** A file as all hosts send it: with an entity tag, or that it has not changed (RFC 9110). */
export function sent(body: Buffer, { method, headers: asked = {} }: Question, headers: Record<string, string>): Answer {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  if (asked['if-none-match'] === etag) return { status: 304, headers: { ...headers, etag }, body: Buffer.alloc(0) }
  return { status: 200, headers: { ...headers, etag }, body: method === 'HEAD' ? Buffer.alloc(0) : body }
}

export function moved(location: string, status: 301 | 308 = 301): Answer {
  return { status, headers: { location }, body: Buffer.alloc(0) }
}

export function missing(page: Buffer | undefined, { method }: Question, headers: Record<string, string> = {}): Answer {
  return { status: 404, headers, body: method === 'HEAD' || !page ? Buffer.alloc(0) : page }
}

/** `_headers` as Cloudflare Pages and Netlify read it: rules for addresses, below each its headers; a star is any end. */
export function headersFrom(text: string): (path: string) => Record<string, string> {
  const rules: [string, [string, string][]][] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const mark = line.indexOf(':')
    if (line.startsWith('/')) rules.push([line, []])
    else rules.at(-1)?.[1].push([line.slice(0, mark).trim().toLowerCase(), line.slice(mark + 1).trim()])
  }
  const fits = (path: string, rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule)
  return (path) => {
    const found: Record<string, string> = {}
    for (const [rule, headers] of rules)
      if (fits(path, rule))
        for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value
    return found
  }
}
