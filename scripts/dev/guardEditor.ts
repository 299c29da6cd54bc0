import type { IncomingMessage, ServerResponse } from 'node:http'

/** Rejects requests with 403 unless a page of the site sends them (Fetch Metadata, W3C). Vite's `/__open-in-editor` accepts all. */
export function guardEditor({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403).end()
    return
  }
  // 204 keeps the browser on the page (RFC 9110, section 15.3.5).
  response.statusCode = 204
  next()
}
