import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasCode, PlainError } from '../errors.ts'

/**
 * Lets a server listen on this machine alone; port 0 takes any free one.
 * @returns its address: `http://localhost:3000`.
 * @throws {PlainError} if the port is taken, or none.
 */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  } catch (error) {
    if (hasCode(error, 'ERR_SOCKET_BAD_PORT')) throw new PlainError('A port is a number from 0 to 65535.')
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new PlainError(`Port ${port} is taken. Choose another: --port ${port + 1}`)
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
