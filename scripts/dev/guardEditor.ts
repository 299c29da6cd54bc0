import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds with 403 to other sites, because Vite's `/__open-in-editor` accepts requests from any site. */
export function guardEditor(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!isSameOrigin(request)) {
    response.writeHead(403).end()
    return
  }
  // 204 keeps the browser on the page (RFC 9110, section 15.3.5).
  response.statusCode = 204
  next()
}

/** Checks if a request is from our own page. Browsers without `Sec-Fetch-Site` (Fetch Metadata, W3C) send a referrer, which pages can omit but not forge. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer = '' } = headers
  return URL.canParse(referer) && new URL(referer).host === headers.host
}
