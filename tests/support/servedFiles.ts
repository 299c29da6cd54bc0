import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { askAt } from './hosts/asking.ts'
import { writeFiles } from './siteFolder.ts'

export async function serveFiles(
  files: Record<string, string>,
): Promise<{ folder: string; address: string; server: Server }> {
  const folder = writeFiles(mkdtempSync(join(tmpdir(), 'served-')), files)
  const { server, address } = await serve({ folder, port: 0 })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  return { folder, address, server }
}

export async function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { body: bytes, ...answer } = await askAt({ port: new URL(address).port })({ path, method, headers })
  return { ...answer, bytes, body: bytes.toString() }
}
