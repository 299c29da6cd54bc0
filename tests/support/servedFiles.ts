import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'

/** Serves a site of these files while the tests of a file run. */
export async function serveFiles(files: Record<string, string>): Promise<{ folder: string; address: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { server, address } = await serve({ folder, port: 0 })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  return { folder, address }
}

export interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  /** As they travel: `fetch` would decode them. */
  bytes: Buffer
  body: string
}

/** Asks a server for a path as it is written: `fetch` would tidy it. */
export function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(address)
  return new Promise<Answer>((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() })
      })
    })
      .on('error', reject)
      .end()
  })
}
