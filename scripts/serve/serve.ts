import { existsSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { UserError } from '../errors.ts'
import { answer } from './answer.ts'
import { ADMIN, securityHeaders } from './hostFiles.ts'
import { type Answer, listen, respond } from './http.ts'

interface ServeOptions {
  folder: string
  /** If it's in use, the next free one. 0 takes any free port. */
  port: number
  /** Milliseconds without any traffic after which a connection is closed. The default is that of nginx (`send_timeout`). */
  idleTimeout?: number
}

/**
 * Serves a built site on this machine alone, as its host does: clean addresses, redirects, the nearest ancestor's not-found page. While
 * builds replace it, it is always the last one.
 * @throws {UserError} if no port is free or the folder holds no site.
 */
export async function serve({
  folder,
  port,
  idleTimeout = 60_000,
}: ServeOptions): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError(`There is no site in ${folder}. Build one first: npm run build`)
  }
  const server = createServer(answersOf(folder))
  // A client that stopped reading must not keep a file open.
  server.setTimeout(idleTimeout)
  return { server, address: await listen(server, port) }
}

function answersOf(folder: string): RequestListener {
  const nothing = { status: 503, headers: { 'retry-after': '1' }, body: `There is no site in ${folder}.` }
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(securityHeaders(existsSync(join(folder, `${ADMIN}.html`))))))
    return respond(response, async () => (await inOneSite(folder, () => answer(folder, request))) ?? nothing)
  }
}

/** How long a build may take to put a new folder in the place of the old one. */
const PATIENCE = { tries: 100, milliseconds: 20 }

/**
 * Finds an answer in a folder that a build may replace at any moment: if it is another folder afterwards than before, the
 * answer may be of both, an old length with new bytes, and is sought again.
 * @returns nothing if no folder stands there for two seconds.
 */
async function inOneSite(folder: string, find: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let tries = PATIENCE.tries; tries > 0; tries -= 1) {
    const before = identity(folder)
    if (before === undefined) await setTimeout(PATIENCE.milliseconds)
    else {
      const [found] = await Promise.allSettled([find()])
      if (before === identity(folder)) {
        // An error counts only where the folder has stayed.
        if (found.status === 'rejected') throw found.reason
        return found.value
      }
      if (found.status === 'fulfilled' && found.value.body instanceof Readable) found.value.body.destroy()
    }
  }
  return undefined
}

function identity(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && `${stat.dev} ${stat.ino} ${stat.ctimeMs}`
}
