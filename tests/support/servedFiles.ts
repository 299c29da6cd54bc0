import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { createHttpClient } from './hosts/httpClient.ts'
import { writeFiles } from './siteFolder.ts'

export async function serveFiles(
  files: Record<string, string>,
): Promise<{ folder: string; origin: string; server: Server }> {
  const folder = writeFiles(mkdtempSync(join(tmpdir(), 'served-')), files)
  const { server, origin } = await serve({ folder, port: 0 })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  return { folder, origin, server }
}

export async function send(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { body: bytes, ...response } = await createHttpClient({ port: new URL(address).port })({
    path,
    method,
    headers,
  })
  return { ...response, bytes, body: bytes.toString() }
}
