import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/page.ts'
import { kill, startDev } from '../support/programs.ts'
import { copyProject, OUTSIDE } from '../support/projectCopy.ts'
import { edit } from '../support/siteFolder.ts'

/** `npm run dev` on a copy of this project, whose code the tests break. */
const project = copyProject()
let dev: Awaited<ReturnType<typeof startDev>>

beforeAll(async () => {
  dev = await startDev('tests/fixtures/content', { cwd: project, env: OUTSIDE })
})
afterAll(async () => {
  await kill(dev.server)
  rmSync(project, { recursive: true, force: true })
})

/** Adds a statement at the start of the first function of a file. */
const inFunction = (statement: string) => (text: string) =>
  text.replace(/^(export function \w+\(.*\{)$/m, `$1\n  ${statement}`)
const syntaxError = (text: string) => `${text}\nexport cnst broken = 1\n`

const THROW = "throw new Error('It broke.')"

const CASES = [
  { what: 'a component that throws', file: 'pages/about/+Page.tsx', change: inFunction(THROW), says: 'It broke.' },
  { what: 'data that throws', file: 'pages/about/+data.ts', change: inFunction(THROW), says: 'It broke.' },
  { what: 'a syntax error in a page', file: 'pages/about/+Page.tsx', change: syntaxError, says: 'cnst' },
  { what: 'a syntax error in a component', file: 'renderer/components/Basis.tsx', change: syntaxError, says: 'cnst' },
  { what: 'a syntax error in a shared module', file: 'renderer/urls.ts', change: syntaxError, says: 'cnst' },
  {
    what: 'a syntax error in a stylesheet',
    file: 'pages/about/utilities.css',
    change: (text: string) => `${text}\n.broken { color: red; } }\n`,
    says: '.broken',
  },
  {
    what: 'a syntax error in a definition',
    file: 'renderer/collections/values/definition.ts',
    change: syntaxError,
    says: 'cnst',
  },
  {
    what: 'a definition that throws',
    file: 'renderer/collections/values/definition.ts',
    change: (text: string) => `${text}\n${THROW}\n`,
    says: 'It broke.',
  },
]

/** The text of Vite's overlay, which is in its shadow root. */
const overlayText = (page: Page) =>
  page.locator('vite-error-overlay').evaluate((overlay) => overlay.shadowRoot?.querySelector('.window')?.textContent)

test.each(CASES)(
  '$what is shown with its file, line, and source, until it is fixed',
  async ({ file, change, says }) => {
    const path = join(project, file)
    const before = readFileSync(path, 'utf8')
    const page = await openPage({ allowProblems: true })
    await page.goto(`${dev.address}/about`)
    await page.locator('footer').waitFor()

    edit(path, change)
    const changedLine = lineOfChange(before, readFileSync(path, 'utf8'))
    await expect.poll(() => overlayText(page)).toContain(`${file}:${changedLine}:`)
    expect(await overlayText(page)).toContain(says)
    await page.reload()
    await expect.poll(() => overlayText(page)).toContain(`${file}:${changedLine}:`)

    writeFileSync(path, before)
    await page.locator('footer').waitFor()
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' })
  },
)

/** The number of the first line with text that an edit has added or changed. */
function lineOfChange(before: string, after: string): number {
  const earlier = before.split('\n')
  return after.split('\n').findIndex((line, index) => line !== '' && line !== earlier[index]) + 1
}

/** Writes a file again before each request: the watcher can miss a change that follows another within milliseconds. */
async function restore(path: string, text: string): Promise<void> {
  writeFileSync(path, text)
}

test('data that can’t be serialized is refused with the page and the path in its data', async () => {
  const path = join(project, 'pages/about/+data.ts')
  const before = readFileSync(path, 'utf8')
  edit(path, (text) => text.replace(/^ {2}return \{$/m, '$&\n    when: new Map(),'))
  const get = async () => (await fetch(`${dev.address}/about`, { headers: { accept: 'text/html' } })).text()
  await expect.poll(get).toContain('The data of /about can’t be serialized: `data.when` is a Map.')
  await expect.poll(() => restore(path, before).then(get)).toContain('<footer')
})

test('a request for something other than a page gets the error as text', async () => {
  const path = join(project, 'renderer/urls.ts')
  const before = readFileSync(path, 'utf8')
  appendFileSync(path, 'export cnst broken = 1\n')
  const get = async () => {
    const response = await fetch(`${dev.address}/about`, { headers: { accept: '*/*' } })
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`
  }
  await expect.poll(get).toMatch(/^500 text\/plain; charset=utf-8 renderer\/urls\.ts:\d+:\d+\n/)
  await expect.poll(() => restore(path, before).then(get)).toContain('<footer')
})
