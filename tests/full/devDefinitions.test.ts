import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kill, startDev } from '../support/programs.ts'
import { copyProject, OUTSIDE, runIn } from '../support/projectCopy.ts'
import { replaceIn } from '../support/siteFolder.ts'

const project = copyProject()
const PATIENT = { timeout: 120_000 }
/** Pages with problems also contain an h1, but should not match. */
const VALID_PAGE = /^(?!.*(?:problem-bar|The content has problems|The code has an error)).*<h1/s
const CONTENT = 'tests/fixtures/content'
const DEFINITION = join(project, 'renderer/collections/values/definition.ts')
const ENTRY = join(project, CONTENT, 'values/clarity.yaml')
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  dev = await startDev(CONTENT, { cwd: project, env: OUTSIDE })
})
afterAll(async () => {
  await kill(dev.server)
  rmSync(project, { recursive: true, force: true })
})

/** Returns timeouts as text. Vike may keep a request waiting. */
async function fetchPage(path: string): Promise<string> {
  const options = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }
  return fetch(dev.address + path, options).then((response) => response.text(), String)
}

let requests = 0
// Restart Vite at every tenth request in case it missed a new file.
async function fetchOrRestart(path: string): Promise<string> {
  requests += 1
  if (requests % 10 === 0) replaceIn(join(project, 'vite.config.ts'), 'export default', '\nexport default')
  return fetchPage(path)
}

test("accepts a new field, and rejects it after it's removed", async () => {
  const text = readFileSync(ENTRY, 'utf8')
  writeFileSync(ENTRY, `${text}motto: Say it plainly.\n`)
  await expect.poll(() => fetchPage('/about'), PATIENT).toContain('There is no field `motto` here.')
  replaceIn(DEFINITION, 'z.strictObject({', "z.strictObject({\n  motto: z.string().optional().describe('A motto.'),")
  await expect.poll(() => fetchPage('/about'), PATIENT).toMatch(VALID_PAGE)
  replaceIn(DEFINITION, 'motto:', 'slogan:')
  await expect.poll(() => fetchPage('/about'), PATIENT).toContain('There is no field `motto` here.')
  writeFileSync(ENTRY, text)
  await expect.poll(() => fetchPage('/about'), PATIENT).toMatch(VALID_PAGE)
})

test('serves a new collection, and removes it with its folders', async () => {
  const content = ['--content', CONTENT]
  runIn(project, 'scripts/run.js', 'new', 'collection', 'Case Studies', '--singular', 'case study', ...content)
  await expect
    .poll(() => fetchOrRestart('/case-studies/first'), { ...PATIENT, interval: 2_000 })
    .toContain('<h1>The first case study</h1>')
  for (const folder of ['renderer/collections/caseStudies', `${CONTENT}/case-studies`, 'pages/case-studies'])
    rmSync(join(project, folder), { recursive: true })
  await expect.poll(() => fetchPage('/case-studies/first'), PATIENT).not.toContain('<h1>The first case study</h1>')
  await expect.poll(() => fetchPage('/about'), PATIENT).toMatch(VALID_PAGE)
})

test('shows an edit after Vite has restarted', async () => {
  // Vite writes a new token into its client script at each restart.
  const fetchClient = () =>
    fetch(`${dev.address}/@vite/client`).then(
      (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    )
  const before = await fetchClient()
  // Edit repeatedly, because Vite does not watch the file during a restart.
  const restart = async () => {
    replaceIn(join(project, 'vite.config.ts'), 'export default', '\nexport default')
    return (await fetchClient()) ?? before
  }
  await expect.poll(restart, { ...PATIENT, interval: 2_000 }).not.toBe(before)
  replaceIn(ENTRY, 'We say what things cost.', 'We say it plainly.')
  await expect.poll(() => fetchPage('/about'), PATIENT).toContain('We say it plainly.')
})
