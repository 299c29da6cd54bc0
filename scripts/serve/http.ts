import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { send } from '@fastify/send'
import { hasErrorCode, UserError } from '../errors.ts'

const MAX_PORT = 65_535

/** Parses the value of `--port`. @throws {UserError} */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port
  throw new UserError(`\`${text}\` isn't a port. Use an integer from 0 to ${MAX_PORT}.`)
}

/** Listens on the port, or on the next free one, and returns the origin. 0 selects a random port. @throws {UserError} */
export async function listenOnFreePort(server: Server, port: number): Promise<string> {
  for (let candidate = port; candidate <= MAX_PORT; candidate += 1) {
    if (await tryListen(server, candidate)) return `http://localhost:${(server.address() as AddressInfo).port}`
    console.log(`Port ${candidate} is in use, trying the next one.`)
  }
  throw new UserError(`No port from ${port} to ${MAX_PORT} is free.`)
}

async function tryListen(server: Server, port: number): Promise<boolean> {
  try {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE')) return false
    throw error
  }
}

/** Response to send, with a stream for a file. */
export interface HttpResponse {
  status: number
  headers: Record<string, string | number>
  body: string | Buffer | Readable
}

/** Parses the path or the absolute URL of a request. Returns undefined for other targets, such as `GET *`. */
export function parseUrl({ url = '' }: IncomingMessage): URL | undefined {
  // With a base URL, `//path` would be a host.
  const target = url.startsWith('/') ? `http://localhost${url}` : url
  return /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined
}

/** Creates and sends a response. Logs errors and responds with 500, so that they never stop the server. */
export async function sendResponse(response: ServerResponse, create: () => Promise<HttpResponse>): Promise<void> {
  try {
    const { status, headers, body } = await create()
    response.writeHead(status, headers)
    if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body)
    else await pipeline(body, response)
  } catch (error) {
    // Ignore aborted downloads.
    if (!hasErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE')) console.error(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}

/** Opens a percent-encoded path, and creates a response with status 200, 206, 304, 412, or 416 (RFC 9110). Undefined if the file is missing. */
export async function openFile(
  folder: string,
  path: string,
  request: IncomingMessage,
): Promise<HttpResponse | undefined> {
  const { type, statusCode, headers, stream } = await send(request, path, { root: folder, cacheControl: false })
  const isConditionOrRangeError = statusCode === 412 || statusCode === 416
  if (type !== 'file' && !isConditionOrRangeError) return undefined
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  // Omit the library's policy for error pages, because it would replace the policy of the site.
  const { 'Content-Security-Policy': _, ...otherHeaders }: HttpResponse['headers'] = headers
  return { status: statusCode, headers: otherHeaders, body: stream }
}
