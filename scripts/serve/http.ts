import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hasCode, PlainError } from '../errors.ts'

/**
 * Lets a server listen on this machine alone; port 0 takes any free one.
 * @returns its address: `http://localhost:3000`.
 * @throws {PlainError} if the port is taken, or none.
 */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  } catch (error) {
    if (hasCode(error, 'ERR_SOCKET_BAD_PORT')) throw new PlainError('A port is a number from 0 to 65535.')
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new PlainError(`Port ${port} is taken. Choose another: --port ${port + 1}`)
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

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
