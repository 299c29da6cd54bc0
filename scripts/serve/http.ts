import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SendResult, send } from '@fastify/send'
import { hasCode, UserError } from '../errors.ts'

const MAX_PORT = 65_535

/**
 * Listens on localhost. If the port is in use, takes the next free one and says so, as Vite does without `strictPort`.
 * @param port 0 takes any free port.
 * @returns the server's URL, with the port that it got.
 * @throws {UserError} if `port` isn't a port number, or no higher port is free.
 */
export async function listen(server: Server, port: number): Promise<string> {
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new UserError(`A port is a number from 0 to ${MAX_PORT}.`)
  }
  for (let candidate = port; candidate <= MAX_PORT; candidate += 1) {
    if (await tryListen(server, candidate)) return `http://localhost:${(server.address() as AddressInfo).port}`
    console.log(`Port ${candidate} is in use, trying the next one.`)
  }
  throw new UserError(`No port from ${port} to ${MAX_PORT} is free.`)
}

/** Returns false if the port is in use. */
async function tryListen(server: Server, port: number): Promise<boolean> {
  try {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    return true
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return false
    throw error
  }
}

/**
 * Finds the port that `listen` would take now, and leaves it free.
 * @throws {UserError} like `listen`.
 */
export async function findFreePort(port: number): Promise<number> {
  const server = createServer()
  const url = new URL(await listen(server, port))
  server.close()
  await once(server, 'close')
  return Number(url.port)
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

/** One range of bytes. A list of them, and what is none, may be ignored (RFC 9110, 14.2): the file is sent whole. */
const ONE_RANGE = /^bytes=\s*(?:\d+-\d*|-\d+)$/i
/** The last bytes of a file, of which it may have fewer. */
const LAST = /^bytes=\s*-0*[1-9]\d*$/i

/**
 * Opens a file for a request: whole, a range of it, or that it has not changed (RFC 9110).
 * @param folder outside of which nothing is opened.
 * @param path as it stands in an address, percent signs and all.
 * @returns nothing if there is no such file; else it is open, so that it can be sent whatever becomes of the folder.
 */
export async function openFile(folder: string, path: string, request: IncomingMessage): Promise<Answer | undefined> {
  const result = await send(request, path, { root: folder, cacheControl: false })
  const { type, statusCode, headers, stream } = result
  const range = meantRange(request, result)
  if (range !== request.headers.range) {
    stream.destroy()
    request.headers.range = range
    return openFile(folder, path, request)
  }
  const isCondition = statusCode === 412 || statusCode === 416
  if (type !== 'file' && !isCondition) return undefined
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  // The library's error documents have a policy of their own, which would replace the site's.
  const { 'Content-Security-Policy': _, ...others }: Answer['headers'] = headers
  return { status: statusCode, headers: others, body: stream }
}

/** The range that a request means, where the library reads another (RFC 9110, 13.1.5 and 14.1.2). */
function meantRange({ headers }: IncomingMessage, result: SendResult): string | undefined {
  const { range, 'if-range': validator } = headers
  if (range !== undefined && !ONE_RANGE.test(range)) return undefined
  if (result.statusCode === 416 && range !== undefined && LAST.test(range)) return 'bytes=0-'
  // Our entity tags are weak, and a weak one, or another day, says nothing about single bytes.
  if (result.statusCode === 206 && validator !== undefined && validator !== result.headers['Last-Modified'])
    return undefined
  return range
}
