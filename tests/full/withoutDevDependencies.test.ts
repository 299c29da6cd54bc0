import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killProgram, startDev } from '../support/programs.ts'
import { copyProject, runInFolder, UNSET_VITEST_ENV } from '../support/projectCopy.ts'

let project: string
const CONTENT_FOLDER = 'tests/fixtures/content'

beforeAll(() => {
  project = copyProject({ omitDev: true })
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('serves the site in development, and explains at /admin how to install the CMS', async () => {
  const dev = await startDev(CONTENT_FOLDER, { cwd: project, env: UNSET_VITEST_ENV })
  try {
    const get = (path: string) => fetch(dev.origin + path, { headers: { accept: 'text/html' } })
    expect((await get('/about')).status, dev.output()).toBe(200)
    expect((await get('/pages.tsv')).status).toBe(200)
    expect(await (await get('/admin')).text()).toContain('npm ci --include=dev')
  } finally {
    await killProgram(dev.server)
  }
})

test.each([['--admin'], ['--editable', 'https://github.com/owner/site/edit/main/content']])(
  'names the command that installs the CMS if a build has %s',
  (...options) => {
    const build = () => runInFolder(project, 'scripts/run.js', 'prerender', '--content', CONTENT_FOLDER, ...options)
    expect(build).toThrow('npm ci --include=dev')
    expect(build).not.toThrow(/ENOENT|^ +at /m)
  },
)
