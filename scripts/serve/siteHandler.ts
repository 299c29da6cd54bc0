import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from './answer.ts'
import { SECURITY_HEADERS } from './headers.ts'
import { respond } from './http.ts'
import { inOneSite } from './inOneSite.ts'

/** Answers requests as the site's host does: clean addresses, redirects, the nearest ancestor's not-found page. */
export function siteHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)))
    return respond(response, async () => (await inOneSite(folder, () => answer(folder, request))) ?? nothing(folder))
  }
}

function nothing(folder: string) {
  return { status: 503, headers: { 'retry-after': '1' }, body: `There is no site in ${folder}.` }
}
