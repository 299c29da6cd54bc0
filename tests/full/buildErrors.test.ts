import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outputOf, startProgram } from '../support/programs.ts'
import { copyProject, OUTSIDE } from '../support/projectCopy.ts'

/** `npm run build` on a copy of this project, whose code the tests break. */
let project: string

beforeAll(() => {
  project = copyProject()
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

async function build(...options: string[]) {
  const command = ['prerender', '--content', 'tests/fixtures/content', '--out', join(project, 'dist'), ...options]
  const child = startProgram(command, { cwd: project, env: OUTSIDE })
  const output = outputOf(child)
  const code = await new Promise((settle) => child.on('close', settle))
  return { code, output: output() }
}

/** Adds a statement at the start of the first function of a file. Returns the statement's line, and a function that removes it. */
function addStatement(file: string, statement: string) {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(/^export function \w+\(.*\{$/m, `$&\n${statement}`)
  writeFileSync(path, after)
  return { line: after.split('\n').indexOf(statement) + 1, restore: () => writeFileSync(path, before) }
}

test('a build of new code only prints its steps', async () => {
  const { code, output } = await build()
  expect(code, output).toBe(0)
  const lines = output.slice(output.indexOf('check content'), output.indexOf('render pages')).trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(/^check content /), expect.stringMatching(/^build code .* new$/)])
})

test.each([
  ['a page that throws', 'pages/about/+Page.tsx', []],
  ['data that throws', 'pages/about/+data.ts', []],
  ['a component that throws', 'renderer/components/BeatLine.tsx', []],
  ['a page that throws in Vike', 'pages/about/+Page.tsx', ['--via-vike']],
])('%s fails the build with its source file, its line, and the page’s address', async (_, file, options) => {
  const { line, restore } = addStatement(file, "  throw new Error('It broke.')")
  const { code, output } = await build(...options)
  restore()
  expect(code).toBe(1)
  expect(output).toContain(`\n${file}:${line}:`)
  expect(output).toContain(`> ${line} |   throw new Error('It broke.')`)
  expect(output).toMatch(/while rendering \/[\w/-]* \(pages\/[\w/@-]+\)/)
  expect(output).not.toContain('.cache/')
})

test('data that can’t be serialized fails the build with the page and the path in its data', async () => {
  const path = join(project, 'pages/about/+data.ts')
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace(/^ {2}return \{$/m, '$&\n    when: new Map(),'))
  const { code, output } = await build()
  writeFileSync(path, before)
  expect(code).toBe(1)
  expect(output).toContain('The data of /about can’t be serialized: `data.when` is a Map.')
  expect(output).toContain('pages/about/+data.ts')
  expect(output).not.toMatch(/^ +at /m)
})
