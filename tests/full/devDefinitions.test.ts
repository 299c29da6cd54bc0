import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveProject } from '../support/contentServer.ts'
import { copyProject, runInFolder } from '../support/projectCopy.ts'
import { replaceInFile } from '../support/siteFolder.ts'

const project = copyProject()
const POLL_OPTIONS = { timeout: 120_000 }
/** Excludes pages with problems, which also have an h1. */
const VALID_PAGE = /^(?!.*(?:problem-bar|The content has problems|The code has an error)).*<h1/s
const CONTENT_FOLDER = 'tests/fixtures/content'
const DEFINITION_PATH = join(project, 'renderer/collections/values/definition.ts')
const ENTRY_PATH = join(project, CONTENT_FOLDER, 'values/clarity.yaml')
const dev = serveProject(project)

/** Returns timeouts as text, because Vike may never respond. */
async function fetchPage(path: string): Promise<string> {
  const options = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }
  return fetch(dev.origin + path, options).then((response) => response.text(), String)
}

let requests = 0
// Restart Vite at every tenth request in case it missed a new file.
async function fetchOrRestart(path: string): Promise<string> {
  requests += 1
  if (requests % 10 === 0) replaceInFile(join(project, 'vite.config.ts'), 'export default', '\nexport default')
  return fetchPage(path)
}

test("accepts a new field, and rejects it after it's renamed", async () => {
  const text = readFileSync(ENTRY_PATH, 'utf8')
  writeFileSync(ENTRY_PATH, `${text}motto: Say it plainly.\n`)
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toContain('There is no field `motto` here.')
  replaceInFile(
    DEFINITION_PATH,
    'z.strictObject({',
    "z.strictObject({\n  motto: z.string().optional().describe('A motto.'),",
  )
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toMatch(VALID_PAGE)
  replaceInFile(DEFINITION_PATH, 'motto:', 'slogan:')
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toContain('There is no field `motto` here.')
  writeFileSync(ENTRY_PATH, text)
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toMatch(VALID_PAGE)
})

test('serves a new collection until its folders are deleted', async () => {
  const content = ['--content', CONTENT_FOLDER]
  runInFolder(project, 'scripts/run.js', 'new', 'collection', 'Case Studies', '--singular', 'case study', ...content)
  await expect
    .poll(() => fetchOrRestart('/case-studies/first'), { ...POLL_OPTIONS, interval: 2_000 })
    .toContain('<h1>The first case study</h1>')
  for (const folder of ['renderer/collections/caseStudies', `${CONTENT_FOLDER}/case-studies`, 'pages/case-studies'])
    rmSync(join(project, folder), { recursive: true })
  await expect.poll(() => fetchPage('/case-studies/first'), POLL_OPTIONS).not.toContain('<h1>The first case study</h1>')
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toMatch(VALID_PAGE)
})

test('shows an edit after Vite has restarted', async () => {
  // Vite writes a new token into its client script at each restart.
  const fetchClient = () =>
    fetch(`${dev.origin}/@vite/client`).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    )
  const before = await fetchClient()
  // Edit repeatedly, because Vite doesn't watch the file during a restart.
  const restart = async () => {
    replaceInFile(join(project, 'vite.config.ts'), 'export default', '\nexport default')
    return (await fetchClient()) ?? before
  }
  await expect.poll(restart, { ...POLL_OPTIONS, interval: 2_000 }).not.toBe(before)
  replaceInFile(ENTRY_PATH, 'We say what things cost.', 'We say it plainly.')
  await expect.poll(() => fetchPage('/about'), POLL_OPTIONS).toContain('We say it plainly.')
})
