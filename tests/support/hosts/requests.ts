import { readFileSync } from 'node:fs'
import type { Question } from './asking.ts'

/** What a request must come to, wherever the site is: where redirects have led, a page stands at its canonical address. */
export interface Expected extends Question {
  /** The page that is shown, by its address, without a redirect. */
  page?: string
  /** The address that permanent redirects lead to, with the query. */
  moved?: string
  /** The not-found view that is shown, with status 404. */
  missing?: string
  /** The media type of a file that is sent. */
  file?: string
}

/** A line of `tests/fixtures/requests.txt`: `HEAD /about/ moved /about`. */
const LINE = /^(?:(HEAD) )?(\S+) (page|moved|missing|file) (.+)$/gm

/** The requests that every host is asked. */
export const REQUESTS: Expected[] = [...readFileSync('tests/fixtures/requests.txt', 'utf8').matchAll(LINE)].map(
  ([, method, path = '', outcome = '', value]) => ({ ...(method && { method }), path, [outcome]: value }),
)

/** Of the files with their hash in their names, one of each kind. */
export function hashedFiles(paths: string[]): Expected[] {
  const kinds = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' }
  return Object.entries(kinds).flatMap(([ending, file]) => {
    const path = paths.find((each) => each.startsWith('/assets/') && each.endsWith(`.${ending}`))
    return path === undefined ? [] : [{ path, file }]
  })
}
