import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TOKEN_HEADER } from '../../../renderer/editing/protocol.ts'

/** The names of this machine, for itself alone. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Whether a request comes from a page of this very server. Other sites' pages can send requests to this machine, and can
 * give it a name of their own (DNS rebinding): hence the name, the origin, and a token that only our pages know.
 * Source: OWASP, Cross-Site Request Forgery Prevention.
 */
export function isOurs({ method, headers }: IncomingMessage, token: string): boolean {
  const { host = '', origin, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin' } = headers
  const isFromHere = LOCAL.test(host) && origin === `http://${host}` && site === 'same-origin'
  return method === 'POST' && isFromHere && type === 'application/json' && isSame(headers[TOKEN_HEADER], token)
}

/** Whether a page may be given the token: one that was asked for by a name of this machine. */
export function isLocal({ headers: { host = '' } }: IncomingMessage): boolean {
  return LOCAL.test(host)
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
