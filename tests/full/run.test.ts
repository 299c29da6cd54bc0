import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { copyProject, runInFolder, runProgram } from '../support/programs.ts'
import { createTemporaryFolder } from '../support/siteFolder.ts'

const project = copyProject()
rmSync(join(project, 'content'), { recursive: true })
cpSync(FIXTURE, join(project, 'content'), { recursive: true })

const checkFrom = (folder: string) => runInFolder(folder, join(project, 'scripts/run.js'), 'check')

test("runs in the project folder even if it's started from another folder", () => {
  expect(() => checkFrom(createTemporaryFolder())).not.toThrow()
})

test("doesn't restore or delete an interrupted build during a check", () => {
  const interruptedBuild = join(project, 'dist.previous-0123456789ab')
  mkdirSync(interruptedBuild)
  checkFrom(project)
  expect([existsSync(interruptedBuild), existsSync(join(project, 'dist'))]).toEqual([true, false])
})

test('reports an unknown program', async () => {
  const { code, output } = await runProgram('chek')
  expect(code).toBe(1)
  expect(output).toContain('chek')
  expect(output).not.toMatch(/^ +at /m)
})

test('prints the position of a syntax error', () => {
  appendFileSync(join(project, 'scripts/git.ts'), 'export cnst broken = 1')
  const message = expect.stringMatching(/scripts\/git\.ts:\d+:\d+: .*"cnst"(?![\s\S]*\n +at )/)
  expect(() => checkFrom(project)).toThrow(expect.objectContaining({ message }))
})
