import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Middleware before Vite's `/__open-in-editor`, which opens any file for any web page that the developer visits. It lets
 * requests of the site's own pages pass, and refuses all others with 403.
 */
export function guardEditor(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!isSameOrigin(request)) {
    response.writeHead(403).end()
    return
  }
  // A link that opens a file in the editor stays on its page (RFC 9110, section 15.3.5).
  response.statusCode = 204
  next()
}

/**
 * Checks where a request comes from. Browsers without `Sec-Fetch-Site` (Fetch Metadata, W3C) send the page's address as
 * the referrer. A page of another origin can leave that out, but can't forge it.
 */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { referer = '' } = headers
  return URL.canParse(referer) && new URL(referer).host === headers.host
}
