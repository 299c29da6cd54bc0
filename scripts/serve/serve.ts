import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { recover } from '../build/steps/recover.ts'
import { PlainError } from '../errors.ts'
import { listen } from './listen.ts'
import { siteHandler } from './siteHandler.ts'

/** In milliseconds, as common hosts have it. */
const STALLED = 60_000

export interface ServeOptions {
  /** A built site. */
  folder: string
  /** 0 takes any free port. */
  port: number
}

/**
 * Serves a built site on this machine alone; while builds replace it, always the last one.
 * @returns the server, once it listens, and its address: `http://localhost:3000`.
 * @throws {PlainError} if the port is taken or the folder holds no site.
 */
export async function serve({ folder, port }: ServeOptions): Promise<{ server: Server; address: string }> {
  await recover(folder)
  if (!existsSync(join(folder, 'index.html'))) {
    throw new PlainError(`There is no site in ${folder}. Build one first: npm run build`)
  }
  const server = createServer(siteHandler(folder))
  // Who takes nothing for so long is gone, and must not hold a file open.
  server.setTimeout(STALLED)
  return { server, address: await listen(server, port) }
}
