import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recover } from '../steps/publish.ts'
import { siteHandler } from './siteHandler.ts'

export interface ServeOptions {
  /** A built site. */
  folder: string
  /** 0 takes any free port. */
  port: number
}

/**
 * Serves a built site on this machine alone.
 * @returns the server, once it listens, and its address: `http://localhost:3000`.
 * @throws {Error} if the port is taken or the folder holds no site.
 */
export async function serve({ folder, port }: ServeOptions): Promise<{ server: Server; address: string }> {
  await recover(folder)
  const server = createServer(siteHandler(folder))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve))
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` }
}
