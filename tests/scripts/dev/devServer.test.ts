import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { guardEditor } from '../../../scripts/dev/devServer.ts'
import { listenOnFreePort } from '../../../scripts/serve/http.ts'

test.each([
  [204, 'a page of the site', { 'sec-fetch-site': 'same-origin' }],
  [403, 'another site', { 'sec-fetch-site': 'cross-site' }],
  [403, 'another port', { 'sec-fetch-site': 'same-site' }],
  [403, 'a browser without Fetch Metadata', {}],
])('responds with %i to an editor request from %s', async (status, _, headers) => {
  const server = createServer((request, response) => guardEditor(request, response, () => response.end()))
  onTestFinished(() => void server.close())
  expect((await fetch(await listenOnFreePort(server, 0), { headers })).status).toBe(status)
})
