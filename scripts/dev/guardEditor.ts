import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds with 403 to other sites (Fetch Metadata, W3C), because Vite's `/__open-in-editor` accepts requests from any site. */
export function guardEditor({ headers }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403).end()
    return
  }
  // 204 keeps the browser on the page (RFC 9110, section 15.3.5).
  response.statusCode = 204
  next()
}
