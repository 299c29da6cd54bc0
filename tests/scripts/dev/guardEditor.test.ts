import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { guardEditor } from '../../../scripts/dev/guardEditor.ts'
import { listen } from '../../../scripts/serve/http.ts'

type Headers = (address: string) => Record<string, string>

test.each<[status: number, from: string, headers: Headers]>([
  [204, 'a page of the site', () => ({ 'sec-fetch-site': 'same-origin' })],
  [204, 'a page of the site in a browser without Fetch Metadata', (address) => ({ referer: `${address}/about` })],
  [403, 'another site', () => ({ 'sec-fetch-site': 'cross-site' })],
  [403, 'another port', (address) => ({ 'sec-fetch-site': 'same-site', referer: `${address}/about` })],
  [403, 'another site in a browser without Fetch Metadata', () => ({ referer: 'https://example.com/' })],
  [403, 'a page that sends no referrer', () => ({})],
])('responds with %i to an editor request from %s', async (status, _, headers) => {
  const server = createServer((request, response) => guardEditor(request, response, () => response.end()))
  onTestFinished(() => void server.close())
  const address = await listen(server, 0)
  expect((await fetch(address, { headers: headers(address) })).status).toBe(status)
})
