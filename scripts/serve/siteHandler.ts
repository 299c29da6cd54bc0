import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from './answer.ts'
import { CONTENT_SECURITY_POLICY } from './contentSecurityPolicy.ts'
import { respond } from './http.ts'
import { inOneSite } from './inOneSite.ts'

/** Answers requests as the site's host does: clean addresses, redirects, the nearest ancestor's not-found page. */
export function siteHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => {
    response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    return respond(response, async () => (await inOneSite(folder, () => answer(folder, request))) ?? nothing(folder))
  }
}

function nothing(folder: string) {
  return { status: 503, headers: { 'retry-after': '1' }, body: `There is no site in ${folder}.` }
}
