import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFile } from '../../scripts/replaceFile.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { copyProject, serveProject } from '../support/programs.ts'
import { editFile, replaceInFile } from '../support/siteFolder.ts'

const project = copyProject()
const dev = serveProject(project)

const insertIntoFunction = (statement: string) => (text: string) =>
  text.replace(/^(export function \w+\(.*\{)$/m, `$1\n  ${statement}`)
const append = (line: string) => (text: string) => `${text}\n${line}\n`

const THROW_STATEMENT = "throw new Error('It broke.')"
const DEFINITION_PATH = 'renderer/collections/values/definition.ts'

const CASES: [what: string, file: string, change: (text: string) => string, message: string][] = [
  ['a component that throws', 'pages/about/+Page.tsx', insertIntoFunction(THROW_STATEMENT), 'It broke.'],
  ['data that throws', 'pages/about/+data.ts', insertIntoFunction(THROW_STATEMENT), 'It broke.'],
  ['a syntax error in a shared module', 'renderer/urls.ts', append('export cnst broken = 1'), 'cnst'],
  ['a syntax error in a stylesheet', 'pages/about/utilities.css', append('.broken { color: red; } }'), '.broken'],
  ['a definition that throws', DEFINITION_PATH, append(THROW_STATEMENT), 'It broke.'],
]

/** Returns timeouts as text, because Vike may never respond. */
const getPage = () =>
  fetch(`${dev.origin}/about`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }).then(
    (response) => response.text(),
    String,
  )

test.each(CASES)("shows %s with its file, line, and source until it's fixed", async (_, file, change, message) => {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  await expect.poll(getPage).toContain('<footer')
  editFile(path, change)
  await expect.poll(getPage).toContain(`${file}:${findChangedLine(before, readFileSync(path, 'utf8'))}:`)
  await expect.poll(getPage).toContain(message)
  // Replace the file atomically so that Vike doesn't read an empty file. Repeat this in case the watcher misses the change.
  const restoreAndGetPage = () => {
    replaceFile(path, before)
    return getPage()
  }
  await expect.poll(restoreAndGetPage, { interval: 1_000 }).toContain('<footer')
})

function findChangedLine(before: string, after: string): number {
  const previousLines = before.split('\n')
  return after.split('\n').findIndex((line, index) => line !== '' && line !== previousLines[index]) + 1
}

test("accepts a new field, and rejects it after it's renamed", async () => {
  const unknownField = 'There is no field `motto` here.'
  editFile(join(project, FIXTURE, 'values/clarity.yaml'), append('motto: Say it plainly.'))
  await expect.poll(getPage).toContain(unknownField)
  const schema = 'z.strictObject({'
  replaceInFile(join(project, DEFINITION_PATH), schema, `${schema}\n  motto: z.string().describe('A motto.'),`)
  await expect.poll(getPage).toMatch(/^(?!.*There is no field).*<footer/s)
  replaceInFile(join(project, DEFINITION_PATH), 'motto:', 'slogan:')
  await expect.poll(getPage).toContain(unknownField)
})
