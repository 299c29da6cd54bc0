import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'

export interface RunningNginx {
  address: string
  stop: () => void
}

/**
 * Starts nginx with what `npm run host -- nginx` has laid out, on a free port of this machine alone. It daemonizes when it
 * listens, so there is nothing to wait for.
 * @param folder what was laid out.
 * @param runtime an empty folder for whatever nginx writes.
 */
export async function startNginx(nginx: string, folder: string, runtime: string): Promise<RunningNginx> {
  const port = await freePort()
  const file = join(runtime, 'nginx.conf')
  mkdirSync(join(runtime, 'temporary'))
  writeFileSync(file, configuration({ folder, runtime, port }))
  const run = (...options: string[]) => execFileSync(nginx, ['-p', runtime, '-c', file, ...options], { stdio: 'pipe' })
  run()
  return { address: `http://127.0.0.1:${port}`, stop: () => run('-s', 'stop') }
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

/** What a deployer writes by hand, as docs/hosts/nginx.md has it, and what a test needs besides. */
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
