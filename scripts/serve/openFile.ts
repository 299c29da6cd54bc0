import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { send } from '@fastify/send'
import type { Answer } from './http.ts'

/**
 * Opens a file for a request: whole, a range of it, or that it has not changed (RFC 9110).
 * @param folder outside of which nothing is opened.
 * @param path as it stands in an address, percent signs and all.
 * @returns nothing if there is no such file; else it is open, so that it can be sent whatever becomes of the folder.
 */
export async function openFile(folder: string, path: string, request: IncomingMessage): Promise<Answer | undefined> {
  const { type, statusCode, headers, stream } = await send(request, path, { root: folder, cacheControl: false })
  const isCondition = statusCode === 412 || statusCode === 416
  if (type !== 'file' && !isCondition) return undefined
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  return { status: statusCode, headers, body: stream }
}
