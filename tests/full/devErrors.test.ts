import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFile } from '../../scripts/replaceFile.ts'
import { serveProject } from '../support/contentServer.ts'
import { openPageAt } from '../support/page.ts'
import { copyProject } from '../support/projectCopy.ts'
import { editFile } from '../support/siteFolder.ts'

const project = copyProject()
const dev = serveProject(project)

const insertIntoFunction = (statement: string) => (text: string) =>
  text.replace(/^(export function \w+\(.*\{)$/m, `$1\n  ${statement}`)
const append = (line: string) => (text: string) => `${text}\n${line}\n`

const THROW_STATEMENT = "throw new Error('It broke.')"

const CASES: [what: string, file: string, change: (text: string) => string, message: string][] = [
  ['a component that throws', 'pages/about/+Page.tsx', insertIntoFunction(THROW_STATEMENT), 'It broke.'],
  ['data that throws', 'pages/about/+data.ts', insertIntoFunction(THROW_STATEMENT), 'It broke.'],
  ['a syntax error in a shared module', 'renderer/urls.ts', append('export cnst broken = 1'), 'cnst'],
  ['a syntax error in a stylesheet', 'pages/about/utilities.css', append('.broken { color: red; } }'), '.broken'],
  ['a definition that throws', 'renderer/collections/values/definition.ts', append(THROW_STATEMENT), 'It broke.'],
]

const getPage = () =>
  fetch(`${dev.origin}/about`, { headers: { accept: 'text/html' } }).then((response) => response.text(), String)

test.each(CASES)("shows %s with its file, line, and source until it's fixed", async (_, file, change, message) => {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  await expect.poll(getPage).toContain('<footer')
  editFile(path, change)
  await expect.poll(getPage).toContain(`${file}:${findChangedLine(before, readFileSync(path, 'utf8'))}:`)
  expect(await getPage()).toContain(message)
  // Replace the file atomically so that Vike doesn't read an empty file. Repeat this in case the watcher misses the change.
  const restoreAndGetPage = () => {
    replaceFile(path, before)
    return getPage()
  }
  await expect.poll(restoreAndGetPage, { interval: 1_000 }).toContain('<footer')
})

test("shows an error in Vite's overlay, and reloads the page when it's fixed", async () => {
  const path = join(project, 'pages/about/+Page.tsx')
  const before = readFileSync(path, 'utf8')
  editFile(path, insertIntoFunction(THROW_STATEMENT))
  await expect.poll(getPage).toContain('It broke.')
  const page = await openPageAt(`${dev.origin}/about`, { allowProblems: true })
  const overlay = page.locator('vite-error-overlay .message')
  await expect.poll(() => overlay.textContent()).toContain('It broke.')
  // Another change would interrupt a slow reload, so restore the file only while the overlay is visible.
  const restoreAndCount = async () => {
    if ((await overlay.count()) > 0) replaceFile(path, before)
    return page.locator('footer').count()
  }
  await expect.poll(restoreAndCount, { interval: 5_000 }).toBe(1)
})

function findChangedLine(before: string, after: string): number {
  const previousLines = before.split('\n')
  return after.split('\n').findIndex((line, index) => line !== '' && line !== previousLines[index]) + 1
}
