import { expect, test } from 'vitest'
import { copyProject, runInFolder, serveProject } from '../support/programs.ts'

const project = copyProject({ omitDev: true })
const dev = serveProject(project)

test('serves the site in development, and explains at /admin how to install the CMS', async () => {
  const get = (path: string) => fetch(dev.origin + path, { headers: { accept: 'text/html' } })
  expect((await get('/about')).status, dev.output()).toBe(200)
  expect((await get('/pages.tsv')).status).toBe(200)
  expect(await (await get('/admin')).text()).toContain('npm ci --include=dev')
})

test.each([['--admin'], ['--editable', 'https://github.com/owner/site/edit/main/content']])(
  'names the command that installs the CMS if a build has %s',
  (...options) => {
    const build = () => runInFolder(project, 'scripts/run.js', 'build', '--content', dev.content, ...options)
    expect(build).toThrow('npm ci --include=dev')
    expect(build).not.toThrow(/ENOENT|^ +at /m)
  },
)
