import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyProject, runProgramWith, UNSET_VITEST_ENV } from '../support/programs.ts'
import { editFile } from '../support/siteFolder.ts'

/** The environment variable `BREAK` breaks the code, so that all tests share a code build. */
const project = copyProject()

const CASES: [what: string, file: string, ...options: string[]][] = [
  ['a component that throws', 'renderer/components/PulseLine.tsx'],
  ['data that throws', 'pages/about/+data.ts'],
  ['a page that throws', 'pages/about/+Page.tsx'],
  ['a page that throws in Vike', 'pages/about/+Page.tsx', '--via-vike'],
]
const createThrow = (file: string) => `  if (process.env.BREAK === '${file}') throw new Error('It broke.')`
const FIRST_FUNCTION = /^export function \w+\(.*\{$/m

beforeAll(() => {
  for (const file of new Set(CASES.map(([, file]) => file)))
    editFile(join(project, file), (text) => text.replace(FIRST_FUNCTION, `$&\n${createThrow(file)}`))
  editFile(join(project, 'pages/about/+data.ts'), (text) =>
    text.replace(/^ {2}return \{$/m, "$&\n    ...(process.env.BREAK === 'map' && { when: new Map() }),"),
  )
})

const build = (brokenFile: string, ...options: string[]) =>
  runProgramWith(
    { cwd: project, env: { ...UNSET_VITEST_ENV, BREAK: brokenFile } },
    ...['build', '--content', 'tests/fixtures/content', '--out', join(project, 'dist'), ...options],
  )

// Run this before a successful build caches the pages.
test.each(CASES)('reports %s with its file, line, and page', async (_, file, ...options) => {
  const { code, output } = await build(file, ...options)
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`\n${file.replaceAll('+', '\\+')}:\\d+:`))
  expect(output).toMatch(/^> +\d+ \| {3}if .* throw new Error\('It broke\.'\)$/m)
  expect(output).toMatch(/while rendering \/[\w/-]* \(pages\/[\w/@-]+\)/)
  expect(output).not.toContain('.cache/')
})

test("reports data that can't be serialized with its page and path", async () => {
  const { code, output } = await build('map')
  expect(code).toBe(1)
  expect(output).toContain("The data of /about can't be serialized: `data.when` is a Map.")
  expect(output).toContain('pages/about/+data.ts')
  expect(output).not.toMatch(/^ +at /m)
})
