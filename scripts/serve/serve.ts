import { existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { UserError } from '../errors.ts'
import { handleRequest } from './handleRequest.ts'
import { ADMIN_ADDRESS, getSecurityHeaders } from './hostFiles.ts'
import { type HttpResponse, listenOnFreePort, sendResponse } from './http.ts'

interface ServeOptions {
  folder: string
  /** 0 selects a random port. */
  port: number
  /** Closes a connection after this time without activity. Defaults to nginx's `send_timeout`. */
  idleTimeoutMs?: number
}

/** Serves a built site like a host. @throws {UserError} if no port is free, or if the folder contains no site */
export async function serve({ folder, port, idleTimeoutMs = 60_000 }: ServeOptions) {
  if (!existsSync(join(folder, 'index.html')))
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build`)
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(getSecurityHeaders(existsSync(join(folder, `${ADMIN_ADDRESS}.html`))))))
    return sendResponse(response, () => handleStableRequest(folder, request))
  })
  // Close files if clients stop reading.
  server.setTimeout(idleTimeoutMs)
  return { server, origin: await listenOnFreePort(server, port) }
}

const MAX_ATTEMPTS = 100
const RETRY_DELAY_MS = 20

/** Handles a request again if a build has replaced the folder, because the response could mix the old and the new site. */
async function handleStableRequest(folder: string, request: IncomingMessage): Promise<HttpResponse> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const identityBefore = getFolderIdentity(folder)
    if (identityBefore === undefined) {
      await setTimeout(RETRY_DELAY_MS)
      continue
    }
    const [result] = await Promise.allSettled([handleRequest(folder, request)])
    if (identityBefore === getFolderIdentity(folder)) {
      // Ignore errors if the folder was replaced.
      if (result.status === 'rejected') throw result.reason
      return result.value
    }
    if (result.status === 'fulfilled' && result.value.body instanceof Readable) result.value.body.destroy()
  }
  return { status: 503, headers: { 'retry-after': '1' }, body: `There is no site in ${folder}.` }
}

/** Returns a string that changes if the folder is replaced, or undefined if there's no folder. */
function getFolderIdentity(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && `${stat.dev} ${stat.ino} ${stat.ctimeMs}`
}
