import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Coding, codedTag, codingFor, isText, tagsOfFile } from './coding.ts'
import { compressor } from './compressed.ts'
import type { Answer } from './http.ts'

const { compress } = compressor()

/**
 * An answer in the coding that its request likes best, if it is a text (RFC 9110, 12.5.3).
 * @param path of the file, for its extension.
 * @param find finds the file itself; the request's condition is then about that.
 */
export async function inCoding<Found extends Answer | undefined>(
  path: string,
  request: IncomingMessage,
  find: () => Promise<Found>,
): Promise<Found | Answer> {
  if (!isText(path)) return find()
  const coding = codingFor(request)
  const { 'if-none-match': condition } = request.headers
  if (condition !== undefined) request.headers['if-none-match'] = tagsOfFile(condition, coding)
  try {
    const found = await find()
    return found && (await coded(found, coding, request.method === 'HEAD'))
  } finally {
    // Where a build replaces the folder meanwhile, the answer is sought again, with the condition as it came.
    if (condition !== undefined) request.headers['if-none-match'] = condition
  }
}

async function coded({ status, headers, body }: Answer, coding: Coding, isHead: boolean): Promise<Answer> {
  const { ETag: tag, 'Content-Length': length, ...others } = headers
  const varied = { ...others, vary: 'Accept-Encoding', ...(tag !== undefined && { ETag: codedTag(`${tag}`, coding) }) }
  if (status === 304) return { status, headers: varied, body }
  if (coding === 'identity' || (status !== 200 && status !== 404)) {
    return { status, headers: { ...varied, ...(length !== undefined && { 'Content-Length': length }) }, body }
  }
  const told = { ...varied, 'content-encoding': coding }
  // An answer to HEAD may leave out what only the content tells (RFC 9110, 9.3.2).
  if (isHead) return { status, headers: told, body }
  const bytes = await compress(body instanceof Readable ? await buffer(body) : Buffer.from(body), coding)
  return { status, headers: { ...told, 'Content-Length': bytes.length }, body: bytes }
}
