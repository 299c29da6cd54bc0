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

/** A response that hasn't been sent yet. */
export interface HttpResponse {
  status: number
  headers: Record<string, string | number>
  body: string | Buffer | Readable
}

/**
 * Parses the URL of a request: a path, or an absolute URL as sent to a proxy (RFC 9112, 3.2).
 * @returns undefined for other targets, such as `GET *` and `GET :80/`
 */
export function parseUrl({ url = '' }: IncomingMessage): URL | undefined {
  // With a base URL as a second argument, `//path` would become a host.
  const target = url.startsWith('/') ? `http://localhost${url}` : url
  return /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined
}

/** Decodes unreserved characters: `%2e` is the same as `.` (RFC 3986, 6.2.2.2). */
export function normalizePath(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code
  })
}

/** Decodes a path. Returns undefined if a percent code is invalid. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Sends a response. Errors end the response and never the server. */
export async function respond(response: ServerResponse, create: () => Promise<HttpResponse>): Promise<void> {
  try {
    const { status, headers, body } = await create()
    response.writeHead(status, headers)
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body)
    else await pipeline(body, response)
  } catch (error) {
    // A visitor who leaves during a download isn't an error.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE')) console.error(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}

/** A single range of bytes. Servers may ignore all other ranges and send the file (RFC 9110, 14.2). */
const SINGLE_RANGE = /^bytes=\s*(?:\d+-\d*|-\d+)$/i
/** The last bytes of a file. The file may be shorter. */
const SUFFIX_RANGE = /^bytes=\s*-0*[1-9]\d*$/i

/**
 * Opens a file for a request, and handles ranges and conditional requests (RFC 9110).
 * @param folder files outside of it are never opened
 * @param path the path in the URL, still encoded
 * @returns undefined if the file doesn't exist. Otherwise it's open, so that it can be sent even if a build replaces the folder.
 */
export async function openFile(
  folder: string,
  path: string,
  request: IncomingMessage,
): Promise<HttpResponse | undefined> {
  const result = await send(request, path, { root: folder, cacheControl: false })
  const { type, statusCode, headers, stream } = result
  const range = correctRange(request, result)
  if (range !== request.headers.range) {
    stream.destroy()
    request.headers.range = range
    return openFile(folder, path, request)
  }
  const isCondition = statusCode === 412 || statusCode === 416
  if (type !== 'file' && !isCondition) return undefined
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  // The library's error pages have a policy that would replace the site's.
  const { 'Content-Security-Policy': _, ...others }: HttpResponse['headers'] = headers
  return { status: statusCode, headers: others, body: stream }
}

/** Returns the range to send if the library gets it wrong (RFC 9110, 13.1.5 and 14.1.2). */
function correctRange({ headers }: IncomingMessage, result: SendResult): string | undefined {
  const { range, 'if-range': validator } = headers
  if (range !== undefined && !SINGLE_RANGE.test(range)) return undefined
  if (result.statusCode === 416 && range !== undefined && SUFFIX_RANGE.test(range)) return 'bytes=0-'
  // Weak ETags, such as ours, can't guarantee that the bytes are the same.
  if (result.statusCode === 206 && validator !== undefined && validator !== result.headers['Last-Modified'])
    return undefined
  return range
}
