import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
