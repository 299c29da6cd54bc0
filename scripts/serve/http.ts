import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../errors.ts'

/** What a request is answered with. Nothing of it has been sent yet. */
export interface Answer {
  status: number
  headers: Record<string, string | number>
  body: string | Buffer | Readable
}

/**
 * The address that a request asks for: a path, or a whole one as it is written to a proxy (RFC 9112, 3.2). Nothing if it
 * is neither, as in `GET *` and `GET :80/`.
 */
export function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  // Not the two-argument form: a path that starts with `//` would become a host.
  const target = url.startsWith('/') ? `http://localhost${url}` : url
  return /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined
}

/** A path in which no letter, digit, `-`, `.`, `_` or `~` is told by its number: `%2e` is the same as `.` (RFC 3986, 6.2.2.2). */
export function plainPath(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code
  })
}

/** A path without its percent signs; nothing if one of them is broken. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Sends what `find` finds. Whatever goes wrong ends this answer alone, never the server. */
export async function respond(response: ServerResponse, find: () => Promise<Answer>): Promise<void> {
  try {
    const { status, headers, body } = await find()
    response.writeHead(status, headers)
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body)
    else await pipeline(body, response)
  } catch (error) {
    // A visitor who leaves in the middle of a download is no fault of ours.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE')) console.error(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}
