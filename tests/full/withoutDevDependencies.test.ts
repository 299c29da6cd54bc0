import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kill, outputOf, startDev, startProgram } from '../support/programs.ts'
import { copyProject, OUTSIDE } from '../support/projectCopy.ts'

let project: string
const CONTENT = 'tests/fixtures/content'

beforeAll(() => {
  project = copyProject({ omitDev: true })
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the development server serves the site, and /admin explains how to install the content system', async () => {
  const dev = await startDev(CONTENT, { cwd: project, env: OUTSIDE })
  try {
    const get = (path: string) => fetch(dev.address + path, { headers: { accept: 'text/html' } })
    expect((await get('/about')).status, dev.output()).toBe(200)
    expect((await get('/pages.tsv')).status).toBe(200)
    expect(await (await get('/admin')).text()).toContain('npm ci --include=dev')
  } finally {
    await kill(dev.server)
  }
})

test.each([['--admin'], ['--editable', 'https://github.com/owner/site/edit/main/content']])(
  'a build with %s names the command that installs the content system',
  async (...options) => {
    const command = ['prerender', '--content', CONTENT, '--out', join(project, 'dist'), ...options]
    const child = startProgram(command, { cwd: project, env: OUTSIDE })
    const output = outputOf(child)
    const code = await new Promise((settle) => child.on('close', settle))
    expect(code).toBe(1)
    expect(output()).toContain('npm ci --include=dev')
    expect(output()).not.toContain('ENOENT')
    expect(output()).not.toMatch(/^ +at /m)
  },
)
