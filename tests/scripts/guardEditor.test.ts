import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { guardEditor } from '../../scripts/dev/guardEditor.ts'
import { listen } from '../../scripts/serve/http.ts'

async function statusWith(headers: (address: string) => Record<string, string>): Promise<number> {
  const server = createServer((request, response) => guardEditor(request, response, () => response.end()))
  onTestFinished(() => void server.close())
  const address = await listen(server, 0)
  return (await fetch(address, { headers: headers(address) })).status
}

test.each<[name: string, headers: (address: string) => Record<string, string>]>([
  ['a link on a page of the site', () => ({ 'sec-fetch-site': 'same-origin' })],
  ['a page of the site in a browser without Fetch Metadata', (address) => ({ referer: `${address}/about` })],
])('lets %s open the editor', async (_, headers) => {
  expect(await statusWith(headers)).toBe(204)
})

test.each<[name: string, headers: (address: string) => Record<string, string>]>([
  ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['another port', (address) => ({ 'sec-fetch-site': 'same-site', referer: `${address}/about` })],
  ['another site in a browser without Fetch Metadata', () => ({ referer: 'https://example.com/' })],
  ['a page that sends no referrer', () => ({})],
])('doesn’t let %s open the editor', async (_, headers) => {
  expect(await statusWith(headers)).toBe(403)
})
