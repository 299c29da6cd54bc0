import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type SendResult, send } from '@fastify/send'
import type { Answer } from './http.ts'

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
  return { status: statusCode, headers, body: stream }
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
