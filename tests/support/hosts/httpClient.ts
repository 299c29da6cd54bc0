import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface HttpRequest {
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type HttpClient = (httpRequest: HttpRequest) => Promise<HttpResponse>

/** Creates a client without `fetch`, which normalizes paths and decompresses bodies. */
export function createHttpClient(server: { port: string } | { socketPath: string }): HttpClient {
  return async ({ path, method = 'GET', headers = {} }) => {
    const sent = request({ ...server, path, method, headers }).end()
    const response: IncomingMessage = (await once(sent, 'response'))[0]
    const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    const body = await buffer(response)
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body }
  }
}

/** Follows up to five redirects, like a browser. */
export async function followRedirects(send: HttpClient, httpRequest: HttpRequest) {
  const hops: number[] = []
  let path = httpRequest.path
  for (;;) {
    // Browsers don't send the fragment.
    const response = await send({ ...httpRequest, path: path.split('#')[0] ?? '' })
    const { location } = response.headers
    if (location === undefined || hops.length === 5) return { address: path, hops, response }
    hops.push(response.status)
    path = location
  }
}
