import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { writeHostFolder } from '../../scripts/hosts/hosts.ts'
import { createHeaderRules, formatHeaders } from '../../scripts/serve/hostFiles.ts'
import { testHost } from '../support/hosts/conformance.ts'
import { createHttpClient, type HttpClient } from '../support/hosts/httpClient.ts'
import { recordOutput } from '../support/programs.ts'

const NGINX_PATHS = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** In CI, these tests fail if nginx isn't installed. */
const NGINX_PATH = NGINX_PATHS.find((path) => path !== undefined && existsSync(path)) ?? (process.env.CI && 'nginx')

const NO_NGINX_MESSAGE =
  "nginx isn't installed, so its conformance tests are skipped. Run `apt-get install nginx-light`, or set NGINX_PATH to its path."

/**
 * Listens on a Unix socket, because another process could take a free port first.
 * @throws {Error} if nginx doesn’t start, with its output
 */
async function startNginx(nginx: string, folder: string, runtime: string) {
  const file = join(runtime, 'nginx.conf')
  const socketPath = join(runtime, 'socket')
  mkdirSync(join(runtime, 'temporary'))
  writeFileSync(file, createConfiguration({ folder, runtime, socketPath }))
  const child = spawn(nginx, ['-p', runtime, '-c', file, '-g', 'daemon off;'])
  const output = recordOutput(child)
  const closed = once(child, 'close')
  const send: HttpClient = createHttpClient({ socketPath })
  const firstResponse = vi.waitFor(() => send({ path: '/' }), { interval: 20, timeout: 100_000 })
  const startFailure = closed.then(() => Promise.reject(new Error(`nginx failed to start:\n${output()}`)))
  await Promise.race([firstResponse, startFailure])
  const stop = async () => {
    child.kill()
    await closed
  }
  return { send, stop }
}

function createConfiguration({
  folder,
  runtime,
  socketPath,
}: Record<'folder' | 'runtime' | 'socketPath', string>): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `user ${userInfo().username};
pid ${runtime}/nginx.pid;
error_log ${runtime}/error.log;
events {}
http {
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${runtime}/temporary/${kind};`).join('\n')}
  server {
    listen unix:${socketPath};
    root ${folder}/site;
    include ${folder}/server.conf;
  }
}
`
}

const workspace = mkdtempSync(join(tmpdir(), 'nginx-'))
afterAll(() => rmSync(workspace, { recursive: true }))
const dist = join(workspace, 'dist')
cpSync(inject('fixtureFolder'), dist, { recursive: true })
// The fixtures contain placeholders, but a release should not.
writeFileSync(join(dist, '_headers'), formatHeaders(createHeaderRules(true)))

let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  if (!NGINX_PATH) return console.warn(NO_NGINX_MESSAGE)
  const [out, runtime] = [join(workspace, 'out'), join(workspace, 'runtime')]
  await writeHostFolder({ host: 'nginx', from: dist, out, release: true })
  mkdirSync(runtime)
  nginx = await startNginx(NGINX_PATH, out, runtime)
})
afterAll(() => nginx?.stop())

describe.skipIf(!NGINX_PATH)('nginx', () => {
  testHost(dist, (httpRequest) => nginx.send(httpRequest))

  test('rejects a folder with an invalid configuration', async () => {
    const folder = await writeFolder([])
    if (folder instanceof Error) throw folder
    appendFileSync(join(folder, 'server.conf'), 'location = "/a" {} location = "/a" {}')
    expect(testConfiguration(folder)).toEqual({ status: 1, output: expect.stringContaining('duplicate location') })
  })
})

async function writeFolder(redirects: (readonly [from: string, to: string])[]): Promise<string | Error> {
  const from = mkdtempSync(join(workspace, 'from-'))
  for (const name of ['index.html', '404.html', 'about.html', 'robots.txt']) cpSync(join(dist, name), join(from, name))
  cpSync(join(dist, '_headers'), join(from, '_headers'))
  cpSync(join(dist, 'blog/404.html'), join(from, 'blog/404.html'))
  writeFileSync(join(from, '_redirects'), redirects.map(([address, to]) => `${address} ${to} 301\n`).join(''))
  const out = `${from}.nginx`
  return writeHostFolder({ host: 'nginx', from, out, release: true }).then(
    () => out,
    (error: Error) => error,
  )
}

function testConfiguration(folder: string): { status: number | null; output: string } {
  const runtime = mkdtempSync(join(workspace, 'test-'))
  const options = `pid ${runtime}/nginx.pid; error_log stderr;`
  const { status, stderr } = spawnSync(NGINX_PATH || '', [
    '-t',
    '-p',
    runtime,
    '-c',
    join(folder, 'test.conf'),
    '-g',
    options,
  ])
  return { status, output: stderr.toString() }
}
