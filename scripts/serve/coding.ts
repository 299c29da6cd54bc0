import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { Answer } from './http.ts'

const CODINGS = ['br', 'gzip', 'identity'] as const

/** What is text. All else is compressed already: pictures, fonts, recordings. */
const TEXT = /\.(?:html|css|js|svg|xml|txt|vtt|tsv|json|webmanifest)$/

export const isText = (path: string): boolean => TEXT.test(path)

/** Above it a text takes several times as long to save a twentieth: 14 ms for React, and 50 for the next step. */
const QUALITY = 6

const COMPRESSORS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: () => createGzip(),
}

/**
 * An answer in the coding that its request likes best, if it is a text. Its entity tag stays: it is weak, and may say the same of each
 * coding (RFC 9110, 8.8.1).
 * @param path of the file, for its extension.
 */
export function inCoding(path: string, headers: IncomingHttpHeaders, answer: Answer): Answer {
  if (!isText(path)) return answer
  const varied = { ...answer.headers, vary: 'Accept-Encoding' }
  const coding = codingFor(headers)
  if (coding === 'identity' || (answer.status !== 200 && answer.status !== 404)) return { ...answer, headers: varied }
  const body = answer.body instanceof Readable ? answer.body : Readable.from([answer.body])
  // What goes wrong on the way is told where the answer is sent.
  const coded = pipeline(body, COMPRESSORS[coding](), () => {})
  const { 'Content-Length': _, ...others }: Answer['headers'] = varied
  return { ...answer, headers: { ...others, 'content-encoding': coding }, body: coded }
}

/** The best coding (RFC 9110, 12.5.3). A range is one of the file itself; who refuses everything gets that too, as the RFC advises. */
function codingFor(headers: IncomingHttpHeaders): (typeof CODINGS)[number] {
  if (headers.range !== undefined) return 'identity'
  const [best] = new Negotiator({ headers }).encodings(CODINGS, { preferred: CODINGS })
  return CODINGS.find((coding) => coding === best) ?? 'identity'
}
