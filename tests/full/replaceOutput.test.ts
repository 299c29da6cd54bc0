import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recoverOutput, replaceOutput } from '../../scripts/build/steps/outputFolder.ts'
import { serveUntilEnd } from '../support/programs.ts'
import { createTemporaryFolder, writeFiles, writeSite } from '../support/siteFolder.ts'

const REPLACING_PROGRAM = `
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { replaceOutput } from '${resolve('scripts/build/steps/outputFolder.ts')}'
const { ROOT, SIGNAL } = process.env
for (let site = 0; ; site += 1) {
  mkdirSync(ROOT + '/finished')
  for (let file = 0; file < 300; file += 1) writeFileSync(ROOT + '/finished/' + file, String(site))
  const replaced = replaceOutput(ROOT + '/finished', ROOT + '/out/dist')
  if (site > 0) setImmediate(killDuringRemoval)
  await replaced
}
function killDuringRemoval() {
  if (readdirSync(ROOT + '/out').some((name) => name.includes('.previous-'))) process.kill(process.pid, SIGNAL)
  else setImmediate(killDuringRemoval)
}`

const listSites = (dist: string) => new Set(readdirSync(dist).map((file) => readFileSync(join(dist, file), 'utf8')))

test('leaves a complete site after a signal, or after a kill and a recovery', async () => {
  const folder = writeFiles(createTemporaryFolder(), { 'replacing.mts': REPLACING_PROGRAM })
  for (const [signal, expectedCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: null })) {
    const root = createTemporaryFolder()
    const env = { ...process.env, ROOT: root, SIGNAL: signal }
    const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'replacing.mts')], { env })
    const [code] = await once(child, 'exit')
    expect(code, signal).toBe(expectedCode)
    const outDir = join(root, 'out/dist')
    if (signal === 'SIGKILL') await recoverOutput(outDir)
    else expect(readdirSync(join(root, 'out')), signal).toEqual(['dist'])
    expect(listSites(outDir).size, signal).toBe(1)
    expect(readdirSync(outDir).length, signal).toBe(300)
  }
})

test('serves new files of a rebuilt site, and 404 for removed files', async () => {
  const folder = join(createTemporaryFolder(), 'dist')
  writeSite(folder, { 'about.html': 'about', 'gone.html': 'gone', 'assets/a.js': 'old', _redirects: '/x /about 301' })
  const { origin } = await serveUntilEnd({ folder })
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  for (const path of ['/about', '/gone', '/assets/a.js']) expect((await get(path)).status).toBe(200)

  const rebuiltSite = writeSite(createTemporaryFolder(), {
    'about.html': 'a longer text about',
    'assets/b.js': 'new',
    _redirects: '/y / 301',
  })
  await replaceOutput(rebuiltSite, folder)
  expect(await (await get('/about')).text()).toBe('a longer text about')
  expect(await (await get('/assets/b.js')).text()).toBe('new')
  for (const path of ['/gone', '/assets/a.js', '/x']) expect((await get(path)).status).toBe(404)
  expect((await get('/y')).headers.get('location')).toBe('/')
})
