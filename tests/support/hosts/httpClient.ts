import { request } from 'node:http'

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
  return ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const sent = request({ ...server, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          const headers = Object.fromEntries(entries)
          resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
        })
      })
      sent.on('error', reject).end()
    })
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
