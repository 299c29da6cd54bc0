import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { outputOf } from '../programs.ts'

export interface RunningNginx {
  address: string
  stop: () => Promise<void>
}

/**
 * Starts nginx with what `npm run host -- nginx` has laid out, on a free port of this machine alone. It is a child of the
 * tests, and no daemon: Ctrl+C ends it too.
 * @param folder what was laid out.
 * @param runtime an empty folder for whatever nginx writes.
 * @returns when it listens.
 */
export async function startNginx(nginx: string, folder: string, runtime: string): Promise<RunningNginx> {
  const port = await freePort()
  const file = join(runtime, 'nginx.conf')
  mkdirSync(join(runtime, 'temporary'))
  writeFileSync(file, configuration({ folder, runtime, port }))
  const child = spawn(nginx, ['-p', runtime, '-c', file, '-g', 'daemon off;'])
  const said = outputOf(child)
  const ended = new Promise<void>((resolve, reject) => child.on('error', reject).on('close', () => resolve()))
  const stop = () => {
    child.kill()
    return ended
  }
  const listens = async () => child.exitCode !== null || (await isOpen(port)) || Promise.reject(new Error('It starts.'))
  await vi.waitFor(listens, { interval: 20, timeout: 30_000 }).catch(stop)
  if (child.exitCode !== null || child.killed) throw new Error(`nginx does not start:\n${said()}`)
  return { address: `http://127.0.0.1:${port}`, stop }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('connect', () => socket.end()).on('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** What a deployer writes by hand, as scripts/hosts/nginx.md has it, and what a test needs besides. */
function configuration({ folder, runtime, port }: { folder: string; runtime: string; port: number }): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `user ${userInfo().username};
pid ${runtime}/nginx.pid;
error_log ${runtime}/error.log;
events {}
http {
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${runtime}/temporary/${kind};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include ${folder}/server.conf;
  }
}
`
}
