import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { copyProject, OUTSIDE } from '../support/projectCopy.ts'
import { emptyFolder } from '../support/siteFolder.ts'

const project = copyProject()
rmSync(join(project, 'content'), { recursive: true })
cpSync(FIXTURE, join(project, 'content'), { recursive: true })
afterAll(() => rmSync(project, { recursive: true, force: true }))

function checkFrom(cwd: string) {
  const env = { ...process.env, ...OUTSIDE }
  const { status, stderr } = spawnSync(process.execPath, [join(project, 'scripts/run.js'), 'check'], {
    cwd,
    env,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('a program that is started in another folder runs in the project', () => {
  const elsewhere = emptyFolder()
  expect(checkFrom(elsewhere)).toEqual({ status: 0, stderr: '' })
})

test('a check doesn’t touch the output of an interrupted build', () => {
  const previous = join(project, 'dist.previous-0123456789ab')
  mkdirSync(previous)
  expect(checkFrom(project)).toEqual({ status: 0, stderr: '' })
  expect([existsSync(previous), existsSync(join(project, 'dist'))]).toEqual([true, false])
})
