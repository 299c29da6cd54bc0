import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { writeHostFolder } from '../../scripts/programs/host.ts'
import { formatHeaders } from '../../scripts/serve/hostFiles.ts'
import { createHttpClient, testHost } from '../support/hosts/conformance.ts'
import { recordOutput } from '../support/programs.ts'
import { createTemporaryFolder } from '../support/siteFolder.ts'

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

function createConfiguration(): string {
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
    root ${out}/site;
    include ${out}/server.conf;
  }
}
`
}

const workspace = createTemporaryFolder(afterAll)
const dist = join(workspace, 'dist')
const out = join(workspace, 'out')
const runtime = join(workspace, 'runtime')
cpSync(inject('fixtureFolder'), dist, { recursive: true })
// The fixtures contain placeholders, but a release should not.
writeFileSync(join(dist, '_headers'), formatHeaders({ isRelease: true }))

// A different process could take a free port first.
const socketPath = join(runtime, 'socket')
const send = createHttpClient({ socketPath })
let nginx: ChildProcess | undefined

beforeAll(async () => {
  if (!NGINX_PATH) return console.warn(NO_NGINX_MESSAGE)
  await writeHostFolder({ host: 'nginx', from: dist, out, release: true })
  mkdirSync(join(runtime, 'temporary'), { recursive: true })
  const file = join(runtime, 'nginx.conf')
  writeFileSync(file, createConfiguration())
  nginx = spawn(NGINX_PATH, ['-p', runtime, '-c', file, '-g', 'daemon off;'])
  const output = recordOutput(nginx)
  const fail = () => Promise.reject(new Error(`nginx failed to start:\n${output()}`))
  const firstResponse = vi.waitFor(() => send({ path: '/' }), { interval: 20, timeout: 100_000 })
  await Promise.race([firstResponse, once(nginx, 'close').then(fail)])
})
afterAll(async () => {
  if (nginx?.kill()) await once(nginx, 'close')
})

describe.skipIf(!NGINX_PATH)('nginx', () => {
  testHost(dist, send)

  test('rejects a folder with an invalid configuration', () => {
    const folder = join(workspace, 'invalid')
    cpSync(out, folder, { recursive: true })
    appendFileSync(join(folder, 'server.conf'), 'location = "/a" {} location = "/a" {}')
    const options = ['-p', runtime, '-g', `pid ${runtime}/test.pid; error_log stderr;`]
    const testRun = spawnSync(NGINX_PATH || '', ['-t', '-c', join(folder, 'test.conf'), ...options], {
      encoding: 'utf8',
    })
    expect(testRun).toMatchObject({ status: 1, stderr: expect.stringContaining('duplicate location') })
  })
})
